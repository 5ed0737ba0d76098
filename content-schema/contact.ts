import { readCopy } from "./fill-facts.ts";
import { list } from "./validation/fields.ts";

const words = "Words for the visitor";
const section = { eyebrow: "Our offices", heading: "Where to find us" };

/**
 * Copy of the contact page. `{guide}` becomes the link labelled by `next.guide`, `{disclaimer}`
 * that of `urgent.disclaimer`, and `{phone}` the number.
 */
export const contactWords = readCopy("words/contact.yaml", {
  hours: {
    heading: "When we answer",
    text: words,
    tollFree: "Toll-free: {phone}",
    relay: words,
    closed: words,
  },
  offices: { ...section, book: "BOOK ONLINE" },
  before: section,
  next: {
    heading: "What happens when you call",
    list: list({ heading: words, text: words }, 2, 6),
    guide: "Before your visit",
  },
  urgent: {
    heading: "If it cannot wait",
    call: "In an emergency, call 911",
    text: "You can read here {disclaimer}.",
    today: words,
    disclaimer: "when it is an emergency",
  },
  after: { heading: "What happens after you send it", list: list(words, 1, 6) },
});
