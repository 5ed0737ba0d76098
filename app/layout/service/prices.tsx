import { facts, practice, serviceWords } from "#content";
import { fill } from "../../../content-schema/format/fill.ts";
import { formatPhone } from "../../../content-schema/format/phone.ts";
import { CallLink } from "../../components/button/button.tsx";
import { Illustration } from "../../components/coast/illustration.tsx";
import { DescriptionList } from "../../components/description-list/description-list.tsx";
import { pageActions } from "../../data-attributes.ts";
import { BookButton } from "../../features/booking/book-button.tsx";

const words = serviceWords.prices;
const state = facts["photoConsult.state"] ?? "";

const figure = (price: string | null | undefined) =>
  price && <span className="prices-figure">{price}</span>;

const visitPrices = [
  { label: words.photoConsult, value: figure(facts["price.photoConsult"]) },
  { label: fill(words.telehealth, { state }), value: figure(facts["price.telehealth"]) },
  { label: words.firstVisit, value: facts["price.firstVisit"] },
  { label: words.office, value: words.officePrice },
].filter(({ value }) => value);

/** The price of each type of visit that the practice offers. */
export function Prices() {
  return (
    <section className="prices card section-deep" aria-labelledby="prices">
      <h2 id="prices">{words.heading}</h2>
      <DescriptionList entries={visitPrices} />
      {words.officeNote ? <p className="prices-note">{words.officeNote}</p> : null}
      <div className="prices-actions button-row" {...pageActions}>
        <BookButton>{serviceWords.book}</BookButton>
        <CallLink phone={practice.phones.main} kind="on-deep">
          {fill(serviceWords.call, { phone: formatPhone(practice.phones.main) })}
        </CallLink>
      </div>
      <Illustration name="headland" className="prices-art" />
    </section>
  );
}
