import { z } from "zod";
import { text, view } from "./fields.ts";
import { pageSchema } from "./pages.ts";
import { practice } from "./practice.ts";
import { degree } from "./provider-schema.ts";

/** The front matter of a further doctor's page; the words stand below it in the file. */
export const doctorSchema = z.strictObject({
  sample: z.boolean({ error: "true or false" }),
  name: text("Jane Example"),
  degree: degree.meta({ start: practice.provider.degree }),
  licence: text("20A 00000"),
  board: text("American Osteopathic Board of Proctology"),
  lead: text("One or two sentences about the doctor."),
  description: pageSchema.shape.description,
  keywords: pageSchema.shape.keywords,
  view,
});

export type Doctor = z.output<typeof doctorSchema>;
