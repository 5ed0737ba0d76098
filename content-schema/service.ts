import { readCopy } from "./fill-facts.ts";
import { list, optionalText } from "./validation/fields.ts";

/** Copy shared by service pages; the services are in `content/services/`. */
export const serviceWords = readCopy("words/service.yaml", {
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
  call: "Call {phone}",
  callUs: "Call",
  help: {
    heading: "Need help now?",
    text: "Heavy bleeding, or pain with a fever: call 911.",
    more: "See when to get help",
  },
  /** Headings of the text's parts; the first part's is a question of its own. */
  parts: {
    symptoms: "Symptoms",
    causes: "Causes",
    care: "When to get help",
    diagnosis: "Diagnosis",
    treatments: "Treatment",
    visit: "Your visit",
    recovery: "Recovery",
  },
  /** Questions that tell how urgent it is, the most urgent first. */
  triage: {
    heading: "Should it wait? Three questions",
    emergency: "Is it heavy, or with fever?",
    today: "A new sore lump?",
    visit: "None of these?",
  },
  /** Labels of folded details. */
  folds: {
    causes: "More about causes",
    diagnosis: "More about the diagnosis",
    visit: "How to prepare",
    recovery: "More about recovery",
  },
  care: {
    emergency: "Call 911 or go to the emergency room",
    call911: "Call 911",
    today: "Call us today",
    closed: "Open {hours}. If we are closed, go to urgent care or an emergency room today.",
    visit: "Book a visit",
    sources: "Sources for these lists:",
  },
  figures: {
    label: "Figure {number}.",
    aspects: {
      helps: "How it helps",
      certainty: "How sure",
      downside: "Downside",
      back: "Back to normal",
      sources: "Sources",
    },
    unknown: "Our sources do not say.",
    visit: {
      caption: "A visit in five steps.",
      stop: "You can stop at every step.",
      steps: list("Arrive", 5, 5),
    },
    recovery: "How recovery usually goes.",
  },
  prices: {
    heading: "What it costs",
    photoConsult: "Photo consult",
    photoNote: "Not ready to come in? Send photos and get a doctor’s answer.",
    telehealth: "Video visit, in {state}",
    office: "Office treatment",
    officePrice: "Package price, agreed on first",
    officeNote: optionalText,
  },
  questions: {
    heading: "Questions to ask",
    text: "Bring these with you.",
    print: "Print this page",
  },
  faq: "Common questions",
  sources: {
    heading: "Sources",
    undated: "no date",
    read: "read {date}",
    cite: "Source {number}",
    count: "{count} sources",
  },
  note: "For education only. Not a diagnosis. See the {disclaimer}.",
  disclaimer: "Medical Disclaimer",
  related: { heading: "You may also want to read" },
});

/**
 * Copy for services without a page. `{service}` is the name from the URL; `lead` is specified text,
 * which tests enforce.
 */
export const unknownService = readCopy("words/unknown-service.yaml", {
  title: "Service",
  eyebrow: "Services",
  lead: "Detailed content for this service will be added soon.",
  heading: "What we treat today",
  description: "{service}: this page is being written.",
  keywords: list("proctology services", 1, 12),
});
