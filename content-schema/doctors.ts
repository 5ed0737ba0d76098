import { strictObject, z } from "zod";
import type { ContentReader } from "./content-reader.ts";
import { fill } from "./format/fill.ts";
import { doctorPath } from "./format/page-path.ts";
import { pageSchema } from "./pages.ts";
import { degree, license, osteopathicForDO } from "./practice-schema.ts";
import { personName, text, view } from "./validation/fields.ts";
import { readEach } from "./validation/validate.ts";

/** Front matter of the page of another doctor. */
export const doctorSchema = strictObject({
  sample: z.boolean().meta({ hint: "On until all words below are the doctor’s own." }),
  name: personName("Jane Example"),
  degree,
  license,
  board: text("American Osteopathic Board of Proctology").meta({ label: "Certifying board" }),
  lead: text("One or two sentences about the doctor."),
  description: pageSchema.shape.description,
  keywords: pageSchema.shape.keywords,
  view,
})
  .refine(...osteopathicForDO("type"))
  .refine(...osteopathicForDO("board"));

/** Reads `content/doctors/`; `label` is a template such as `Dr. {name}, {degree}`. */
export const readDoctors = (reader: ContentReader, label: string) =>
  readEach(reader.texts("doctors"), ({ name, slug }) => {
    const doctor = reader.record(name, doctorSchema);
    return {
      ...doctor,
      slug,
      path: doctorPath(slug, doctor.degree),
      title: fill(label, { name: doctor.name, degree: doctor.degree }),
    };
  });

export type DoctorRecord = ReturnType<typeof readDoctors>[number];
