import { strictObject, z } from "zod";
import { asPrice } from "./validation/remedies.ts";

/** A price in dollars, or `null`; `or` adds to messages what may stand in its place. */
export const price = (example: string, or = "") =>
  z
    .number({ error: `a price in dollars such as ${example}${or}` })
    .positive({ error: `a price above 0${or}` })
    .multipleOf(0.01, { error: `a price in dollars and cents such as ${example}${or}` })
    .meta({ remedy: asPrice })
    .nullable();

export const pricesSchema = strictObject({
  photoConsult: price("39.95").default(null).meta({
    hint: "In dollars, such as 39.95. Leave it empty when there is none: it leaves the site.",
  }),
  telehealth: price("39.95").default(null).meta({
    label: "Video visit",
    hint: "In dollars, such as 99.95. Leave it empty when there is none: it leaves the site.",
  }),
});
