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
    written: "Written by {author}.",
    unreviewed: "Not yet reviewed by a doctor.",
    next: "Next review by {date}.",
    overdue: "This review has been overdue since {date}.",
  },
  glance: "At a glance",
  parts: {
    symptoms: "Symptoms",
    causes: "Causes",
    care: "When to get help",
    diagnosis: "Diagnosis",
    treatments: "Treatment",
    visit: "Your visit",
    recovery: "Recovery",
  },
  care: {
    emergency: "Call 911 or go to the emergency room",
    call911: "Call 911",
    today: "Call us today",
    closed:
      "Open {hours}. If we are closed, do not wait for us to open: go to urgent care or an emergency room today.",
    visit: "Book a visit",
    sources: "Sources for these lists:",
  },
  questions: {
    heading: "Questions to ask",
    text: "Bring these with you, and cross out what you do not need.",
    print: "Print this page",
  },
  faq: "Common questions",
  sources: { heading: "Sources", read: "read {date}", cite: "Source {number}" },
  note: "For education only. Not a diagnosis. In an emergency call 911. See the {disclaimer}.",
  disclaimer: "Medical Disclaimer",
  related: { eyebrow: "Related", heading: "You may also want to read" },
});
