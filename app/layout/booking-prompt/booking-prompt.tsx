import { practice } from "../../../content/practice.ts";
import { ButtonLink } from "../../components/button/button.tsx";
import { formatPhone } from "../../components/phone-link/format-phone.ts";
import { formatPrice } from "../../components/price/format-price.ts";
import { Section } from "../../components/section/section.tsx";
import { BookButton } from "../../features/booking/book-button.tsx";
import "./booking-prompt.css";

/** The last word of a page: the three ways to be seen, with their prices. */
export function BookingPrompt({ heading = "Ready when you are" }: { heading?: string }) {
  return (
    <Section
      ground="deep"
      eyebrow="Next step"
      heading={heading}
      lead={
        <p>
          Photo consult {formatPrice(practice.prices.photoConsult)}, video visit{" "}
          {formatPrice(practice.prices.telehealth)}, or come in: the package price of any treatment
          is agreed before it starts.
        </p>
      }
    >
      <div className="booking-prompt-actions">
        <BookButton source="service" size="large">
          Book Online
        </BookButton>
        {practice.offices.map((office) => (
          <ButtonLink key={office.id} href={`tel:${office.phone}`} kind="on-deep" size="large">
            {office.name}: {formatPhone(office.phone)}
          </ButtonLink>
        ))}
        <ButtonLink href="/content/photo-consult" kind="on-deep" size="large">
          Photo consult
        </ButtonLink>
      </div>
    </Section>
  );
}
