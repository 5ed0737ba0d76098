import { z } from "zod";
import { blanks, list, text } from "./fields.ts";
import { readWords } from "./read-words.ts";

const words = text("Words for the visitor");
const section = z.strictObject({
  eyebrow: text("Our offices"),
  heading: text("Where to find us"),
});

/** The words of the contact page. `{guide}`, `{disclaimer}` and `{phone}` become links there. */
export const contactWordsSchema = z.strictObject({
  hours: z.strictObject({
    heading: text("When we answer"),
    text: words,
    tollFree: blanks("Toll-free: {phone}"),
    relay: words,
    closed: words,
  }),
  offices: section.extend({ book: text("BOOK ONLINE") }),
  before: section,
  next: z.strictObject({
    heading: text("What happens when you call"),
    list: list(z.strictObject({ heading: words, text: words }), 2, 6),
    guide: text("Before your visit"),
  }),
  urgent: z.strictObject({
    heading: text("If it cannot wait"),
    call: text("In an emergency, call 911"),
    text: blanks("You can read here {disclaimer}."),
    today: words,
    disclaimer: text("when it is an emergency"),
  }),
  after: z.strictObject({
    heading: text("What happens after you send it"),
    list: list(words, 1, 6),
  }),
});

/**
 * The words of the contact page around its offices and its text. `{guide}` becomes the link that
 * `next.guide` names, `{disclaimer}` the one of `urgent.disclaimer`, and `{phone}` the number.
 */
export const contactWords = readWords("words/contact.yaml", contactWordsSchema);
