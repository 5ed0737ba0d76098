import { join } from "node:path";
import type { PicturePair } from "#content/gallery";
import { galleryMediaFolder } from "../../app/file-paths.ts";
import { contentError, type Place } from "../../content-schema/validation/problem.ts";
import { encodeSrcSets, type Files } from "./encode.ts";
import { type Original, problemsFrom, readOriginal, unnamedFileProblems } from "./original.ts";

type Pair = Omit<PicturePair, "consent">;
type Side = "before" | "after";

const widths = [480, 800, 1200];
const minWidth = 800;

const label = "content/gallery-pictures";

/** Reads a pair's originals; `path` is its place in the record. Throws a `ContentError`. */
async function readPair(folder: string, id: string, pair: Pair, path: PropertyKey[] = []) {
  const placeOf = (side: Side) => ({
    file: `${label}/${id}/${pair[side].file}`,
    namedBy: { file: "content/gallery.yaml", path: [...path, side, "file"] },
  });
  const read = async (side: Side) => {
    const original = await readOriginal(join(folder, id, pair[side].file), placeOf(side));
    if (original.width >= minWidth) return original;
    const expected = `at least ${minWidth} pixels of width`;
    throw contentError(placeOf(side), { expected, found: `${original.width} pixels` });
  };
  const [before, after] = await Promise.all([read("before"), read("after")]);
  checkAfter(after, before, placeOf("after"), pair.before.file);
  return { before, after };
}

/** Throws a `ContentError` unless a picture has the size of the one before, and is another one. */
function checkAfter(after: Original, before: Original, place: Place, beforeFile: string): void {
  if (before.width !== after.width || before.height !== after.height) {
    throw contentError(place, {
      expected: `the size of ${beforeFile}, ${before.width} x ${before.height}`,
      found: `${after.width} x ${after.height}`,
    });
  }
  // Two photos of one name, as cameras give it, become one in the form.
  if (before.data.equals(after.data)) {
    throw contentError(place, {
      fix: "choose another picture; if its file had the name of the first, rename it before",
      expected: "another picture than “before”",
      found: "the same picture twice",
    });
  }
}

const nameOf = (hash: string) => galleryMediaFolder.slice(1) + hash.slice(0, 16);

/** Encodes a category's pairs; `folder` has all originals, `origin` is the asset host's, if any. */
export const encodeCategory = (folder: string, id: string, pairs: readonly Pair[], origin = "") =>
  Promise.all(
    pairs.map(async (pair) => {
      const { procedure, interval, sample } = pair;
      const originals = await readPair(folder, id, pair);
      const files: Files = new Map();
      const encodeSide = async (side: Side) => {
        const { file, alt } = pair[side];
        const output = { label: `${label}/${id}/${file}`, widths, nameOf, origin };
        return { alt, ...(await encodeSrcSets(originals[side], output, files)) };
      };
      const [before, after] = [await encodeSide("before"), await encodeSide("after")];
      const number = pair.before.file.slice(0, 2);
      return { pair: { procedure, interval, sample, before, after }, number, files };
    }),
  );

/** Returns the problems of the gallery's originals, also of folders that no page would show. */
export async function galleryProblems(categories: Record<string, readonly Pair[]>, folder: string) {
  const ids = Object.keys(categories);
  const named = "a category in content/gallery.yaml with this name";
  const problems = await unnamedFileProblems(folder, label, ids, named);
  for (const [place, [id, pairs]] of Object.entries(categories).entries()) {
    const files = pairs.flatMap(({ before, after }) => [before.file, after.file]);
    const neutral = "a neutral name such as 01-before.jpg that a pair in content/gallery.yaml has";
    problems.push(
      ...(await unnamedFileProblems(join(folder, id), `${label}/${id}`, files, neutral)),
    );
    for (const [index, pair] of pairs.entries()) {
      const path = ["categories", place, "pairs", index];
      problems.push(...(await problemsFrom(readPair(folder, id, pair, path))));
    }
  }
  return problems;
}
