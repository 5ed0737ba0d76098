import { z } from "zod";
import { address, blanks, list, text } from "./fields.ts";
import { readWords } from "./read-words.ts";

const words = text("Words for the visitor");
const section = z.strictObject({ eyebrow: words, heading: words, lead: words });

/** The words of the page to read before a visit. */
export const visitSchema = z.strictObject({
  guide: section.extend({
    words: z.strictObject({
      legend: words,
      happens: words,
      ask: words,
      anyVisit: words,
      more: words,
      print: words,
    }),
    note: words,
    /** What happens at any visit, for those who do not know yet what they have. */
    unsure: z.strictObject({
      title: words,
      paragraphs: list(z.strictObject({ question: words.optional(), text: words }), 1, 10),
    }),
    anyVisit: list(words, 2, 8),
  }),
  asked: section.extend({
    list: list(z.strictObject({ question: words, answer: words }), 1, 20),
  }),
  bring: section.extend({
    list: list(z.strictObject({ what: words, why: words }), 3, 10),
    source: z.strictObject({ label: words, url: address }),
  }),
  offices: section.extend({
    directions: words,
    ofDirections: blanks("to {office}"),
    addToContacts: words,
  }),
});

/** The words of the page to read before a visit; the rest of it comes from services and offices. */
export const visit = readWords("words/visit.yaml", visitSchema);
