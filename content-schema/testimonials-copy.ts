import { readCopy } from "./fill-facts.ts";
import { practice } from "./practice.ts";
import { samples } from "./samples.ts";
import { testimonials } from "./testimonials.ts";

/** Copy of the testimonials, including the label of samples. */
export const testimonialWords = readCopy("words/testimonials.yaml", {
  sample: "Sample, not a patient’s words",
  rating: {
    heading: "4.92 out of 5",
    count: "from 12 ratings",
    source: "Source: patient ratings, as of November 1, 2026",
    why: "Why the ratings are not as many as the texts",
    sample: "Both are samples until the practice confirms them.",
  },
});

const { rating } = testimonialWords;

/** Copy of the rating panel above the testimonials; `why` explains a different count. */
export const ratingPanel = practice.rating && {
  ...rating,
  why: practice.rating.count === testimonials.length ? null : rating.why,
  sample: samples.rating || samples.testimonials ? rating.sample : null,
};
