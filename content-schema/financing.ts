import { readCopy } from "./fill-facts.ts";
import { list } from "./validation/fields.ts";

const words = "Words for the visitor";
const section = { eyebrow: words, heading: words };
const offer = {
  heading: "Photo Consult",
  text: words,
  includes: list(words, 1, 6),
  excludes: "It does not include a hands-on exam.",
};
const payment = { heading: "By card", text: words };

/**
 * Copy of the financing page: types of visit and payment methods. Of `pay.medicare`, the page shows
 * the entry that `medicare` in practice.yaml selects.
 */
export const financing = readCopy("words/financing.yaml", {
  offers: {
    ...section,
    photo: { ...offer, more: "How the photo consult works" },
    video: { ...offer, more: "How a video visit runs" },
    office: { ...offer, price: "In writing first" },
    note: words,
  },
  pay: {
    ...section,
    card: payment,
    hsa: payment,
    /** `accepted` replaces it if the practice bills insurance. */
    insurer: { ...payment, accepted: payment },
    medicare: {
      heading: "Medicare",
      "opted-out": words,
      "not-enrolled": words,
      enrolled: words,
      more: "What this means for you",
    },
  },
  when: { ...section, list: list({ question: words, answer: words }, 1, 12) },
  more: section,
});
