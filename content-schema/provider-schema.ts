import { z } from "zod";
import { address, optionalText, text } from "./fields.ts";
import { mustConfirm } from "./must-confirm.ts";

/** The degrees of doctors in the United States, each with the words that its full name holds. */
const degrees = {
  MD: /^Doctor of Medicine$/,
  DO: /^Doctor of Osteopath(?:ic Medicine|y)$/,
  DPM: /Podiatr/,
  DDS: /Dental Surgery/,
  DMD: /(?:Dental|Dentari)/,
  OD: /Optometry/,
} as const;

const degreeNames = Object.keys(degrees) as [keyof typeof degrees];

/** A degree as it stands behind a name; it ends the address of the doctor's page, too. */
export const degree = z.enum(degreeNames, { error: `one of ${degreeNames.join(", ")}` });

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
export const specialty = z.strictObject({
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
export const provider = z
  .strictObject({
    name: mustConfirm(text("Sample Name")),
    degree,
    degreeName: text("Doctor of Osteopathic Medicine").meta({ label: "Degree in full" }),
    fictitiousNamePermit: mustConfirm(
      optionalText.meta({ hint: "For a practice under another name than the doctor's own." }),
    ),
    licence: z.strictObject({
      type: text("Osteopathic Physician and Surgeon"),
      number: mustConfirm(text("20A 00000")),
      board: text("Osteopathic Medical Board of California"),
      boardUrl: address,
      lookupUrl: address
        .optional()
        .meta({ label: "License look-up", hint: "The board's own site, if this is left empty." }),
    }),
    certification: z.strictObject({
      board: mustConfirm(text("American Osteopathic Board of Proctology")),
      specialty: mustConfirm(text("Proctology")),
    }),
  })
  // A DO is never called an MD: pages say the degree in full, too.
  .refine(({ degree, degreeName }) => degrees[degree]?.test(degreeName) ?? true, {
    path: ["degree"],
    error: ({ input }) =>
      `the degree that stands for “${(input as { degreeName: string }).degreeName}”`,
  });
