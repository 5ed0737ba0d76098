import { z } from "zod";
import {
  address,
  date,
  list,
  optionalAddress,
  optionalText,
  pattern,
  reviewer,
  schemaOf,
  text,
} from "./validation/fields.ts";

/** The time zones of the United States; offices are open by the clock of one of them. */
export const timeZone = z.enum([
  "America/New_York",
  "America/Detroit",
  "America/Indiana/Indianapolis",
  "America/Kentucky/Louisville",
  "America/Chicago",
  "America/Denver",
  "America/Boise",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
  "America/Puerto_Rico",
  "Pacific/Guam",
]);

/** The language of all documents, as browsers and screen readers are told it. */
export const language = pattern(/^[a-z]{2}(?:-[A-Z]{2})?$/, "a language such as en-US, or es").meta(
  { hint: "Of the whole site, such as en-US. Screen readers choose their voice by it." },
);

/** The state that licenses the doctor and whose residents may be seen from home. */
export const state = schemaOf({
  name: "California",
  abbreviation: pattern(/^[A-Z]{2}$/, "a state such as CA"),
}).meta({ hint: "Where the doctor is licensed, and may see patients from home." });

/** The degrees of doctors in the United States, each with the words that its full name holds. */
const degrees = {
  MD: /^Doctor of Medicine$/,
  DO: /^Doctor of Osteopath(?:ic Medicine|y)$/,
  DPM: /Podiatr/,
  DDS: /Dental Surgery/,
  DMD: /(?:Dental|Dentari)/,
  OD: /Optometry/,
} as const;

/** A degree as it stands behind a name; it ends the address of the doctor's page, too. */
export const degree = z.enum(Object.keys(degrees) as [keyof typeof degrees]);

/** The values that schema.org has for a specialty (https://schema.org/MedicalSpecialty). */
const schemaOrgSpecialties = [
  "Anesthesia",
  "Cardiovascular",
  "CommunityHealth",
  "Dentistry",
  "Dermatology",
  "DietNutrition",
  "Emergency",
  "Endocrine",
  "Gastroenterologic",
  "Genetic",
  "Geriatric",
  "Gynecologic",
  "Hematologic",
  "Infectious",
  "Midwifery",
  "Musculoskeletal",
  "Neurologic",
  "Nursing",
  "Obstetric",
  "Oncologic",
  "Ophthalmology",
  "Optometric",
  "Otolaryngologic",
  "Pathology",
  "Pediatric",
  "Physiotherapy",
  "PlasticSurgery",
  "Podiatric",
  "PrimaryCare",
  "Psychiatric",
  "PublicHealth",
  "Pulmonary",
  "Renal",
  "Rheumatologic",
  "Surgical",
  "Urologic",
] as const;

/** What the doctor is called, and how search engines are told the field. */
export const specialty = schemaOf({
  doctor: text("proctologist").meta({
    label: "What the doctor is called",
    hint: "As in: a board-certified proctologist.",
  }),
  schemaOrg: z.enum(schemaOrgSpecialties).meta({
    label: "Field, for search engines",
    hint: "The nearest value of schema.org's list.",
  }),
});

/** The doctor of the practice: name, degree, license and board. */
export const provider = schemaOf({
  name: "Sample Name",
  degree,
  degreeName: text("Doctor of Osteopathic Medicine").meta({ label: "Degree in full" }),
  fictitiousNamePermit: optionalText.meta({
    hint: "For a practice under another name than the doctor's own.",
  }),
  licence: {
    type: "Osteopathic Physician and Surgeon",
    number: "20A 00000",
    board: "Osteopathic Medical Board of California",
    boardUrl: address,
    lookupUrl: address
      .optional()
      .meta({ label: "License look-up", hint: "The board's own site, if this is left empty." }),
  },
  certification: {
    board: "American Osteopathic Board of Proctology",
    specialty: "Proctology",
  },
})
  // A DO is never called an MD: pages say the degree in full, too.
  .refine(({ degree, degreeName }) => degrees[degree]?.test(degreeName) ?? true, {
    path: ["degree"],
    error: ({ input }) =>
      `the degree that stands for “${(input as { degreeName: string }).degreeName}”`,
  });

/*
 * Parts of the site that a practice may do without. One that is a record is `null` then, one that is
 * a list is empty; what belongs to it leaves every page, menu and list.
 */

/** A consult by photo; its price stands in `prices.yaml`. */
export const photoConsult = schemaOf({
  fewestImages: z.int().min(1),
  mostImages: z.int().min(1),
  fileTypes: list("JPEG", 1, 6),
  turnaround: text("within 24 hours").meta({ label: "Report ready" }),
})
  .nullable()
  .meta({ hint: "Leave all empty when there is none: its page and every link to it go too." });

/** What patients have rated the practice elsewhere. */
export const rating = schemaOf({
  value: z.number().min(1).max(5),
  count: z.int().min(1),
  best: z.literal(5),
  source: "Online patient ratings",
  asOf: date,
  /** Whether search engines are given the rating too, and who has looked at that. */
  structuredData: schemaOf({
    shown: z.boolean(),
    reviewedBy: reviewer.nullable(),
  }).meta({ label: "Given to search engines" }),
})
  .nullable()
  .meta({ hint: "Leave all empty to show no rating." });

/** An outside lender whose card patients may pay with. */
export const lender = schemaOf({
  name: "Sample Health Card",
  url: optionalAddress,
  /** What is charged once the promotion is over; Regulation Z wants it beside the 0%. */
  laterRate: text("29.99% APR on what is left").meta({ label: "Rate after the promotion" }),
  terms: "The lender’s own terms",
})
  .nullable()
  .meta({ hint: "Leave all empty when there is none." });

/** Pages of the practice on social networks. */
export const social = z
  .array(
    schemaOf({
      network: z.enum(["instagram", "youtube"]),
      label: "Photos",
      url: address,
    }),
  )
  .meta({ label: "Social networks", hint: "Without an entry, the site shows none." });

const answer = "You do not need a referral.";

/** What patients ask before they come or send photos; each answer is the practice's own. */
export const answers = schemaOf({
  firstVisitPrice: z
    .number({ error: "a price in dollars such as 250, or null" })
    .positive({ error: "a price above 0, or null" })
    .multipleOf(0.01, { error: "a price in dollars and cents such as 249.95, or null" })
    .nullable(),
  payment: answer,
  cancellation: answer,
  referral: answer,
  ages: answer,
  preparation: answer,
  period: answer,
  drivingHome: answer,
  doctorGender: answer,
  languages: answer,
  photosSeenBy: answer,
  photosKept: answer,
  photosKeptFor: answer,
  retake: answer,
  refund: answer,
}).meta({ label: "Answers to what patients ask", hint: "Each is a full sentence." });
