import { strictObject, z } from "zod";
import { areDistinct, nullable, slugOf, text } from "./validation/fields.ts";
import { asPrice, maxPrice } from "./validation/remedies.ts";

/** A price in dollars, or `null`. `or` is added to error messages, for fields that also accept other values. */
const price = (example: string, or = "") =>
  nullable(
    z
      .number({ error: `a price in dollars such as ${example}${or}` })
      .positive({ error: `a price above 0${or}` })
      .max(maxPrice, { error: `a price of at most ${maxPrice}${or}` })
      .multipleOf(0.01, { error: `a price in dollars and cents such as ${example}${or}` })
      .meta({ remedy: asPrice }),
  );

const servicePrice = strictObject({
  service: slugOf("service"),
  price: price("450", ", or null").meta({
    hint: "In dollars; the three fields below go with it. Leave it empty while the price is agreed after the exam.",
  }),
  name: text("Banding, one session").optional().meta({ label: "What has this price" }),
  includes: text("the exam, the band and a call afterward").optional(),
  excludes: text("an outside lab, and any later session").optional(),
})
  .superRefine(({ price, ...record }, { addIssue }) => {
    for (const name of ["name", "includes", "excludes"] as const) {
      const message = "a text that goes with the price, or no price";
      if (price && !record[name]) addIssue({ code: "custom", path: [name], message });
    }
  })
  .meta({ label: "price" });

/** Every price; one that is empty is agreed later, or means that there is no such offer. */
export const pricesSchema = strictObject({
  photoConsult: price("39.95").meta({
    hint: "In dollars, such as 39.95. Leave it empty when there is none: it is not shown then.",
  }),
  telehealth: price("39.95").meta({
    label: "Video visit",
    hint: "In dollars, such as 99.95. Leave it empty when there is none: it is not shown then.",
  }),
  firstVisit: price("250").meta({
    label: "First office visit",
    hint: "In dollars. Leave it empty while you tell it by phone.",
  }),
  tests: price("150").meta({
    label: "Tests for infections, with the lab",
    hint: "In dollars. Leave it empty while you tell it by phone.",
  }),
  services: z
    .array(servicePrice)
    .refine(
      (all) => areDistinct(all.map(({ service, name, price }) => `${service} ${name ?? price}`)),
      "each treatment of a service once",
    )
    .default([])
    .meta({
      label: "Treatments, by service",
      hint: "Its page shows the price, what it includes and what it does not.",
    }),
});
