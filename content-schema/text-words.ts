import { z } from "zod";
import { blanks, text } from "./fields.ts";
import { pages } from "./pages.ts";
import { readWords } from "./read-words.ts";

/** The words of what stands in texts as a tag. `{doctor}` and the like are filled in there. */
export const textWordsSchema = z.strictObject({
  lender: text("Read the lender’s terms at Sample Health Card"),
  privacyNotice: text("Read our full Notice of Privacy Practices"),
  doctor: blanks("{doctor}: California license no. {licence}. Board certification: {board}."),
});

/** The words of what stands in texts as a tag, such as `<LenderLink />`. */
export const textWords = readWords("words/texts.yaml", textWordsSchema);

/** When the legal texts last changed, which `<LastUpdated />` shows. */
export const legalUpdated = pages.terms.updated;
