import { join } from "node:path";
import type { NamedImage } from "#content/images";
import { imagePath } from "../../app/paths.ts";
import { imageRules } from "../../content-schema/images.ts";
import { checkOneOf, contentError } from "../../content-schema/validation/problem.ts";
import { encode, encodeSrcSets, type Files } from "./encode.ts";
import { listFiles, problemsFrom, readOriginal, unnamedFileProblems } from "./original.ts";

const label = "content/images";

/** Throws a `ContentError` if the file, its size or its shape is invalid. */
export async function readImage({ image, kind, path }: NamedImage, folder: string) {
  const { file } = image;
  const namedBy = { file: "content/images.yaml", path: [...path, "file"] };
  checkOneOf(file, await listFiles(folder), namedBy, `a file of ${label}/`);
  const place = { file: `${label}/${file}`, namedBy };
  const original = await readOriginal(join(folder, file), place);
  const { width, height } = original;
  const { shape, ...least } = imageRules[kind];
  const found = `${width} x ${height} pixels`;
  if (width < least.width || height < least.height) {
    const expected = `${least.width} x ${least.height} pixels or more`;
    throw contentError(place, { expected, found });
  }
  const [narrow, wide] = shape;
  if (width / height < narrow || width / height > wide) {
    throw contentError(place, {
      expected: `a picture ${narrow} to ${wide} times as wide as high`,
      found: `${found}, which is ${(width / height).toFixed(2)} times`,
      fix: "crop it",
    });
  }
  return original;
}

/** Returns the problems of the pictures of `content/images/`. */
export async function imageProblems(images: readonly NamedImage[], folder: string) {
  const named = images.map(({ image }) => image.file);
  const expected = "an entry of content/images.yaml that names this file";
  const unnamed = await unnamedFileProblems(folder, label, named, expected);
  const problems = await Promise.all(images.map((image) => problemsFrom(readImage(image, folder))));
  return [...problems.flat(), ...unnamed];
}

/** Encodes a picture that the content names into `files`; returns its attributes. */
export async function encodeImage(named: NamedImage, folder: string, files: Files) {
  const { name, kind, image } = named;
  const original = await readImage(named, folder);
  const place = `${label}/${image.file}`;
  const nameOf = (hash: string, width: number) => `assets/${name}-${width}-${hash.slice(0, 8)}`;
  const { widths } = imageRules[kind];
  const picture = await encodeSrcSets(original, { label: place, widths, nameOf }, files);
  // For search engines and social networks, which need a stable URL.
  const data = await encode(original, Math.min(original.width, 1200), "jpg", place);
  files.set(imagePath(name).slice(1), data);
  return { alt: image.alt, ...picture };
}
