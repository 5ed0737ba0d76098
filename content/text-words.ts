import { define } from "./define.ts";
import { pages } from "./pages.ts";
import { practice } from "./practice.ts";
import { textWordsSchema } from "./text-words-schema.ts";

/** The words of what stands in texts as a tag, such as `<Prices />`. */
export const textWords = define("content/text-words.ts", textWordsSchema, {
  prices: {
    visit: "Visit",
    price: "Price",
    photoConsult: "Photo Consult",
    telehealth: "Telehealth Visit",
    firstVisit: "First office visit",
  },
  lender: `Read the lender’s terms at ${practice.lender.name}`,
  privacyNotice: "Read our full Notice of Privacy Practices",
  doctor:
    "{doctor}: Osteopathic Physician and Surgeon, California license no. {licence}. Board certification: {board}.",
});

/** When the legal texts last changed, which `<LastUpdated />` shows. */
export const legalUpdated = pages.terms.updated;
