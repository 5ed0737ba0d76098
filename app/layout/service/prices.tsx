import { facts } from "#content/facts";
import { practice } from "#content/practice";
import type { ServiceRecord } from "#content/services";
import * as serviceWords from "#words/service";
import { fill } from "../../../content-schema/format/fill.ts";
import { formatPrice } from "../../../content-schema/format/price.ts";
import { BookButton, CallButton } from "../../components/button/button.tsx";
import { DescriptionList } from "../../components/description-list/description-list.tsx";
import { Illustration } from "../../components/illustration/illustration.tsx";
import { pageActions } from "../../data-attributes.ts";

const words = serviceWords.prices;
const state = facts["photoConsult.state"] ?? "";

const emphasized = (price: string | null | undefined) =>
  price && <span className="prices-figure">{price}</span>;

const visitPrices = [
  { label: fill(words.telehealth, { state }), value: emphasized(facts["price.telehealth"]) },
  { label: words.firstVisit, value: facts["price.firstVisit"] },
];

function pricesOf({ slug, photoConsult }: ServiceRecord) {
  const rows = practice.prices.services.flatMap(({ service, name, price, includes, excludes }) => {
    if (service !== slug || !name || !price || !includes || !excludes) return [];
    const detail = fill(words.detail, { includes, excludes });
    const value = (
      <>
        {emphasized(formatPrice(price))} {detail}
      </>
    );
    return { label: name, value };
  });
  const photo = photoConsult ? facts["price.photoConsult"] : null;
  return [
    { label: words.photoConsult, value: emphasized(photo) },
    ...visitPrices,
    ...rows,
    { label: words.office, value: rows.length === 0 && facts[`price.${slug}`] },
  ].filter(({ value }) => value);
}

/** The price of each type of visit that the practice offers, and of this service's treatments. */
export function Prices({ service }: { service: ServiceRecord }) {
  return (
    <section className="prices card section-deep" aria-labelledby="prices">
      <h2 id="prices">{words.heading}</h2>
      <DescriptionList entries={pricesOf(service)} />
      {words.officeNote ? <p className="prices-note">{words.officeNote}</p> : null}
      <div className="prices-actions button-row" {...pageActions}>
        <BookButton>{serviceWords.book}</BookButton>
        <CallButton variant="on-deep">{serviceWords.callUs}</CallButton>
      </div>
      <Illustration name="headland" className="prices-art" />
    </section>
  );
}
