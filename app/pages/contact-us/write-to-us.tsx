import { contactForm, contactWords } from "#content";
import { Section } from "../../components/section/section.tsx";
import { ContactForm } from "../../features/contact-form/contact-form.tsx";
import "./write-to-us.css";

/** The contact form, and what happens after a message is sent. */
export function WriteToUs({ endpoint }: { endpoint: string }) {
  const { heading, list } = contactWords.after;
  return (
    <Section id="write" eyebrow={contactForm.eyebrow} heading={contactForm.heading}>
      <div className="contact-write">
        <ContactForm endpoint={endpoint} />
        <div className="contact-after">
          <h3>{heading}</h3>
          <ul>
            {list.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
