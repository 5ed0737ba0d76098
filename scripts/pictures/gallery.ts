import { join } from "node:path";
import type { PicturePair } from "#content";
import { galleryMediaFolder } from "../../app/file-paths.ts";
import { pictureName } from "../../content-schema/gallery.ts";
import { Problem, refused } from "../../content-schema/validation/problem.ts";
import { encodeAll } from "./encode.ts";
import { errorsOf, filesOf, type Original, readOriginal } from "./original.ts";

type Pair = Omit<PicturePair, "consent">;

const widths = [480, 800, 1200];
const leastWidth = 800;

const label = "content/gallery-pictures";

async function readPair(
  folder: string,
  id: string,
  { before, after }: Pick<Pair, "before" | "after">,
  path: readonly PropertyKey[] = [],
) {
  const placeOf = (side: "before" | "after", name: string) => ({
    file: `${label}/${id}/${name}`,
    namedBy: { file: "content/gallery.yaml", path: [...path, side, "file"] },
  });
  const read = async (side: "before" | "after", name: string) => {
    const place = placeOf(side, name);
    const original = await readOriginal(join(folder, id, name), place);
    if (original.width >= leastWidth) return original;
    const expected = `at least ${leastWidth} pixels of width`;
    throw refused(place, { expected, found: `${original.width} pixels` });
  };
  const [first, second] = await Promise.all([
    read("before", before.file),
    read("after", after.file),
  ]);
  if (first.width !== second.width || first.height !== second.height) {
    throw refused(placeOf("after", after.file), {
      expected: `the size of ${before.file}, ${first.width} x ${first.height}`,
      found: `${second.width} x ${second.height}`,
    });
  }
  return { first, second };
}

/** Encodes a category's pairs; `folder` has all originals, `origin` is the asset host's, if any. */
export const makeCategory = (folder: string, id: string, pairs: readonly Pair[], origin = "") =>
  Promise.all(
    pairs.map(async ({ before, after, procedure, interval, sample }) => {
      const { first, second } = await readPair(folder, id, { before, after });
      const nameOf = (_: number, hash: string) => galleryMediaFolder.slice(1) + hash.slice(0, 16);
      const make = async (original: Original, { file, alt }: typeof before) => {
        const place = `${label}/${id}/${file}`;
        const { picture, files } = await encodeAll(original, widths, place, nameOf, origin);
        return { picture: { alt, ...picture }, files };
      };
      const [one, other] = [await make(first, before), await make(second, after)];
      return {
        pair: { procedure, interval, sample, before: one.picture, after: other.picture },
        number: before.file.slice(0, 2),
        files: [...one.files, ...other.files],
      };
    }),
  );

async function categoryErrors(folder: string, id: string, pairs: readonly Pair[], place: number) {
  const named = pairs.flatMap(({ before, after }) => [before.file, after.file]);
  const errors = (await filesOf(join(folder, id)))
    .filter((file) => !named.includes(file))
    .map((file) => {
      const details = pictureName.test(file)
        ? { expected: "a pair in content/gallery.yaml that names this file", found: "none" }
        : { expected: "a neutral name such as 01-before.jpg", found: file };
      return new Problem({ file: `${label}/${id}/${file}` }, details);
    });
  for (const [index, pair] of pairs.entries()) {
    const path = ["categories", place, "pairs", index];
    errors.push(...(await errorsOf(readPair(folder, id, pair, path))));
  }
  return errors;
}

/** Returns the problems of the gallery's originals, also of folders that no page would show. */
export async function galleryErrors(
  categories: Readonly<Record<string, readonly Pair[]>>,
  folder: string,
): Promise<Problem[]> {
  const ids = Object.keys(categories);
  const errors = (await filesOf(folder))
    .filter((name) => !ids.includes(name))
    .map((name) => {
      const details = { expected: "a category (…)", choices: ids, found: name };
      return new Problem({ file: `${label}/${name}` }, details);
    });
  for (const [index, [id, pairs]] of Object.entries(categories).entries()) {
    errors.push(...(await categoryErrors(folder, id, pairs, index)));
  }
  return errors;
}
