import { z } from "zod";
import { blanks, list, optionalText, text } from "./fields.ts";
import { readWords } from "./read-words.ts";

/** The words that every service's page shares. `{date}` and the like are filled in there. */
export const serviceWordsSchema = z.strictObject({
  services: text("Services"),
  book: text("Book a visit"),
  review: z.strictObject({
    line: blanks("Written by {author}. Reviewed by {reviewer} on {date}."),
    written: blanks("Written by {author}."),
    unreviewed: text("Not yet reviewed by a doctor."),
    next: blanks("Next review by {date}."),
    overdue: blanks("This review has been overdue since {date}."),
  }),
  glance: text("At a glance"),
  call: blanks("Call {phone}"),
  callUs: text("Call"),
  help: z.strictObject({
    heading: text("Need help now?"),
    text: text("Heavy bleeding, or pain with a fever: call 911."),
    more: text("See when to get help"),
  }),
  /** The headings of the parts that every service's text has; the first part's is its own question. */
  parts: z.strictObject({
    symptoms: text("Symptoms"),
    causes: text("Causes"),
    care: text("When to get help"),
    diagnosis: text("Diagnosis"),
    treatments: text("Treatment"),
    visit: text("Your visit"),
    recovery: text("Recovery"),
  }),
  care: z.strictObject({
    emergency: text("Call 911 or go to the emergency room"),
    call911: text("Call 911"),
    today: text("Call us today"),
    closed: blanks("Open {hours}. If we are closed, go to urgent care or an emergency room today."),
    visit: text("Book a visit"),
    sources: text("Sources for these lists:"),
  }),
  figures: z.strictObject({
    label: blanks("Figure {number}."),
    treatments: text("Treatments compared"),
    aspects: z.strictObject({
      what: text("What"),
      helps: text("How it helps"),
      certainty: text("How sure"),
      downside: text("Downside"),
      back: text("Back to normal"),
      sources: text("Sources"),
    }),
    unknown: text("Our sources do not say."),
    visit: z.strictObject({
      caption: text("A visit in five steps."),
      stop: text("You can stop at every step."),
      steps: list(text("Arrive"), 5, 5),
    }),
    recovery: text("How recovery usually goes."),
  }),
  prices: z.strictObject({
    heading: text("What it costs"),
    photoConsult: text("Photo consult"),
    photoNote: text("Not ready to come in? Send photos and get a doctor’s answer."),
    telehealth: blanks("Video visit, in {state}"),
    office: text("Office treatment"),
    officePrice: text("Package price, agreed on first"),
    officeNote: optionalText,
  }),
  questions: z.strictObject({
    heading: text("Questions to ask"),
    text: text("Bring these with you."),
    print: text("Print this page"),
  }),
  faq: text("Common questions"),
  sources: z.strictObject({
    heading: text("Sources"),
    read: blanks("read {date}"),
    cite: blanks("Source {number}"),
    count: blanks("Show the {count} sources"),
  }),
  note: blanks("For education only. Not a diagnosis. See the {disclaimer}."),
  disclaimer: text("Medical Disclaimer"),
  related: z.strictObject({
    eyebrow: text("Related"),
    heading: text("You may also want to read"),
  }),
});

/** The words of the page of a service that has none. `{service}` is its name, from the address. */
export const unknownServiceSchema = z.strictObject({
  title: text("Service"),
  eyebrow: text("Services"),
  lead: text("Detailed content for this service will be added soon."),
  heading: text("What we treat today"),
  description: blanks("{service}: this page is being written."),
  keywords: list(text("proctology services"), 1, 12),
});

/**
 * The words that every service's page shares; the services themselves stand in
 * `content/services/`. Words in braces, such as `{date}`, are blanks that the page fills; keep
 * them.
 */
export const serviceWords = readWords("words/service.yaml", serviceWordsSchema);
