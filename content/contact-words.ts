import { define } from "./define.ts";
import { contactWordsSchema } from "./office-words-schema.ts";

/** The words of the contact page around its offices and its text. */
export const contactWords = define("content/contact-words.ts", contactWordsSchema, {
  offices: { eyebrow: "Our offices", heading: "Where to find us", book: "BOOK ONLINE" },
  before: { eyebrow: "Before you call", heading: "You do not need perfect words" },
});
