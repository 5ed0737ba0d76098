import { CalendarDays, Phone, Siren } from "lucide-react";
import "./care-cards.css";

const urgencies = [
  { key: "emergency", Icon: Siren, heading: "Call 911 or go to the ER" },
  { key: "today", Icon: Phone, heading: "Call us today" },
  { key: "visit", Icon: CalendarDays, heading: "Book a visit" },
] as const;

/** When to seek care, in three urgencies told apart by words, sign and order, not by colour alone (WCAG 1.4.1). */
export function CareCards(care: {
  emergency: readonly string[];
  today: readonly string[];
  visit: readonly string[];
}) {
  return (
    <section className="care" aria-labelledby="care">
      <h2 id="care">When to get help</h2>
      <div className="care-cards">
        {urgencies.map(({ key, Icon, heading }) => (
          <div key={key} className={`care-card care-card-${key}`}>
            <h3>
              <Icon aria-hidden="true" />
              {heading}
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
