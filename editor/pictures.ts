import { basename, extname } from "node:path";
import type { z } from "zod";
import { type gallerySchema, pictureName } from "../content-schema/gallery.ts";

/** A file that the form sends along. */
export type Upload = { path: string; content: string; encoding: "base64" };

type Gallery = z.input<typeof gallerySchema>;

const numberOf = (name: string) => (pictureName.test(name) ? Number(name.slice(0, 2)) : 0);

/**
 * Gives uploaded pictures their category's folder and a neutral name, such as `03-before.jpg`, in the
 * record too. No name that a camera or a person gave stays.
 *
 * @returns the pictures with their new paths
 */
export function placePictures(record: unknown, uploads: readonly Upload[]): Upload[] {
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

/** The folder and names of each pair of pictures that a gallery has. */
export const pairsOf = (record: unknown): { folder: string; names: [string, string] }[] =>
  (record as Gallery).categories.flatMap(({ id, pairs }) =>
    pairs.map(({ before, after }) => ({
      folder: `content/gallery-pictures/${id}`,
      names: [before.file, after.file],
    })),
  );

/** The paths of all pictures that a gallery names. */
export const namedPictures = (record: unknown): string[] =>
  pairsOf(record).flatMap(({ folder, names }) => names.map((name) => `${folder}/${name}`));
