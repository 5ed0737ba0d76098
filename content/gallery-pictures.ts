import { define } from "./define.ts";
import { gallery } from "./gallery.ts";
import { galleryPicturesSchema } from "./gallery-schema.ts";

/**
 * The pictures behind the gate: for each category two to four pairs, in order. The originals stand
 * in `gallery-pictures/<category>/` as `01-before.jpg`, `01-after.jpg` and so on. This record never
 * reaches a browser; the build takes from it what a page shows.
 */
export const galleryPictures = define(
  "content/gallery-pictures.ts",
  galleryPicturesSchema(gallery.map(({ id }) => id)),
  {
    "anal-skin-tags": [
      {
        before: {
          file: "01-before.png",
          alt: "Before, sample drawing at dawn: a beach strewn with dark stones under storm clouds",
        },
        after: {
          file: "01-after.png",
          alt: "After, sample drawing at dawn: the same beach with smooth, rippled sand under a clear sky",
        },
        procedure: "Removal of skin tags",
        interval: "6 weeks after",
        sample: true,
        consent: null,
      },
      {
        before: {
          file: "02-before.png",
          alt: "Before, sample drawing by day: a beach strewn with dark stones under storm clouds",
        },
        after: {
          file: "02-after.png",
          alt: "After, sample drawing by day: the same beach with smooth, rippled sand under a clear sky",
        },
        procedure: "Removal of skin tags",
        interval: "8 weeks after",
        sample: true,
        consent: null,
      },
      {
        before: {
          file: "03-before.png",
          alt: "Before, sample drawing at dusk: a beach strewn with dark stones under storm clouds",
        },
        after: {
          file: "03-after.png",
          alt: "After, sample drawing at dusk: the same beach with smooth, rippled sand under a clear sky",
        },
        procedure: "Removal of skin tags",
        interval: "3 months after",
        sample: true,
        consent: null,
      },
    ],
    abscess: [
      {
        before: {
          file: "01-before.png",
          alt: "Before, sample drawing at dawn: two sea rocks in heavy surf and rain",
        },
        after: {
          file: "01-after.png",
          alt: "After, sample drawing at dawn: the same two sea rocks in still water",
        },
        procedure: "Drainage of an abscess",
        interval: "3 weeks after",
        sample: true,
        consent: null,
      },
      {
        before: {
          file: "02-before.png",
          alt: "Before, sample drawing by day: two sea rocks in heavy surf and rain",
        },
        after: {
          file: "02-after.png",
          alt: "After, sample drawing by day: the same two sea rocks in still water",
        },
        procedure: "Drainage of an abscess",
        interval: "6 weeks after",
        sample: true,
        consent: null,
      },
    ],
    "anal-fistula": [
      {
        before: {
          file: "01-before.png",
          alt: "Before, sample drawing at dawn: an arched bridge over a rough, foaming bay",
        },
        after: {
          file: "01-after.png",
          alt: "After, sample drawing at dawn: the same arched bridge over a calm bay",
        },
        procedure: "Repair of a fistula",
        interval: "8 weeks after",
        sample: true,
        consent: null,
      },
      {
        before: {
          file: "02-before.png",
          alt: "Before, sample drawing by day: an arched bridge over a rough, foaming bay",
        },
        after: {
          file: "02-after.png",
          alt: "After, sample drawing by day: the same arched bridge over a calm bay",
        },
        procedure: "Repair of a fistula",
        interval: "12 weeks after",
        sample: true,
        consent: null,
      },
    ],
    "thrombosed-external-hemorrhoid": [
      {
        before: {
          file: "01-before.png",
          alt: "Before, sample drawing at dawn: a sailing boat that leans in high waves",
        },
        after: {
          file: "01-after.png",
          alt: "After, sample drawing at dawn: the same boat upright under full sail on a flat sea",
        },
        procedure: "Removal of a blood clot",
        interval: "2 weeks after",
        sample: true,
        consent: null,
      },
      {
        before: {
          file: "02-before.png",
          alt: "Before, sample drawing by day: a sailing boat that leans in high waves",
        },
        after: {
          file: "02-after.png",
          alt: "After, sample drawing by day: the same boat upright under full sail on a flat sea",
        },
        procedure: "Removal of a blood clot",
        interval: "4 weeks after",
        sample: true,
        consent: null,
      },
      {
        before: {
          file: "03-before.png",
          alt: "Before, sample drawing at dusk: a sailing boat that leans in high waves",
        },
        after: {
          file: "03-after.png",
          alt: "After, sample drawing at dusk: the same boat upright under full sail on a flat sea",
        },
        procedure: "Removal of a blood clot",
        interval: "6 weeks after",
        sample: true,
        consent: null,
      },
    ],
    "prolapsed-internal-hemorrhoid": [
      {
        before: {
          file: "01-before.png",
          alt: "Before, sample drawing at dawn: three palms bent by a storm on a gray shore",
        },
        after: {
          file: "01-after.png",
          alt: "After, sample drawing at dawn: the same three palms upright on a bright shore",
        },
        procedure: "Banding of internal hemorrhoids",
        interval: "6 weeks after",
        sample: true,
        consent: null,
      },
      {
        before: {
          file: "02-before.png",
          alt: "Before, sample drawing by day: three palms bent by a storm on a gray shore",
        },
        after: {
          file: "02-after.png",
          alt: "After, sample drawing by day: the same three palms upright on a bright shore",
        },
        procedure: "Banding of internal hemorrhoids",
        interval: "10 weeks after",
        sample: true,
        consent: null,
      },
    ],
    "anal-fissure": [
      {
        before: {
          file: "01-before.png",
          alt: "Before, sample drawing at dawn: a wooden pier with a small hut, waves breaking at its posts",
        },
        after: {
          file: "01-after.png",
          alt: "After, sample drawing at dawn: the same wooden pier above quiet water",
        },
        procedure: "Treatment of a fissure",
        interval: "4 weeks after",
        sample: true,
        consent: null,
      },
      {
        before: {
          file: "02-before.png",
          alt: "Before, sample drawing by day: a wooden pier with a small hut, waves breaking at its posts",
        },
        after: {
          file: "02-after.png",
          alt: "After, sample drawing by day: the same wooden pier above quiet water",
        },
        procedure: "Treatment of a fissure",
        interval: "8 weeks after",
        sample: true,
        consent: null,
      },
    ],
    "surgical-revisions": [
      {
        before: {
          file: "01-before.png",
          alt: "Before, sample drawing at dawn: layered cliffs with surf breaking at their foot",
        },
        after: {
          file: "01-after.png",
          alt: "After, sample drawing at dawn: the same layered cliffs above a smooth sea",
        },
        procedure: "Revision of an earlier operation",
        interval: "8 weeks after",
        sample: true,
        consent: null,
      },
      {
        before: {
          file: "02-before.png",
          alt: "Before, sample drawing by day: layered cliffs with surf breaking at their foot",
        },
        after: {
          file: "02-after.png",
          alt: "After, sample drawing by day: the same layered cliffs above a smooth sea",
        },
        procedure: "Revision of an earlier operation",
        interval: "3 months after",
        sample: true,
        consent: null,
      },
      {
        before: {
          file: "03-before.png",
          alt: "Before, sample drawing at dusk: layered cliffs with surf breaking at their foot",
        },
        after: {
          file: "03-after.png",
          alt: "After, sample drawing at dusk: the same layered cliffs above a smooth sea",
        },
        procedure: "Revision of an earlier operation",
        interval: "4 months after",
        sample: true,
        consent: null,
      },
      {
        before: {
          file: "04-before.png",
          alt: "Before, sample drawing in evening light: layered cliffs with surf breaking at their foot",
        },
        after: {
          file: "04-after.png",
          alt: "After, sample drawing in evening light: the same layered cliffs above a smooth sea",
        },
        procedure: "Revision of an earlier operation",
        interval: "6 months after",
        sample: true,
        consent: null,
      },
    ],
  },
);
