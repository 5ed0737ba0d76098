import { strictObject, type z } from "zod";
import { date, flag, list, text } from "./validation/fields.ts";

export const testimonialsSchema = strictObject({
  testimonials: list(
    strictObject({
      sample: flag.meta({ label: "This is a sample", hint: "On while no patient wrote it." }),
      name: text("Sample patient A."),
      text: text("The patient’s words")
        .meta({ label: "The patient’s own words" })
        .min(40, { error: "a quote of at least 40 characters" }),
      permission: text("where the signed permission is kept").nullable().meta({
        label: "Where the signed permission is kept",
        hint: "Not shown. Such as: Folder 3, 2026-10-02.",
      }),
      home: strictObject({ source: text("Patient survey"), date })
        .optional()
        .meta({
          label: "On the home page",
          hint: "Where the words come from, and of what day. The first that has both is on the home page.",
        }),
    })
      .meta({ label: "testimonial" })
      .refine(({ sample, permission }) => sample || permission !== null, {
        path: ["permission"],
        error:
          'where the signed permission is kept, such as permission: "Folder 3, 2026-10-02"; only a sample has null',
      }),
    0,
    200,
  ).meta({ hint: "Without an entry, there is no page of testimonials." }),
});

export type Testimonial = z.output<typeof testimonialsSchema>["testimonials"][number];
