import { define } from "./define.ts";
import { gallerySettingsSchema } from "./gallery-schema.ts";
import { gallerySchema } from "./schema.ts";

/**
 * What holds for the whole gallery. `ratingLabel` tells filters what its pages hold: "adult",
 * "rta" (the label of the industry's own scheme) or "none". `indexed: true` lets search engines list
 * them. `resultsNote` stands with each pair of pictures: California asks for it (Business and
 * Professions Code, section 651).
 */
export const gallerySettings = define("content/gallery.ts (settings)", gallerySettingsSchema, {
  ratingLabel: "adult",
  indexed: false,
  resultsNote: "The same results may not occur for all patients.",
});

/** The gallery's categories in the order of the index. */
export const gallery = define("content/gallery.ts", gallerySchema, [
  {
    id: "anal-skin-tags",
    title: "Cosmetic Anal Skin Tags Removal",
    summary: "Extra folds of skin, removed for comfort, easier cleaning or looks.",
  },
  {
    id: "abscess",
    title: "Abscess",
    summary: "A pocket of pus that is drained so that the pain can ease.",
  },
  {
    id: "anal-fistula",
    title: "Anal Fistula",
    summary: "A small tunnel from inside to the skin, often left by an abscess.",
  },
  {
    id: "thrombosed-external-hemorrhoid",
    title: "Thrombosed External Hemorrhoid",
    summary: "A blood clot in an outer hemorrhoid: a sudden, sore, bluish lump.",
  },
  {
    id: "prolapsed-internal-hemorrhoid",
    title: "Prolapsed Internal Hemorrhoid",
    summary: "Inner tissue that slips out, on its own or when you strain.",
  },
  {
    id: "anal-fissure",
    title: "Anal Fissure",
    summary: "A small tear in the lining of the opening.",
  },
  {
    id: "surgical-revisions",
    title: "Surgical Revisions",
    summary: "Repeat surgery for tags, scars or narrowing left by an earlier operation.",
  },
]);
