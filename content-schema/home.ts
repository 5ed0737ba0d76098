import { z } from "zod";
import { namesNothingAbsent } from "./absent-facts.ts";
import { blanks, list, pattern, text } from "./fields.ts";
import { practice } from "./practice.ts";
import { readWords } from "./read-words.ts";
import { samples } from "./samples.ts";

const heading = text("What we treat");
const sentence = text("A visit starts with a talk, fully dressed.");
const fromHome = z.strictObject({
  heading,
  text: sentence,
  points: list(text("California residents"), 1, 4),
});

/** The sections of the home page, each with its part in `app/pages/home.tsx`. */
export const homeSections = [
  "hero",
  "press",
  "welcome",
  "quotes",
  "from-home",
  "same-day",
  "treatments",
  "locations",
] as const;

export type HomeSection = (typeof homeSections)[number];

const sections = list(
  z.enum(homeSections, { error: `one of ${homeSections.join(", ")}` }).meta({ label: "section" }),
  1,
  homeSections.length,
)
  .refine(([first]) => first === "hero", {
    error: "hero as the first section, because it holds the heading of the page",
  })
  .refine((names) => new Set(names).size === names.length, { error: "each section once" })
  .meta({
    label: "Sections of the home page, in their order",
    hint: "Move or remove all but the first. One that the practice does without leaves by itself.",
  });

/** The words of the home page. Prices, names and counts in them come from the facts. */
export const homeSchema = z.strictObject({
  sections,
  hero: z.strictObject({
    book: text("Book Your Appointment Now"),
    call: text("Call (310) 555-0100"),
    facts: list(
      z.strictObject({ value: text("Same day"), label: text("treatment, when it is right") }),
      1,
      3,
    ),
    source: text("Source: patient ratings, as of November 1, 2026"),
  }),
  symptoms: z.strictObject({ heading, more: text("Something else? See all services") }),
  press: z.strictObject({
    heading,
    note: text("Sample names"),
    pause: text("Pause the moving names"),
  }),
  welcome: z.strictObject({
    eyebrow: text("Welcome"),
    heading,
    first: sentence,
    rest: list(sentence, 1, 6),
    link: z.strictObject({
      label: text("Meet the provider"),
      href: pattern(/^\/[a-z0-9/-]*$/, "the address of a page such as /about"),
    }),
  }),
  quotes: z.strictObject({
    eyebrow: text("In patients’ words"),
    sampleEyebrow: text("Sample texts"),
    heading,
    date: blanks("{source}, {date}"),
    all: text("Read all 20 testimonials"),
  }),
  fromHome: z.strictObject({
    eyebrow: text("Solutions from home"),
    heading,
    photo: fromHome,
    video: fromHome,
    book: text("BOOK NOW"),
  }),
  sameDay: z.strictObject({
    eyebrow: text("Same-day treatments"),
    heading,
    text: sentence,
    book: text("BOOK NOW"),
    schedule: text("SCHEDULE NOW"),
    steps: list(z.strictObject({ heading: text("Talk"), text: sentence }), 1, 6),
  }),
  treatments: z.strictObject({ eyebrow: text("Treatments"), heading }),
  locations: z.strictObject({
    eyebrow: text("Our Locations"),
    heading,
    book: text("BOOK ONLINE"),
  }),
});

const record = readWords("words/home.yaml", homeSchema);

/** The words of the home page, section by section. */
export const home = {
  ...record,
  // What names a rating or a price that there is none of stays out.
  hero: {
    ...record.hero,
    facts: record.hero.facts.filter(namesNothingAbsent),
    source: practice.rating ? record.hero.source : null,
  },
  quotes: {
    ...record.quotes,
    eyebrow: samples.testimonials ? record.quotes.sampleEyebrow : record.quotes.eyebrow,
  },
  press: { ...record.press, note: samples.press ? record.press.note : null },
};
