import { z } from "zod";
import { list, text } from "./fields.ts";

/**
 * The schematics that a service may show, each with the places in it that a label can point to.
 * They are drawn in `app/layout/service/figures/`: sections in the manner of a museum plate, never
 * the outside of a body.
 */
export const schematicParts = {
  rings: ["outer", "inner", "lining", "tear"],
  canal: ["higher", "lining", "cushion", "opening"],
  "vessel-cushions": ["cushion", "slipped", "muscle", "outer"],
  "skin-fold": ["swollen", "shrinking", "fold"],
  "pain-places": ["lining", "clot", "pocket", "tunnel", "muscle"],
  "itch-circle": ["calm", "rubbed", "raw", "cover"],
  "skin-layers": ["surface", "contact", "germ", "deep"],
  "test-places": ["swab", "sore", "blood", "scope"],
} as const;

export type SchematicShape = keyof typeof schematicParts;

const shapes = Object.keys(schematicParts) as [SchematicShape, ...SchematicShape[]];

const sources = z
  .array(z.int().min(1))
  .optional()
  .meta({ hint: "The numbers of the sources in this page's own list." });

const label = z.strictObject({
  part: text("tear").meta({ label: "Points to", hint: "A place of the drawing." }),
  label: text("The tear"),
  text: text("Most sit in the middle at the back"),
  sources,
});

const schematic = z
  .strictObject({
    figure: z
      .enum(shapes, { error: `one of ${shapes.join(", ")}` })
      .meta({ label: "Drawing", hint: "Each drawing has places of its own to point to." }),
    caption: text("The anal canal in section. A schematic, not to scale."),
    labels: list(label.meta({ label: "label" }), 2, 6),
  })
  .superRefine((value, context) => {
    const parts: readonly string[] = schematicParts[value.figure];
    for (const [index, { part }] of value.labels.entries()) {
      if (parts.includes(part)) continue;
      context.addIssue({
        code: "custom",
        path: ["labels", index, "part"],
        message: `one of ${parts.join(", ")}`,
      });
    }
  });

const treatment = z.strictObject({
  when: text("First"),
  name: text("Home care"),
  what: text("Fiber, water and warm baths"),
  helps: text("Heals about half of all tears").meta({ label: "How it helps" }),
  certainty: text("Agreed by the surgeons’ guideline")
    .optional()
    .meta({ label: "How sure", hint: "Leave it out where the sources do not say." }),
  downside: text("It takes patience").optional(),
  back: text("The next day").optional().meta({ label: "Back to normal" }),
  sources,
});

const stage = z.strictObject({
  when: text("Week 1"),
  text: text("Soreness fades within days"),
  sources,
});

/** The figures of a service's page. Each may be left out, and then its place is not there. */
export const figuresSchema = z.strictObject({
  schematic: schematic.optional().meta({ label: "What happens" }),
  treatments: list(treatment.meta({ label: "treatment" }), 2, 4)
    .optional()
    .meta({ label: "Treatments compared" }),
  visit: list(text("We ask what brings you in.").meta({ label: "step" }), 5, 5)
    .optional()
    .meta({ label: "Your visit", hint: "Arrive, talk, look, decide, treat: one line for each." }),
  recovery: list(stage.meta({ label: "stage" }), 3, 4)
    .optional()
    .meta({ label: "Recovery" }),
});

export type Figures = z.output<typeof figuresSchema>;
export type Schematic = z.output<typeof schematic>;
export type Treatment = z.output<typeof treatment>;
