import { hash } from "node:crypto";
import { join } from "node:path";
import type { PicturePair } from "#content";
import { galleryMediaFolder } from "../../app/file-paths.ts";
import { pictureName } from "../../content-schema/gallery.ts";
import { encodeAll } from "./encode.ts";
import { faultsOf, filesOf, type Original, PictureError, readOriginal } from "./original.ts";

type Pair = Omit<PicturePair, "consent">;

const widths = [480, 800, 1200];
const leastWidth = 800;

/** Reads the originals of a pair. Throws if they are too small or differ in size. */
async function readPair(folder: string, label: string, names: readonly [string, string]) {
  const read = async (name: string) => {
    const original = await readOriginal(join(folder, name), `${label}/${name}`);
    if (original.width >= leastWidth) return original;
    throw new PictureError(
      `${label}/${name}`,
      `at least ${leastWidth} pixels of width`,
      `${original.width} pixels`,
    );
  };
  const [first, second] = await Promise.all([read(names[0]), read(names[1])]);
  if (first.width !== second.width || first.height !== second.height) {
    throw new PictureError(
      `${label}/${names[1]}`,
      `the size of ${names[0]}, ${first.width} x ${first.height}`,
      `${second.width} x ${second.height}`,
    );
  }
  return [first, second] as const;
}

async function makePicture(original: Original, label: string) {
  const forms = await encodeAll(original, widths, label);
  const files = forms.map((form) => ({
    ...form,
    name: `${galleryMediaFolder.slice(1)}${hash("sha256", form.data).slice(0, 16)}.${form.format}`,
  }));
  return { width: original.width, height: original.height, files };
}

/** Encodes a category's pairs. */
export const makeCategory = (folder: string, label: string, pairs: readonly Pair[]) =>
  Promise.all(
    pairs.map(async ({ before, after, procedure, interval, sample }) => {
      const [first, second] = await readPair(folder, label, [before.file, after.file]);
      const pictures = [
        await makePicture(first, `${label}/${before.file}`),
        await makePicture(second, `${label}/${after.file}`),
      ] as const;
      return { before, after, procedure, interval, sample, pictures };
    }),
  );

/** Returns one line per invalid picture of a category, and per file that no pair names. */
async function categoryFaults(folder: string, label: string, pairs: readonly Pair[]) {
  const named = pairs.flatMap(({ before, after }) => [before.file, after.file]);
  const faults = (await filesOf(folder))
    .filter((file) => !named.includes(file))
    .map((file) =>
      pictureName.test(file)
        ? `${label}/${file}: expected a pair in content/gallery.yaml that names this file, found none`
        : `${label}/${file}: expected a neutral name such as 01-before.jpg, found ${file}`,
    );
  for (const { before, after } of pairs) {
    faults.push(...(await faultsOf(readPair(folder, label, [before.file, after.file]))));
  }
  return faults;
}

/**
 * Returns one line per error in the gallery's originals. A folder without a category is an error,
 * since no page would show its pictures.
 */
export async function galleryFaults(
  categories: Readonly<Record<string, readonly Pair[]>>,
  folder: string,
): Promise<string[]> {
  const label = "content/gallery-pictures";
  const ids = Object.keys(categories);
  const faults = (await filesOf(folder))
    .filter((name) => !ids.includes(name))
    .map((name) => `${label}/${name}: expected a category (${ids.join(", ")}), found ${name}`);
  for (const [id, pairs] of Object.entries(categories)) {
    faults.push(...(await categoryFaults(join(folder, id), `${label}/${id}`, pairs)));
  }
  return faults;
}
