import { practice, telehealth } from "#content";
import { Disclosure } from "../../components/disclosure/disclosure.tsx";
import { Price } from "../../components/price/price.tsx";
import { Section } from "../../components/section/section.tsx";
import { BookButton } from "../../features/booking/book-button.tsx";
import "./telehealth.css";

/** The video visit: uses, steps, price and booking. */
export function Telehealth() {
  if (!telehealth) return null;
  const { eyebrow, heading, lead, good, how, note, cancellation, book } = telehealth;
  return (
    <Section id="telehealth" eyebrow={eyebrow} heading={heading} lead={<p>{lead}</p>}>
      <div className="telehealth">
        <div>
          <Disclosure label={<h3>{how.heading}</h3>}>
            <p>{good}</p>
            <ol className="consult-steps">
              {how.list.map((step) => (
                <li key={step.heading}>
                  <h4>{step.heading}</h4>
                  <p>{step.text}</p>
                </li>
              ))}
            </ol>
          </Disclosure>
        </div>
        <div className="telehealth-book">
          {practice.telehealth ? <Price dollars={practice.telehealth.price} /> : null}
          <BookButton size="large">{book}</BookButton>
          <p>{note}</p>
          <p>{cancellation}</p>
        </div>
      </div>
    </Section>
  );
}
