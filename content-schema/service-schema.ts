import { strictObject, z } from "zod";
import choices from "./choices.json" with { type: "json" };
import { keysOf } from "./keys.ts";
import { pageSchema } from "./pages.ts";
import {
  date,
  eachOnce,
  entries,
  httpsUrl,
  list,
  pastDate,
  shortText,
  slug,
  slugOf,
  text,
  view,
} from "./validation/fields.ts";
import { valuesOf } from "./validation/metadata.ts";

export const citations = entries(z.int().min(1))
  .optional()
  .meta({ cites: true, hint: "Where this is written. New sources go below, under “Sources”." });

const ownLines = { hint: "What only this page says, after the signs." };

const label = strictObject({
  part: text("tear").meta({ label: "Points to", hint: "A place of the drawing." }),
  label: text("The tear"),
  text: text("Most sit in the middle at the back"),
  sources: citations,
});

const schematic = strictObject({
  figure: z
    .enum(keysOf(choices.figures))
    .meta({ label: "Drawing", hint: "Each drawing has places of its own to point to." }),
  alt: text("Two rings around a lining, torn at the back.").meta({
    label: "What it shows",
    hint: "One sentence for somebody who does not see the drawing.",
  }),
  caption: text("The anal canal in section. A schematic, not to scale."),
  above: text("Front").optional().meta({ label: "Word above the drawing" }),
  below: text("Back").optional().meta({ label: "Word below the drawing" }),
  labels: list(label, 2, 4),
}).superRefine(({ figure, labels }, { addIssue }) => {
  /** The parts of `app/illustrations/figure-….svg`, which never shows the outside of a body. */
  const parts = choices.figures[figure];
  const labeled = labels.map(({ part }) => part);
  if (labeled.sort().join() === parts.toSorted().join()) return;
  const message = `one label for each of ${parts.join(", ")}`;
  addIssue({ code: "custom", path: ["labels"], message });
});

const treatment = strictObject({
  when: text("First"),
  name: text("Home care"),
  what: text("Fiber, water and warm baths"),
  helps: text("Heals about half of all tears").meta({ label: "How it helps" }),
  certainty: text("Agreed by the surgeons’ guideline")
    .optional()
    .meta({ label: "How sure", hint: "Leave it out where the sources do not say." }),
  downside: text("It takes patience").optional(),
  back: text("The next day").optional().meta({ label: "Back to normal" }),
  sources: citations,
});

export const stage = strictObject({
  when: text("Week 1"),
  text: text("Soreness fades within days"),
  sources: citations,
});

const figuresSchema = strictObject({
  schematic: schematic.optional().meta({ label: "What happens" }),
  treatments: list(treatment, 2, 4)
    .refine(...eachOnce("name"))
    .optional()
    .meta({ label: "Treatments compared" }),
  visit: list(text("We ask what brings you in.").meta({ label: "step" }), 5, 5)
    .optional()
    .meta({ label: "Your visit", hint: "Arrive, talk, look, decide, treat: one line for each." }),
  recovery: list(stage.meta({ label: "stage" }), 3, 4).optional(),
});

export type Figures = z.output<typeof figuresSchema>;
export type Schematic = z.output<typeof schematic>;
export type Treatment = z.output<typeof treatment>;

export const citedSource = strictObject({
  title: text("Anal Fissures: clinical practice guideline"),
  organization: text("American Society of Colon and Rectal Surgeons"),
  // A journal may print the next one.
  year: z
    .int()
    .min(1990)
    .max(new Date().getFullYear() + 1)
    .optional()
    .meta({ hint: "The one that the source names. If it names none, fill in “Accessed”." }),
  url: httpsUrl,
  accessed: pastDate.optional(),
})
  .refine(({ year, accessed }) => year ?? accessed, {
    path: ["year"],
    error: "the year that the source names; or, if it names none, the day it was accessed on",
  })
  .meta({ label: "source" });

/** Refines a record, which cites its own sources by their numbers. */
export function checkCitations(
  record: { sources: readonly unknown[] },
  { addIssue }: z.RefinementCtx,
): void {
  const { length } = record.sources;
  for (const { path, value } of valuesOf(record)) {
    if (path.at(-2) !== "sources" || typeof value !== "number" || value <= length) continue;
    addIssue({ code: "custom", path, message: `a number from 1 to ${length}` });
  }
}

/** Front matter of a service's page, in the order of its form: what patients read, then the rest. */
export const serviceSchema = strictObject({
  title: shortText("Anal Fissure"),
  plainTitle: text("A small tear that hurts when you go"),
  lead: text("Two or three plain sentences."),
  urgent: list(slugOf("sign"), 0, 4).meta({
    label: "On the first screen",
    hint: "Signs of “Urgent signs” at the level of an emergency.",
  }),
  /** The heading of the first part. */
  whatIs: text("What is an anal fissure?")
    .regex(/^(?=\S).*\p{L}.*\?$/u, { error: "a question such as “What is an anal fissure?”" })
    .max(120, { error: "at most 120 characters" }),
  care: strictObject({
    signs: list(slugOf("sign"), 0, 40).meta({
      hint: "Of “Urgent signs”: at least one of an emergency, and one for help on the same day. Each stands in the list of its level.",
    }),
    emergency: list(text("A fever in the days after removal"), 0, 12).default([]).meta(ownLines),
    today: list(text("A burn from home care"), 0, 10).default([]).meta(ownLines),
    visit: list(text("Bleeding that lasts more than two days"), 1, 10).meta(ownLines),
    sources: citations,
  }).meta({ hint: "A sign or line of an emergency, and one for help on the day." }),
  figures: figuresSchema.optional(),
  questions: list(text("What else could this be?").meta({ label: "question" }), 4, 8),
  faq: list(
    strictObject({
      question: text("Is it cancer?"),
      answer: text("Usually not…"),
      sources: citations.optional(),
    }),
    3,
    14,
  ).refine(...eachOnce("question")),
  glossary: z
    .array(
      strictObject({ term: text("sphincter"), meaning: text("the ring of muscle …") }).meta({
        label: "word",
      }),
    )
    .refine(...eachOnce("term")),
  sources: list(citedSource, 3, 30),
  glance: list(strictObject({ label: text("Time"), value: text("Under 30 minutes") }), 2, 4),
  review: strictObject({
    author: strictObject({
      sample: z.boolean(),
      name: text("Practice editorial team").meta({ label: "Name of the author" }),
    }),
    reviewer: strictObject({
      sample: z.boolean(),
      name: text("Dr. Sample Name, DO").meta({ label: "Name of the reviewer" }),
    }),
    confirm: list(text("We usually band one hemorrhoid a visit."), 1, 8).optional().meta({
      label: "For the doctor to confirm",
      hint: "What no source says. Take a line out once the doctor has confirmed it.",
    }),
    lastReviewed: pastDate,
    nextReview: date,
  }).refine(({ lastReviewed, nextReview }) => lastReviewed < nextReview, {
    path: ["nextReview"],
    error: "a day after the last review",
  }),
  slug: slug.meta({ hint: "Lower-case words joined by hyphens. A former address leads here." }),
  formerly: z
    .array(slug.meta({ label: "name" }))
    .optional()
    .meta({
      label: "Former names in the address",
      hint: "Such as that of a service that this one replaces: its address leads here.",
    }),
  order: z.int().min(1).meta({ hint: "A number of its own, from 1: menus list services by it." }),
  excerpt: text("Relax the muscle, heal the tear.").max(90, { error: "at most 90 characters" }),
  symptom: text("Pain or a tear").optional(),
  photoConsult: z.boolean().default(true).meta({ label: "A photo can help" }),
  view,
  description: pageSchema.shape.description,
  keywords: pageSchema.shape.keywords,
  related: list(slugOf("service"), 0, 3),
  about: strictObject({
    type: z
      .enum(["MedicalCondition", "MedicalProcedure", "MedicalTest", "MedicalSignOrSymptom"])
      .meta({ label: "Kind" }),
    name: text("Anal fissure").meta({ label: "Medical name" }),
  }).meta({ label: "For search engines" }),
}).superRefine(checkCitations);

/** The parts of every service's text, in order; `care` is `<CareCards />`. */
export const serviceParts = [
  "overview",
  "symptoms",
  "causes",
  "care",
  "diagnosis",
  "treatments",
  "visit",
  "recovery",
] as const;

export type ServicePart = (typeof serviceParts)[number];

/** Tags of a service's text besides those of every text, with their attributes. */
export const serviceTags = {
  Part: ["is", "line"],
  Term: ["name"],
  Cite: ["n"],
  CareCards: [],
  Treatment: ["name"],
};

export type ServiceTag = keyof typeof serviceTags;

export type Service = z.output<typeof serviceSchema>;
