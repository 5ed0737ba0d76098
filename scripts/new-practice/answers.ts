import { z } from "zod";
import { degree, specialty } from "../../content-schema/practice-parts.ts";
import { states } from "../../content-schema/states.ts";
import { list, telephone } from "../../content-schema/validation/fields.ts";
import { validate } from "../../content-schema/validation/validate.ts";

/** Parts that a practice may do without. */
export const parts = {
  "photo-consult": "Photo consult",
  "video-visit": "Video visit",
  gallery: "Before and after pictures",
  testimonials: "Patients’ words",
  press: "Names of press",
  rating: "A rating from another site",
  lender: "Paying over time with a lender",
} as const;

export type Part = keyof typeof parts;

/** The full name of each degree. */
export const degrees: Readonly<Record<z.output<typeof degree>, string>> = {
  MD: "Doctor of Medicine",
  DO: "Doctor of Osteopathic Medicine",
  DPM: "Doctor of Podiatric Medicine",
  DDS: "Doctor of Dental Surgery",
  DMD: "Doctor of Dental Medicine",
  OD: "Doctor of Optometry",
};

const abbreviations = states.map(({ abbreviation }) => abbreviation);

const answersSchema = z.strictObject({
  practice: z.string().min(1),
  doctor: z.string().min(1),
  degree,
  /** The field, such as Dermatology, and what its doctor is called. */
  field: z.string().min(1),
  doctorTitle: z.string().min(1),
  schemaOrg: specialty.shape.schemaOrg,
  state: z.enum(abbreviations),
  phone: telephone,
  offices: z.array(
    z.strictObject({ city: z.string().min(1), street: z.string().min(1), zip: z.string().min(1) }),
  ),
  languages: list("English", 1, 12),
  insurance: z.boolean(),
  /** Names of services, which link to each other. */
  services: list("Checkups", 3, 12),
  parts: z.array(z.enum(Object.keys(parts) as [Part, ...Part[]])),
});

export type Answers = z.output<typeof answersSchema>;

/** Reads answers. Throws a `ContentError` if one does not fit. */
export const readAnswers = (file: string, answers: unknown): Answers =>
  validate(file, answersSchema, answers);
