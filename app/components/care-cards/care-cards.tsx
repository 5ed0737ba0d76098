import { CalendarDays, Clock, Siren } from "lucide-react";
import type { ReactNode } from "react";
import { serviceWords } from "#content";
import "./care-cards.css";

const { parts, care: words } = serviceWords;
const urgencies = [
  { key: "emergency", Icon: Siren },
  { key: "today", Icon: Clock },
  { key: "visit", Icon: CalendarDays },
] as const;

type Urgency = (typeof urgencies)[number]["key"];

/** Three levels of urgency, told apart by text, icon and order, not by color alone (WCAG 1.4.1). */
export function CareCards({
  actions,
  children,
  ...care
}: Record<Urgency, readonly string[]> & {
  actions: Record<Urgency, ReactNode>;
  children?: ReactNode;
}) {
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
            {actions[key]}
          </div>
        ))}
      </div>
      {children}
    </section>
  );
}
