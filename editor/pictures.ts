import { basename, extname } from "node:path";
import type { z } from "zod";
import { type gallerySchema, pictureName } from "../content-schema/gallery.ts";
import type { imagesSchema } from "../content-schema/images.ts";

/** An uploaded file. */
export type Upload = { path: string; content: string; encoding: "base64" };

type Gallery = z.input<typeof gallerySchema>;
type Images = z.input<typeof imagesSchema>;

const numberOf = (name: string) => (pictureName.test(name) ? Number(name.slice(0, 2)) : 0);

/**
 * Moves uploaded pictures to their category's folder and gives them a neutral name, such as
 * `03-before.jpg`, also in the record: the original name may identify a patient.
 * @returns the pictures with their new paths
 */
function placePairs(record: unknown, uploads: readonly Upload[]): Upload[] {
  const placed: Upload[] = [];
  for (const { id, pairs } of (record as Gallery).categories) {
    const names = () => pairs.flatMap(({ before, after }) => [before.file, after.file]);
    for (const pair of pairs) {
      for (const side of ["before", "after"] as const) {
        const other = pair[side === "before" ? "after" : "before"].file;
        const name = basename(pair[side].file);
        const upload = uploads.find(({ path }) => basename(path) === name);
        if (!upload) continue;
        const number = numberOf(other) || Math.max(0, ...names().map(numberOf)) + 1;
        const neutral = `${String(number).padStart(2, "0")}-${side}${extname(name).toLowerCase()}`;
        pair[side].file = neutral;
        placed.push({ ...upload, path: `content/gallery-pictures/${id}/${neutral}` });
      }
    }
  }
  return placed;
}

const namedPairs = (record: unknown): string[] =>
  (record as Gallery).categories.flatMap(({ id, pairs }) =>
    pairs
      .flatMap(({ before, after }) => [before.file, after.file])
      .map((name) => `content/gallery-pictures/${id}/${name}`),
  );

const imageFolder = "content/images";

/** The site's pictures, each with its file name without extension. */
function imagesOf(record: unknown) {
  const { offices = [], figures = [], ...single } = record as Images;
  return [
    ...Object.entries(single).flatMap(([name, image]) => (image ? [{ name, image }] : [])),
    ...offices.map((image) => ({ name: `office-${image.office}`, image })),
    ...figures.map((image) => ({ name: image.name, image })),
  ];
}

/** Names the site's uploaded pictures by their use, such as `portrait.jpg`. */
function placeImages(record: unknown, uploads: readonly Upload[]): Upload[] {
  return imagesOf(record).flatMap(({ name, image }) => {
    const uploaded = basename(image.file);
    const upload = uploads.find(({ path }) => basename(path) === uploaded);
    if (!upload) return [];
    image.file = name + extname(uploaded).toLowerCase();
    return [{ ...upload, path: `${imageFolder}/${image.file}` }];
  });
}

const namedImages = (record: unknown): string[] =>
  imagesOf(record).map(({ image }) => `${imageFolder}/${image.file}`);

/** Records that name pictures, with functions to place uploads and to list all named paths. */
export const pictureRecords: Readonly<
  Record<
    string,
    {
      place: (record: unknown, uploads: readonly Upload[]) => Upload[];
      named: (record: unknown) => string[];
    }
  >
> = {
  "content/gallery.yaml": { place: placePairs, named: namedPairs },
  "content/images.yaml": { place: placeImages, named: namedImages },
};
