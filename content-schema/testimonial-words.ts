import { z } from "zod";
import { text } from "./fields.ts";
import { practice } from "./practice.ts";
import { readWords } from "./read-words.ts";
import { samples } from "./samples.ts";
import { testimonials } from "./testimonials.ts";

/** The words around the testimonials. */
export const testimonialWordsSchema = z.strictObject({
  sample: text("Sample, not a patient’s words"),
  rating: z.strictObject({
    heading: text("4.92 out of 5"),
    count: text("from 12 ratings"),
    source: text("Source: patient ratings, as of November 1, 2026"),
    why: text("Why the ratings are not as many as the texts"),
    sample: text("Both are samples until the practice confirms them."),
  }),
});

/** The words around the testimonials: what stands on the card of a text that no patient wrote. */
export const testimonialWords = readWords("words/testimonials.yaml", testimonialWordsSchema);

const { rating } = testimonialWords;

/** What stands above the testimonials: the rating, and why its count is another. */
export const ratingPanel = practice.rating && {
  ...rating,
  why: practice.rating.count === testimonials.length ? null : rating.why,
  sample: samples.rating || samples.testimonials ? rating.sample : null,
};
