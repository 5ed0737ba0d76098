import { basename, extname } from "node:path";
import type { z } from "zod";
import type { gallerySchema } from "../content-schema/gallery.ts";
import { type imagesSchema, namedImagesOf } from "../content-schema/images.ts";

/** `content` is in base64. */
export type Upload = { path: string; content: string };

/** A picture that a record names: its folder, and the neutral name that an upload gets there. */
type Named = { image: { file: string }; folder: string; name: () => string };

const numberOf = (file: string) => Number(/^(\d\d)-(?:before|after)\./.exec(file)?.[1] ?? 0);

/** The gallery's pictures, as in `03-before`: an original name may identify a patient. */
const pairsIn = (record: unknown): Named[] =>
  (record as z.input<typeof gallerySchema>).categories.flatMap(({ id, pairs }) => {
    const folder = `content/gallery-pictures/${id}`;
    const images = pairs.flatMap(({ before, after }) => [before, after]);
    const nameOf = (side: string, other: { file: string }) => () => {
      const highest = Math.max(0, ...images.map(({ file }) => numberOf(file)));
      return `${String(numberOf(other.file) || highest + 1).padStart(2, "0")}-${side}`;
    };
    return pairs.flatMap(({ before, after }) => [
      { image: before, folder, name: nameOf("before", after) },
      { image: after, folder, name: nameOf("after", before) },
    ]);
  });

const imagesIn = (record: unknown): Named[] =>
  namedImagesOf(record as z.input<typeof imagesSchema>).map(({ image, name }) => {
    return { image, folder: "content/images", name: () => name };
  });

export const pictureRecords: Readonly<Record<string, (record: unknown) => Named[]>> = {
  "content/gallery.yaml": pairsIn,
  "content/images.yaml": imagesIn,
};

/** Returns the paths of pictures. */
export const pathsOf = (pictures: readonly Named[]): string[] =>
  pictures.map(({ image, folder }) => `${folder}/${image.file}`);

/** Gives uploads their folder and name, also in the record, and returns them. */
export const placeUploads = (pictures: readonly Named[], uploads: readonly Upload[]): Upload[] =>
  pictures.flatMap(({ image, folder, name }) => {
    const uploaded = basename(image.file);
    const upload = uploads.find(({ path }) => basename(path) === uploaded);
    if (!upload) return [];
    image.file = name() + extname(uploaded).toLowerCase();
    return [{ ...upload, path: `${folder}/${image.file}` }];
  });
