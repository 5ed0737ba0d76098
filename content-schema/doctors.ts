import { strictObject, z } from "zod";
import { fill } from "./format/fill.ts";
import { doctorPath } from "./format/page-path.ts";
import { pageSchema } from "./pages.ts";
import { degree, license, osteopathicForDO } from "./practice-schema.ts";
import type { ContentReader } from "./source.ts";
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
export const readDoctors = (source: ContentReader, label: string) =>
  readEach(source.texts("doctors"), ({ name, slug }) => {
    const doctor = source.record(name, doctorSchema);
    return {
      ...doctor,
      slug,
      path: doctorPath(slug, doctor.degree),
      title: fill(label, { name: doctor.name, degree: doctor.degree }),
    };
  });

export type DoctorRecord = ReturnType<typeof readDoctors>[number];
