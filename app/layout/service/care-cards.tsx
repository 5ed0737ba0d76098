import { CalendarDays, Clock, Siren } from "lucide-react";
import { type Service, serviceWords } from "#content";
import { Cites } from "./citations.tsx";
import { careActions } from "./urgency.tsx";

const { parts, care: words } = serviceWords;
const urgencies = [
  { key: "emergency", Icon: Siren },
  { key: "today", Icon: Clock },
  { key: "visit", Icon: CalendarDays },
] as const;

/** Three levels of urgency, told apart by text, icon and order, not by color alone (WCAG 1.4.1). */
export function CareCards({ care }: { care: Service["care"] }) {
  return (
    <section className="care" aria-labelledby="care">
      <h2 id="care">{parts.care}</h2>
      <div className="care-cards stack">
        {urgencies.map(({ key, Icon }) => (
          <div key={key} className={`care-card care-card-${key}`}>
            <h3>
              <Icon aria-hidden="true" />
              {words[key]}
            </h3>
            <ul>
              {care[key].map((sign) => (
                <li key={sign}>{sign}</li>
              ))}
            </ul>
            {careActions[key]}
          </div>
        ))}
      </div>
      {care.sources?.length ? (
        <p className="service-care-sources">
          {words.sources}
          <Cites numbers={care.sources} />
        </p>
      ) : null}
    </section>
  );
}
