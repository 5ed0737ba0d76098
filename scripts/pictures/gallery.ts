import { hash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pictureName } from "../../content-schema/gallery.ts";
import { encodeAll } from "./encode.ts";
import { filesOf, type Original, PictureError, readOriginal } from "./original.ts";

const widths = [480, 800, 1200];
const leastWidth = 800;

/** Reads the originals of a pair in a category's folder; refuses small ones and two sizes. */
export async function readPair(folder: string, label: string, names: readonly [string, string]) {
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
    name: `gallery-media/${hash("sha256", form.data).slice(0, 16)}.${form.format}`,
  }));
  return { width: original.width, height: original.height, files };
}

type Pair = Record<"before" | "after", { file: string; alt: string }> & {
  procedure: string;
  interval: string;
  sample: boolean;
};

/** Checks one category's folder against its record and makes what its page shows. */
export async function makeCategory(folder: string, label: string, pairs: readonly Pair[]) {
  const named = new Set(pairs.flatMap(({ before, after }) => [before.file, after.file]));
  for (const file of await filesOf(folder)) {
    if (!pictureName.test(file)) {
      throw new PictureError(`${label}/${file}`, "a neutral name such as 01-before.jpg", file);
    }
    if (!named.has(file)) {
      throw new PictureError(
        `${label}/${file}`,
        "a pair in content/gallery.yaml that names this file",
        "none",
      );
    }
  }
  return Promise.all(
    pairs.map(async ({ before, after, procedure, interval, sample }) => {
      const [first, second] = await readPair(folder, label, [before.file, after.file]);
      const pictures = [
        await makePicture(first, `${label}/${before.file}`),
        await makePicture(second, `${label}/${after.file}`),
      ] as const;
      return { before, after, procedure, interval, sample, pictures };
    }),
  );
}

/** Refuses a folder that is no category: its pictures would silently show nowhere. */
export async function expectKnownFolders(folder: string, label: string, ids: readonly string[]) {
  for (const entry of await readdir(folder).catch(() => [])) {
    if (ids.includes(entry) || entry.startsWith(".")) continue;
    throw new PictureError(`${label}/${entry}`, `a category (${ids.join(", ")})`, entry);
  }
}
