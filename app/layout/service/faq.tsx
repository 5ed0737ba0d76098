import { ChevronDown } from "lucide-react";
import { type Service, serviceWords } from "#content";

/**
 * Common questions as native disclosures, which find-in-page and browsers without script can open.
 * The first is open, to show that they expand.
 */
export function Faq({ entries }: { entries: Service["faq"] }) {
  return (
    <section className="service-part faq" aria-labelledby="faq">
      <h2 id="faq">{serviceWords.faq}</h2>
      {entries.map(({ question, answer }, index) => (
        <details key={question} className="faq-entry" open={index === 0}>
          <summary>
            <span>{question}</span>
            <ChevronDown aria-hidden="true" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}
