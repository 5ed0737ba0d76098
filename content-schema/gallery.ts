import { z } from "zod";
import { readCopy } from "./fill-facts.ts";
import { type ServiceSummary, services } from "./services.ts";
import { date, list, schemaOf, slug, text, view } from "./validation/fields.ts";
import { read } from "./validation/read.ts";
import { ContentError } from "./validation/validate.ts";

/** A picture's file name: number and side, so that it cannot contain a patient's name. */
export const pictureName = /^\d\d-(before|after)\.(png|jpe?g|webp|tiff?)$/;

const picture = (side: "before" | "after") =>
  schemaOf({
    file: z
      .string()
      .refine((name) => pictureName.test(name) && name.includes(`-${side}.`), {
        error: `a neutral file name such as 01-${side}.jpg`,
      })
      .meta({
        label: "Picture",
        hint: "At least 800 pixels wide. It gets a neutral name and its category's folder when you save.",
        upload: true,
      }),
    alt: text("what the picture shows, in neutral words")
      .min(20, {
        error: "a description of at least 20 characters",
      })
      .meta({ hint: "In neutral words, for people who cannot see it." }),
  });

const consent = schemaOf({
  id: text("where the signed consent is kept").meta({
    label: "Where it is kept",
    hint: "Such as C-2026-14.",
  }),
  date,
  scope: z.literal("website", { error: 'a consent for "website"' }),
  revoked: z.boolean().refine((revoked) => !revoked, {
    error: "a consent that stands; remove a pair whose consent was revoked, and its files",
  }),
});

const pair = schemaOf({
  before: picture("before"),
  after: picture("after"),
  procedure: "Skin tag removal",
  interval: "6 weeks after",
  /** True for art that shows no patient. */
  sample: z.boolean(),
  consent: consent.nullable().meta({ label: "The patient’s signed consent" }),
})
  .meta({ label: "pair of pictures" })
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

/** The gallery: its settings, and its categories with their pairs, in order. */
export const gallerySchema = schemaOf({
  indexed: z.boolean().meta({ label: "Search engines may list it" }),
  resultsNote: text("The same results may not occur for all patients.").meta({
    label: "Note beside each pair",
  }),
  ratingLabel: z
    .enum(["adult", "rta", "none"], { error: "adult, rta or none" })
    .meta({ label: "What filters are told", hint: "RTA is the industry's own label." }),
  categories: list(
    schemaOf({
      id: slug,
      title: "Abscess",
      summary: "What this is, in one line",
      service: slug
        .optional()
        .meta({ label: "Service to read about", hint: "The end of its address: anal-pain." }),
      view: view
        .optional()
        .meta({ label: "Picture at the head", hint: "Without one, that of the gallery." }),
      pairs: list(pair, 2, 4),
    }).meta({ label: "category" }),
    0,
    20,
  ).meta({ hint: "Without a category, there is no gallery." }),
});

export type PicturePair = z.output<typeof pair>;

const { categories, ...settings } = read("gallery.yaml", gallerySchema);

/**
 * Settings of the whole gallery. `ratingLabel` is the content rating for filters: "adult", "rta"
 * (Restricted To Adults) or "none". `indexed` allows indexing. `resultsNote` is printed with each
 * pair, where the law requires it.
 */
export const gallerySettings = settings;

/** The gallery's categories, in index order. */
export const gallery = categories.map(({ id, title, summary }) => ({ id, title, summary }));

/** The service related to each category, if there is one. */
export const galleryServices: Readonly<Record<string, ServiceSummary>> = Object.fromEntries(
  categories.flatMap(({ id, service: slug }) => {
    if (!slug) return [];
    const service = services.find((each) => each.slug === slug);
    if (service) return [[id, service]];
    throw new ContentError(
      `content/gallery.yaml: ${id}: service: expected the slug of a service, found "${slug}"`,
    );
  }),
);

/** The view of each category's hero; defaults to the gallery's. */
export const galleryViews: Readonly<Record<string, (typeof categories)[number]["view"]>> =
  Object.fromEntries(categories.map(({ id, view }) => [id, view]));

export type GalleryCategory = (typeof gallery)[number];

/**
 * Picture pairs by category, in order. The originals are
 * `content/gallery-pictures/<category>/01-before.jpg`, `01-after.jpg` and so on. Only the build
 * reads this.
 */
export const galleryPictures: Readonly<Record<string, readonly PicturePair[]>> = Object.fromEntries(
  categories.map(({ id, pairs }) => [id, pairs]),
);

const sentence = "The pictures are covered";

/**
 * Copy of the gallery: `galleryWords` renders in documents; that of gate, pictures and lightbox in
 * script only. “Back to Gallery”, category titles and the gate's buttons are specified labels,
 * which tests enforce.
 */
export const {
  gate: gateWords,
  pictures: pictureWords,
  lightbox: lightboxWords,
  ...galleryWords
} = readCopy("words/gallery.yaml", {
  name: "Before & After",
  category: {
    title: "{category} - Before & After",
    description: "Before and after pictures: {category}.",
    back: "Back to Gallery",
  },
  covered: {
    heading: sentence,
    text: sentence,
    show: "Show the pictures",
    disclaimer: "Medical Disclaimer",
    noScript: sentence,
  },
  gate: {
    heading: "Before you look",
    text: "Please acknowledge that you are 18 years or older",
    accept: "CONTINUE TO GALLERY",
    disclaimer: "MEDICAL DISCLAIMER",
  },
  pictures: {
    loading: "Loading gallery...",
    failed: sentence,
    again: "Load the page again",
    choose: sentence,
    before: "Before",
    after: "After",
    sample: sentence,
    actual: sentence,
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
