import { photoConsult } from "../../../content-schema/photo-consult.ts";
import { Section } from "../../components/section/section.tsx";
import { BookButton } from "../../features/booking/book-button.tsx";

/** The video visit: its price, what it is good for, how it runs, and booking (decision 42). */
export function Telehealth() {
  const { eyebrow, heading, lead, good, how, note, cancellation, book } = photoConsult.telehealth;
  return (
    <Section ground="sand" id="telehealth" eyebrow={eyebrow} heading={heading} lead={<p>{lead}</p>}>
      <div className="telehealth">
        <div>
          <h3>{good.heading}</h3>
          <ul>
            {good.list.map((use) => (
              <li key={use}>{use}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{how.heading}</h3>
          <ol>
            {how.list.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
      <div className="telehealth-book">
        <BookButton source="telehealth" size="large">
          {book}
        </BookButton>
        <p>{note}</p>
        <p>{cancellation}</p>
      </div>
    </Section>
  );
}
