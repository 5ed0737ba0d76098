import { Phone } from "lucide-react";
import { useId } from "react";
import { practice } from "../../../content-schema/practice.ts";
import { serviceWords } from "../../../content-schema/service-words.ts";
import { ButtonLink } from "../../components/button/button.tsx";
import { fill } from "../../components/fill/fill.ts";
import { formatPhone } from "../../components/phone-link/format-phone.ts";
import { BookButton } from "../../features/booking/book-button.tsx";
import { visitPrices } from "./visit-prices.ts";

const { heading, office, officePrice, officeNote } = serviceWords.prices;

/** What each kind of visit costs; a visit that the practice does not offer has no row. */
export function Prices() {
  const headingId = useId();
  return (
    <section className="prices" aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <dl>
        {visitPrices.map(({ label, price }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="prices-figure">{price}</dd>
          </div>
        ))}
        <div>
          <dt>{office}</dt>
          <dd>{officePrice}</dd>
        </div>
      </dl>
      {officeNote ? <p className="prices-note">{officeNote}</p> : null}
      <div className="prices-actions">
        <BookButton source="service">{serviceWords.book}</BookButton>
        <ButtonLink href={`tel:${practice.phones.main}`} kind="on-deep">
          <Phone aria-hidden="true" />
          {fill(serviceWords.call, { phone: formatPhone(practice.phones.main) })}
        </ButtonLink>
      </div>
      <Headland />
    </section>
  );
}

/** Evening on the coast, at the card's foot. */
function Headland() {
  return (
    <svg className="prices-art" viewBox="0 0 380 280" aria-hidden="true">
      <circle className="prices-glow" cx="262" cy="70" r="52" />
      <circle className="prices-sun" cx="262" cy="72" r="35" />
      <path className="prices-far" d="M70 280q40-96 118-112c64-14 120-12 192-44v156z" />
      <path className="prices-rim" d="M70 280q40-96 118-112c64-14 120-12 192-44" />
      <path className="prices-mid" d="M40 280q60-62 142-70t198-24v94z" />
      <path className="prices-rim" d="M40 280q60-62 142-70t198-24" />
      <path className="prices-near" d="M0 280q90-46 190-44t190-12v56z" />
      <path className="prices-rim" d="M0 280q90-46 190-44t190-12" />
      <path className="prices-glint" d="M256 250h44M268 260h26M248 270h30" />
    </svg>
  );
}
