import type { MedicalSpecialty } from "schema-dts";
import { strictObject, z } from "zod";
import choices from "./choices.json" with { type: "json" };
import {
  address,
  date,
  flag,
  list,
  optionalAddress,
  optionalText,
  pattern,
  reviewer,
  text,
} from "./validation/fields.ts";
import { asPrice } from "./validation/remedies.ts";

export const timeZone = z.enum(choices.zones.map(({ timeZone }) => timeZone));

export const language = pattern(/^[a-z]{2}(?:-[A-Z]{2})?$/, "a language such as en-US, or es").meta(
  { hint: "Of the whole site, such as en-US. Screen readers choose their voice by it." },
);

/** Remote patients must be in it. */
export const state = strictObject({
  name: text("California"),
  abbreviation: pattern(/^[A-Z]{2}$/, "a state such as CA"),
}).meta({ hint: "Where the doctor is licensed, and may see patients from home." });

/** `fits` matches what a diploma may call the degree. */
export const degrees = {
  MD: { name: "Doctor of Medicine", fits: /^Doctor of Medicine$/ },
  DO: { name: "Doctor of Osteopathic Medicine", fits: /^Doctor of Osteopath(?:ic Medicine|y)$/ },
  DPM: { name: "Doctor of Podiatric Medicine", fits: /Podiatr/ },
  DDS: { name: "Doctor of Dental Surgery", fits: /Dental Surgery/ },
  DMD: { name: "Doctor of Dental Medicine", fits: /Dental Medicine|Dentari/ },
  OD: { name: "Doctor of Optometry", fits: /Optometry/ },
} as const;

/** Also the end of the doctor's path. */
export const degree = z.enum(Object.keys(degrees) as [keyof typeof degrees]);

// biome-ignore format: names of one word, of which each line holds several.
const specialties = [
  "Anesthesia", "Cardiovascular", "CommunityHealth", "Dentistry", "Dermatology", "DietNutrition",
  "Emergency", "Endocrine", "Gastroenterologic", "Genetic", "Geriatric", "Gynecologic",
  "Hematologic", "Infectious", "Midwifery", "Musculoskeletal", "Neurologic", "Nursing",
  "Obstetric", "Oncologic", "Ophthalmology", "Optometric", "Otolaryngologic", "Pathology",
  "Pediatric", "Physiotherapy", "PlasticSurgery", "Podiatric", "PrimaryCare", "Psychiatric",
  "PublicHealth", "Pulmonary", "Renal", "Rheumatologic", "Surgical", "Urologic",
] as const satisfies readonly MedicalSpecialty[];

export const specialty = strictObject({
  doctor: text("proctologist").meta({
    label: "What the doctor is called",
    hint: "As in: a board-certified proctologist.",
  }),
  schemaOrg: z.enum(specialties).meta({
    label: "Field, for search engines",
    hint: "The nearest value of schema.org's list.",
  }),
});

export const provider = strictObject({
  name: text("Sample Name"),
  degree,
  degreeName: text("Doctor of Osteopathic Medicine").meta({ label: "Degree in full" }),
  fictitiousNamePermit: optionalText.meta({
    hint: "For a practice under another name than the doctor's own.",
  }),
  licence: strictObject({
    type: text("Osteopathic Physician and Surgeon"),
    number: text("20A 00000"),
    board: text("Osteopathic Medical Board of California"),
    boardUrl: address,
    lookupUrl: address
      .optional()
      .meta({ label: "License look-up", hint: "The board's own site, if this is left empty." }),
  }),
  certification: strictObject({
    board: text("American Osteopathic Board of Proctology"),
    specialty: text("Proctology"),
  }),
})
  // Pages spell out the degree, so it must match its abbreviation.
  .refine(({ degree, degreeName }) => degrees[degree].fits.test(degreeName), {
    path: ["degree"],
    error: ({ input }) =>
      `the degree that stands for “${(input as { degreeName: string }).degreeName}”`,
  });

// Every page, menu and list omits a feature that is `null` or an empty list.

/** Its price is in `prices.yaml`. */
export const photoConsult = strictObject({
  fewestImages: z.int().min(1),
  mostImages: z.int().min(1),
  fileTypes: list(text("JPEG"), 1, 6),
  turnaround: text("within 24 hours").meta({ label: "Report ready" }),
})
  .nullable()
  .meta({ hint: "Leave all empty when there is none: its page and every link to it go too." });

export const rating = strictObject({
  value: z.number().min(1).max(5),
  count: z.int().min(1),
  best: z.literal(5),
  source: text("Online patient ratings"),
  asOf: date,
  structuredData: strictObject({
    shown: flag,
    reviewedBy: reviewer.nullable(),
  }).meta({ label: "Given to search engines" }),
})
  .nullable()
  .meta({ hint: "Leave all empty to show no rating." });

export const lender = strictObject({
  name: text("Sample Health Card"),
  url: optionalAddress,
  /** Regulation Z requires it next to the 0%. */
  laterRate: text("29.99% APR on what is left").meta({ label: "Rate after the promotion" }),
  terms: text("The lender’s own terms"),
})
  .nullable()
  .meta({ hint: "Leave all empty when there is none." });

export const social = z
  .array(
    strictObject({
      network: z.enum(["instagram", "youtube"]),
      label: text("Photos"),
      url: address,
    }),
  )
  .meta({ label: "Social networks", hint: "Without an entry, the site shows none." });

const answer = text("You do not need a referral.");

export const answers = strictObject({
  firstVisitPrice: z
    .number({ error: "a price in dollars such as 250, or null" })
    .positive({ error: "a price above 0, or null" })
    .multipleOf(0.01, { error: "a price in dollars and cents such as 249.95, or null" })
    .meta({ remedy: asPrice, hint: "In dollars. Leave it empty while you tell it by phone." })
    .nullable(),
  payment: answer,
  cancellation: answer,
  referral: answer,
  ages: answer,
  preparation: answer,
  period: answer,
  drivingHome: answer,
  outsideTests: answer,
  doctorGender: answer,
  languages: answer,
  photosSeenBy: answer,
  photosKept: answer,
  photosKeptFor: answer,
  retake: answer,
  refund: answer,
}).meta({ label: "Answers to what patients ask", hint: "Each is a full sentence." });
