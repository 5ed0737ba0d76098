import { strictObject, z } from "zod";
import type { ContentReader } from "./content-reader.ts";
import { list, pastDate, text } from "./validation/fields.ts";

const testimonialsSchema = strictObject({
  testimonials: list(
    strictObject({
      name: text("Sample patient A."),
      text: text("The patient’s words")
        .meta({ label: "The patient’s own words" })
        .min(40, { error: "a quote of at least 40 characters" }),
      permission: text("where the signed permission is kept").nullable().meta({
        label: "Where the signed permission is kept",
        hint: "Not shown. Such as: Folder 3, 2026-10-02.",
      }),
      sample: z.boolean().meta({ hint: "On while no patient wrote it." }),
      home: strictObject({ source: text("Patient survey"), date: pastDate })
        .optional()
        .meta({
          label: "On the home page",
          hint: "Where the words come from, and of what day. The first that has both is on the home page.",
        }),
    }).refine(({ sample, permission }) => sample || permission !== null, {
      path: ["permission"],
      error: 'where the signed permission is kept, such as permission: "Folder 3, 2026-10-02"',
    }),
    0,
    200,
  ).meta({ hint: "Without an entry, there is no page of testimonials." }),
});

/** Reads the testimonials; their lengths are counted here, since a preview adds marks to a text. */
export function readTestimonials(reader: ContentReader) {
  const { testimonials } = reader.record("testimonials.yaml", testimonialsSchema);
  return testimonials.map((each) => ({ ...each, length: each.text.length }));
}

export type Testimonial = ReturnType<typeof readTestimonials>[number];
