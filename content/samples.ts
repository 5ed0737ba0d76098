import type { z } from "zod";
import { readRecords } from "./define.ts";
import "./practice.ts";
import type { practiceSchema } from "./schema.ts";
import { testimonials } from "./testimonials.ts";

const { site, rating, press } = readRecords().get("content/practice.ts") as z.input<
  typeof practiceSchema
>;
const { value, count, source, asOf } = rating;

/**
 * What is still a sample, for the pages that show it: each says so in its place, and stops saying so
 * once the practice has confirmed it (decision 45).
 */
export const samples = {
  /** No address of the site is configured, so that no page may be listed by search engines. */
  site: site.url.sample,
  rating: [value, count, source, asOf].some((fact) => fact.sample),
  press: press.some((fact) => fact.sample),
  testimonials: testimonials.some((each) => each.sample),
};
