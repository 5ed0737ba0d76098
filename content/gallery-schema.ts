import { z } from "zod";
import { blanks, date, list, text } from "./fields.ts";

/** A picture's file name: number and side, and so never a person's name. */
export const pictureName = /^\d\d-(before|after)\.(png|jpe?g|webp|tiff?)$/;

const picture = (side: "before" | "after") =>
  z.strictObject({
    file: z.string().refine((name) => pictureName.test(name) && name.includes(`-${side}.`), {
      error: `a neutral file name such as 01-${side}.jpg`,
    }),
    alt: text("what the picture shows, in neutral words").min(20, {
      error: "a description of at least 20 characters",
    }),
  });

const consent = z.strictObject({
  id: text("where the signed consent is kept"),
  date,
  scope: z.literal("website", { error: 'a consent for "website"' }),
  revoked: z.boolean().refine((revoked) => !revoked, {
    error: "a consent that stands; remove a pair whose consent was revoked, and its files",
  }),
});

const pair = z
  .strictObject({
    before: picture("before"),
    after: picture("after"),
    procedure: text("Skin tag removal"),
    interval: text("6 weeks after"),
    /** True for art that shows no patient. */
    sample: z.boolean({ error: "true or false" }),
    consent: consent.nullable(),
  })
  .refine(({ sample, consent: given }) => sample || given !== null, {
    path: ["consent"],
    error:
      'the patient\'s consent, such as { id: "C-2026-14", date: "2026-10-02", scope: "website", revoked: false }; only a sample has none',
  })
  .refine(({ before, after }) => before.file.slice(0, 2) === after.file.slice(0, 2), {
    path: ["after", "file"],
    error: "the same number as the picture before",
  })
  .refine(({ before, after }) => before.alt !== after.alt, {
    path: ["after", "alt"],
    error: "other words than for the picture before",
  });

/** The pairs of pictures of each category, in order. */
export const galleryPicturesSchema = (categories: readonly string[]) =>
  z.record(z.enum(categories, { error: "an id of content/gallery.ts" }), list(pair, 2, 4));

/** What holds for the whole gallery. */
export const gallerySettingsSchema = z.strictObject({
  indexed: z.boolean({ error: "true or false" }),
  resultsNote: text("The same results may not occur for all patients."),
  ratingLabel: z.enum(["adult", "rta", "none"], { error: "adult, rta or none" }),
});

const sentence = text("The pictures are covered");

/** The words around the gallery's pictures. `{shown}` and the like are filled in on the page. */
export const galleryWordsSchema = z.strictObject({
  name: text("Before & After"),
  category: z.strictObject({
    title: blanks("{category} - Before & After"),
    description: blanks("Before and after pictures: {category}."),
    back: text("Back to Gallery"),
  }),
  covered: z.strictObject({
    heading: sentence,
    text: sentence,
    show: text("Show the pictures"),
    disclaimer: text("Medical Disclaimer"),
    noScript: sentence,
  }),
  gate: z.strictObject({
    heading: text("Before you look"),
    text: text("Please acknowledge that you are 18 years or older"),
    accept: text("CONTINUE TO GALLERY"),
    disclaimer: text("MEDICAL DISCLAIMER"),
  }),
  pictures: z.strictObject({
    loading: text("Loading gallery..."),
    failed: sentence,
    again: text("Load the page again"),
    choose: sentence,
    before: text("Before"),
    after: text("After"),
    sample: sentence,
    actual: sentence,
    hide: text("Hide images again"),
  }),
  lightbox: z.strictObject({
    heading: blanks("Pair {shown} of {count}: {procedure}"),
    previous: text("Previous pair"),
    next: text("Next pair"),
    compare: text("Compare with a slider"),
    slider: text("Comparison of before and after"),
    position: blanks("{before} percent before, {after} percent after"),
  }),
});

export type PicturePair = z.output<typeof pair>;
export type RatingLabel = z.output<typeof gallerySettingsSchema>["ratingLabel"];
