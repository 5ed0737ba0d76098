import { join } from "node:path";
import type { PicturePair } from "#content";
import { galleryMediaFolder } from "../../app/file-paths.ts";
import { pictureName } from "../../content-schema/gallery.ts";
import { Problem, refused } from "../../content-schema/validation/problem.ts";
import { encodeAll } from "./encode.ts";
import { faultsOf, filesOf, type Original, readOriginal } from "./original.ts";

type Pair = Omit<PicturePair, "consent">;

const widths = [480, 800, 1200];
const leastWidth = 800;

/** Reads the originals of a pair; `path` is its place in the gallery's record. */
async function readPair(
  folder: string,
  label: string,
  { before, after }: Pair,
  path: readonly PropertyKey[] = [],
) {
  const placeOf = (side: "before" | "after", name: string) => ({
    file: `${label}/${name}`,
    namedBy: { file: "content/gallery.yaml", path: [...path, side, "file"] },
  });
  const read = async (side: "before" | "after", name: string) => {
    const place = placeOf(side, name);
    const original = await readOriginal(join(folder, name), place);
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
  return [first, second] as const;
}

async function makePicture(original: Original, label: string) {
  const folder = galleryMediaFolder.slice(1);
  const files = await encodeAll(original, widths, label, (_, hash) => folder + hash.slice(0, 16));
  return { width: original.width, height: original.height, files };
}

/** Encodes a category's pairs. */
export const makeCategory = (folder: string, label: string, pairs: readonly Pair[]) =>
  Promise.all(
    pairs.map(async (pair) => {
      const { before, after, procedure, interval, sample } = pair;
      const [first, second] = await readPair(folder, label, pair);
      const pictures = [
        await makePicture(first, `${label}/${before.file}`),
        await makePicture(second, `${label}/${after.file}`),
      ] as const;
      return { before, after, procedure, interval, sample, pictures };
    }),
  );

async function categoryFaults(
  folder: string,
  label: string,
  pairs: readonly Pair[],
  category: number,
) {
  const named = pairs.flatMap(({ before, after }) => [before.file, after.file]);
  const faults = (await filesOf(folder))
    .filter((file) => !named.includes(file))
    .map((file) => {
      const details = pictureName.test(file)
        ? { expected: "a pair in content/gallery.yaml that names this file", found: "none" }
        : { expected: "a neutral name such as 01-before.jpg", found: file };
      return new Problem({ file: `${label}/${file}` }, details);
    });
  for (const [index, pair] of pairs.entries()) {
    const path = ["categories", category, "pairs", index];
    faults.push(...(await faultsOf(readPair(folder, label, pair, path))));
  }
  return faults;
}

/** Returns the problems of the gallery's originals, also of folders that no page would show. */
export async function galleryFaults(
  categories: Readonly<Record<string, readonly Pair[]>>,
  folder: string,
): Promise<Problem[]> {
  const label = "content/gallery-pictures";
  const ids = Object.keys(categories);
  const faults = (await filesOf(folder))
    .filter((name) => !ids.includes(name))
    .map((name) => {
      const details = { expected: "a category (…)", choices: ids, found: name };
      return new Problem({ file: `${label}/${name}` }, details);
    });
  for (const [index, [id, pairs]] of Object.entries(categories).entries()) {
    faults.push(...(await categoryFaults(join(folder, id), `${label}/${id}`, pairs, index)));
  }
  return faults;
}
