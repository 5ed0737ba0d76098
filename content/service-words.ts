import { define } from "./define.ts";
import { serviceWordsSchema } from "./service-words-schema.ts";

/**
 * The words that every service's page shares; the services themselves stand in
 * `content/services/`. Words in braces, such as `{date}`, are blanks that the page fills; keep
 * them.
 */
export const serviceWords = define("content/service-words.ts", serviceWordsSchema, {
  services: "Services",
  book: "Book a visit",
  review: {
    line: "Written by {author}. Reviewed by {reviewer} on {date}.",
    unsigned: "(sample: not yet signed by the doctor)",
    next: "Next review by {date}.",
    overdue: "This review is overdue since {date}.",
  },
  glance: "At a glance",
  care: {
    heading: "When to get help",
    emergency: "Call 911 or go to the ER",
    today: "Call us today",
    visit: "Book a visit",
  },
  questions: {
    heading: "Questions to ask",
    text: "Take these along. Cross out what you do not need.",
    print: "Print this page",
  },
  faq: "Frequent questions",
  sources: { heading: "Sources", read: "read {date}", cite: "Source {number}" },
  note: "For education only. Not a diagnosis. In an emergency call 911. See the {disclaimer}.",
  disclaimer: "Medical Disclaimer",
  related: { eyebrow: "Related", heading: "You may also want to read" },
});
