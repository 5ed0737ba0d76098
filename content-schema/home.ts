import { z } from "zod";
import { namesNothingAbsent, readCopy } from "./fill-facts.ts";
import { practice } from "./practice.ts";
import { samples } from "./samples.ts";
import { list, pattern } from "./validation/fields.ts";

/** Sections of the home page, each with a component in `app/pages/home/`. */
const homeSections = [
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

/** The order of the sections. */
export const sectionsSchema = list(
  z.enum(homeSections).meta({ label: "section" }),
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

const heading = "What we treat";
const sentence = "A visit starts with a talk, fully dressed.";
const fromHome = { heading, text: sentence, points: list("California residents", 1, 4) };

const record = readCopy("words/home.yaml", {
  sections: sectionsSchema,
  hero: {
    book: "Book Your Appointment Now",
    call: "Call (310) 555-0100",
    urgent: {
      label: "Heavy bleeding or fainting? Call 911",
      href: pattern(/^\/[a-z0-9/-]*#[a-z-]+$/, "a part of a page such as /service/acne#care"),
    },
    facts: list({ value: "Same day", label: "treatment, when it is right" }, 1, 3),
    source: "Source: patient ratings, as of November 1, 2026",
  },
  symptoms: { heading, more: "Something else? See all services" },
  press: { heading, note: "Sample names", pause: "Pause the moving names" },
  welcome: {
    eyebrow: "Welcome",
    heading,
    sample: "A sample letter.",
    licence: "License {number}, look it up",
    rest: list(sentence, 1, 6),
    link: {
      label: "Meet the provider",
      href: pattern(/^\/[a-z0-9/-]*$/, "the address of a page such as /about"),
    },
  },
  quotes: {
    eyebrow: "In patients’ words",
    sampleEyebrow: "Sample texts",
    heading,
    date: "{source}, {date}",
    all: "Read all 20 testimonials",
  },
  fromHome: {
    eyebrow: "Solutions from home",
    heading,
    photo: fromHome,
    video: fromHome,
    book: "BOOK NOW",
  },
  sameDay: {
    eyebrow: "Same-day treatments",
    heading,
    text: sentence,
    book: "BOOK NOW",
    schedule: "SCHEDULE NOW",
    steps: list({ heading: "Talk", text: sentence }, 1, 6),
  },
  treatments: { eyebrow: "Treatments", heading },
  locations: { eyebrow: "Our Locations", heading, book: "BOOK ONLINE" },
});

/** Copy of the home page, by section. */
export const home = {
  ...record,
  // Drop lines that name an absent rating or price.
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
