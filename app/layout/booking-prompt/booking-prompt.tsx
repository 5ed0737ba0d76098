import { bookingWords } from "../../../content-schema/booking-words.ts";
import { hasPhotoConsult } from "../../../content-schema/modules.ts";
import { practice } from "../../../content-schema/practice.ts";
import { words } from "../../../content-schema/words.ts";
import { ButtonLink } from "../../components/button/button.tsx";
import { formatPhone } from "../../components/phone-link/format-phone.ts";
import { Section } from "../../components/section/section.tsx";
import { BookButton } from "../../features/booking/book-button.tsx";
import { paths } from "../../paths.ts";
import "./booking-prompt.css";

/** The last word of a page: the three ways to be seen, with their prices. */
export function BookingPrompt() {
  const { eyebrow, heading, lead, photo } = bookingWords.prompt;
  return (
    <Section ground="deep" eyebrow={eyebrow} heading={heading} lead={<p>{lead}</p>}>
      <div className="booking-prompt-actions">
        <BookButton source="service" size="large">
          {words.book}
        </BookButton>
        {practice.offices.map((office) => (
          <ButtonLink key={office.id} href={`tel:${office.phone}`} kind="on-deep" size="large">
            {`${office.name}: ${formatPhone(office.phone)}`}
          </ButtonLink>
        ))}
        {hasPhotoConsult ? (
          <ButtonLink href={paths.photoConsult} kind="on-deep" size="large">
            {photo}
          </ButtonLink>
        ) : null}
      </div>
    </Section>
  );
}
