import { strictObject, z } from "zod";
import type { ContentReader } from "./content-reader.ts";
import type { ServiceSummary } from "./services.ts";
import {
  areDistinct,
  list,
  listById,
  pastDate,
  picture,
  slug,
  slugOf,
  text,
  view,
} from "./validation/fields.ts";
import { checkOneOf } from "./validation/problem.ts";

/** Named by number and side, so that a file name cannot contain a patient's name. */
const pictureOf = (side: "before" | "after") =>
  picture(
    new RegExp(`^\\d\\d-${side}\\.(?:png|jpe?g|webp|tiff?)$`),
    `with a neutral name such as 01-${side}.jpg`,
    "At least 800 pixels wide. It gets a neutral name and its category's folder when you save.",
    20,
  );

const consent = strictObject({
  id: text("where the signed consent is kept").meta({
    label: "Where it is kept",
    hint: "Such as C-2026-14.",
  }),
  date: pastDate,
  scope: z.literal("website", { error: 'a consent for "website"' }),
  revoked: z.boolean().refine((revoked) => !revoked, {
    error: "a consent that stands; remove a pair whose consent was revoked, and its files",
  }),
});

const pair = strictObject({
  before: pictureOf("before"),
  after: pictureOf("after"),
  procedure: text("Skin tag removal"),
  interval: text("6 weeks after"),
  /** True for art that shows no patient. */
  sample: z.boolean(),
  consent: consent.nullable().meta({ label: "The patient’s signed consent" }),
})
  .meta({ label: "pair of pictures" })
  .refine(({ sample, ...pair }) => sample || pair.consent !== null, {
    path: ["consent"],
    error:
      "the patient's consent: where it is kept, such as C-2026-14, its date, and the website as its scope",
  })
  .refine(({ before, after }) => before.file.slice(0, 2) === after.file.slice(0, 2), {
    path: ["after", "file"],
    error: "the same number as the picture before",
  })
  .refine(({ before, after }) => before.alt !== after.alt, {
    path: ["after", "alt"],
    error: "other words than for the picture before",
  });

export const gallerySchema = strictObject({
  indexed: z.boolean().meta({ label: "Search engines may list it" }),
  resultsNote: text("The same results may not occur for all patients.").meta({
    label: "Note beside each pair",
  }),
  ratingLabel: z
    .enum(["adult", "rta", "none"], { error: "adult, rta or none" })
    .meta({ label: "What filters are told", hint: "RTA is the industry's own label." }),
  categories: listById(
    strictObject({
      id: slug,
      title: text("Abscess"),
      summary: text("What this is, in one line"),
      service: slugOf("service").optional().meta({ label: "Service to read about" }),
      part: slug.optional().meta({
        label: "Heading on its page",
        hint: "The end of the address of a heading: abscess-and-fistula.",
      }),
      view: view
        .optional()
        .meta({ label: "Picture at the head", hint: "Without one, that of the gallery." }),
      pairs: list(pair, 0, 4)
        .refine((all) => areDistinct(all.map(({ before }) => before.file.slice(0, 2))), {
          error: "each number of pictures once",
        })
        .meta({ hint: "Without a pair, the category is not shown." }),
    }).meta({ label: "category" }),
    0,
    20,
  ).meta({ hint: "Without a category, there is no gallery." }),
});

export type PicturePair = z.output<typeof pair>;

/** Reads the gallery: settings, categories in index order, and their pairs. */
export function readGallery(reader: ContentReader) {
  const { categories, ...gallerySettings } = reader.record("gallery.yaml", gallerySchema);
  return {
    gallerySettings,
    categories,
    gallery: categories
      .filter(({ pairs }) => pairs.length > 0)
      .map(({ id, title, summary }) => ({ id, title, summary })),
    /** By category; originals are in `content/gallery-pictures/<category>/`. */
    galleryPictures: Object.fromEntries(categories.map(({ id, pairs }) => [id, pairs])),
  };
}

/** The pages of categories with pairs; `related` is a service, or a heading there. Throws a `ContentError`. */
export const galleryPagesOf = (
  categories: ReturnType<typeof readGallery>["categories"],
  services: readonly ServiceSummary[],
) =>
  categories.flatMap(({ id, title, summary, view, service: slug, part, pairs }, index) => {
    if (pairs.length === 0) return [];
    const place = { file: "content/gallery.yaml", path: ["categories", index, "service"] };
    const slugs = services.map((each) => each.slug);
    if (slug) checkOneOf(slug, slugs, place, "the name of a service in its address");
    const service = services.find((each) => each.slug === slug);
    const related = service && part ? { title, path: `${service.path}#${part}` } : service;
    return { id, title, summary, view, related };
  });
