import { type Service, serviceWords } from "#content";
import { Disclosure } from "../../components/disclosure/disclosure.tsx";

/** Common questions; the first is open, to show that they unfold. */
export function Faq({ entries }: { entries: Service["faq"] }) {
  return (
    <section className="service-part faq" aria-labelledby="faq">
      <h2 id="faq">{serviceWords.faq}</h2>
      <div>
        {entries.map(({ question, answer }, index) => (
          <Disclosure key={question} label={question} open={index === 0}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
