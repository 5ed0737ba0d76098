import { Phone } from "lucide-react";
import { facts, practice, serviceWords } from "#content";
import { fill } from "../../../content-schema/format/fill.ts";
import { formatPhone } from "../../../content-schema/format/phone.ts";
import { ButtonLink } from "../../components/button/button.tsx";
import { Illustration } from "../../components/coast/illustration.tsx";
import { pageActions } from "../../data-attributes.ts";
import { BookButton } from "../../features/booking/book-button.tsx";

const { heading, firstVisit, office, officePrice, officeNote } = serviceWords.prices;

/** The price of each type of visit that the practice offers. */
export function Prices() {
  return (
    <section className="prices card section-deep" aria-labelledby="prices">
      <h2 id="prices">{heading}</h2>
      <dl>
        {visitPrices.map(({ label, price }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="prices-figure">{price}</dd>
          </div>
        ))}
        <div>
          <dt>{firstVisit}</dt>
          <dd>{facts["price.firstVisit"]}</dd>
        </div>
        <div>
          <dt>{office}</dt>
          <dd>{officePrice}</dd>
        </div>
      </dl>
      {officeNote ? <p className="prices-note">{officeNote}</p> : null}
      <div className="prices-actions button-row" {...pageActions}>
        <BookButton>{serviceWords.book}</BookButton>
        <ButtonLink href={`tel:${practice.phones.main}`} kind="on-deep">
          <Phone aria-hidden="true" />
          {fill(serviceWords.call, { phone: formatPhone(practice.phones.main) })}
        </ButtonLink>
      </div>
      <Illustration name="headland" className="prices-art" />
    </section>
  );
}

const { photoConsult, telehealth } = serviceWords.prices;
const state = facts["photoConsult.state"] ?? "";

const visitPrices = [
  { label: photoConsult, price: facts["price.photoConsult"] },
  { label: fill(telehealth, { state }), price: facts["price.telehealth"] },
].filter(({ price }) => price);
