import { CalendarDays, Phone, Siren } from "lucide-react";
import { serviceWords } from "../../../content/service-words.ts";
import "./care-cards.css";

const words = serviceWords.care;
const urgencies = [
  { key: "emergency", Icon: Siren },
  { key: "today", Icon: Phone },
  { key: "visit", Icon: CalendarDays },
] as const;

/** When to seek care, in three urgencies told apart by words, sign and order, not by colour alone (WCAG 1.4.1). */
export function CareCards(care: {
  emergency: readonly string[];
  today: readonly string[];
  visit: readonly string[];
}) {
  return (
    <section className="care" aria-labelledby="care">
      <h2 id="care">{words.heading}</h2>
      <div className="care-cards">
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
          </div>
        ))}
      </div>
    </section>
  );
}
