import { z } from "zod";
import { doctorWords } from "./doctor.ts";
import { nameSlug } from "./facts.ts";
import { withFacts } from "./fill-facts.ts";
import { fill } from "./format/fill.ts";
import { doctorPath } from "./format/page-path.ts";
import { pageSchema } from "./pages.ts";
import { practice } from "./practice.ts";
import { degree } from "./practice-parts.ts";
import { schemaOf, view } from "./validation/fields.ts";
import { frontMatter, textsIn } from "./validation/read.ts";
import { ContentError, validate } from "./validation/validate.ts";

/** Front matter of an additional doctor's page; the text follows it in the file. */
export const doctorSchema = schemaOf({
  sample: z.boolean(),
  name: "Jane Example",
  degree: degree.meta({ start: practice.provider.degree }),
  licence: "20A 00000",
  board: "American Osteopathic Board of Proctology",
  lead: "One or two sentences about the doctor.",
  description: pageSchema.shape.description,
  keywords: pageSchema.shape.keywords,
  view,
});

/**
 * Doctors other than the one of `content/practice.yaml`, each with a page in `content/doctors/`.
 */
export const doctors = textsIn("doctors").map(({ name, file, source }) => {
  const { fields } = frontMatter(file, withFacts(source, file));
  const doctor = validate(file, doctorSchema, fields);
  const slug = nameSlug(doctor.name);
  if (`${slug}.mdx` !== name) {
    throw new ContentError(
      `${file}: expected a file named after the doctor, ${slug}.mdx, found ${name}`,
    );
  }
  return {
    ...doctor,
    slug,
    path: doctorPath(slug, doctor.degree),
    label: fill(doctorWords.label, { name: doctor.name, degree: doctor.degree }),
  };
});

export type DoctorRecord = (typeof doctors)[number];
