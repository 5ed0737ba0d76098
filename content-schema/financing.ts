import { z } from "zod";
import { list, text } from "./fields.ts";
import { readWords } from "./read-words.ts";

const words = text("Words for the visitor");
const section = z.strictObject({ eyebrow: words, heading: words });
const offer = z.strictObject({
  heading: text("Photo Consult"),
  text: words,
  includes: list(words, 1, 6),
  excludes: text("It does not include a hands-on exam."),
});
const way = z.strictObject({ heading: text("By card"), text: words });

/** The words of the financing page around its text. */
export const financingSchema = z.strictObject({
  offers: section.extend({
    photo: offer.extend({ more: text("How the photo consult works") }),
    video: offer.extend({ more: text("How a video visit runs") }),
    office: offer.extend({ price: text("In writing first") }),
    note: words,
  }),
  pay: section.extend({
    card: way,
    hsa: way,
    /** `accepted` stands there instead where the practice bills insurance. */
    insurer: way.extend({ accepted: way }),
    medicare: z.strictObject({
      heading: text("Medicare"),
      "opted-out": words,
      "not-enrolled": words,
      enrolled: words,
      more: text("What this means for you"),
    }),
  }),
  when: section.extend({
    list: list(z.strictObject({ question: words, answer: words }), 1, 12),
  }),
  more: section,
});

/**
 * The words of the financing page around its text: the three ways to be seen, and how to pay. Of
 * `pay.medicare`, the page shows what practice.yaml says the doctor has told Medicare.
 */
export const financing = readWords("words/financing.yaml", financingSchema);
