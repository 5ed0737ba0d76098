import { define } from "./define.ts";
import { galleryWordsSchema } from "./gallery-schema.ts";

/**
 * The words around the gallery's pictures: the gate, what covers them, and the large view. Words in
 * braces, such as `{category}`, are blanks that the page fills; keep them. “Back to Gallery”, the
 * title of a category and the gate's buttons are agreed labels, which tests expect.
 */
const record = define("content/gallery-words.ts", galleryWordsSchema, {
  name: "Before & After",
  category: {
    title: "{category} - Before & After",
    description:
      "Before and after pictures: {category}. Shown only after you confirm that you are 18 or older.",
    back: "Back to Gallery",
  },
  covered: {
    heading: "The pictures are covered",
    text: "They show intimate parts of the body before and after treatment, and they can be graphic. None of them has been loaded yet. To see them, confirm that you are 18 or older and have read our Medical Disclaimer.",
    show: "Show the pictures",
    disclaimer: "Medical Disclaimer",
    noScript:
      "The pictures need JavaScript to open, so that they never show by accident, but everything else on this site works without it.",
  },
  gate: {
    heading: "Before you look",
    text: "Please acknowledge that you are 18 years or older and have read our Medical Disclaimer to view the following images.",
    accept: "CONTINUE TO GALLERY",
    disclaimer: "MEDICAL DISCLAIMER",
  },
  pictures: {
    loading: "Loading gallery...",
    failed: "The pictures did not load. Check your connection and try again.",
    again: "Load the page again",
    choose: "Choose a picture to see it larger.",
    before: "Before",
    after: "After",
    sample: "Sample picture, not a patient.",
    actual: "Actual patient of this practice.",
    hide: "Hide images again",
  },
  lightbox: {
    heading: "Pair {shown} of {count}: {procedure}",
    previous: "Previous pair",
    next: "Next pair",
    compare: "Compare with a slider",
    slider: "Comparison of before and after",
    position: "{before} percent before, {after} percent after",
  },
});

const { gate, pictures, lightbox, ...page } = record;

/** The words that stand in pages. */
export const galleryWords = page;

/** The words that only script shows, for its code; no page holds them. */
export const gateWords = gate;
export const pictureWords = pictures;
export const lightboxWords = lightbox;
