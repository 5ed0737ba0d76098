import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { imageRules, type NamedImage } from "../../content-schema/images.ts";
import { didYouMean } from "../../content-schema/validation/suggest.ts";
import { PictureError, readOriginal, type Size } from "../vite/picture-checks.ts";

const label = "content/images";

/** What file systems and editors of the project leave in a folder. */
const isAside = (name: string) => /^(?:\..*|Thumbs\.db|desktop\.ini)$/i.test(name);

const filesOf = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !isAside(name)) : [];

/**
 * Reads the original of a picture.
 *
 * @throws {PictureError} when it is missing, or its kind, size or shape is not what its place needs
 */
export async function readImage(
  { file, kind, field }: NamedImage,
  folder: string,
): Promise<Size & { data: Buffer }> {
  const name = `${label}/${file}`;
  const known = filesOf(folder);
  if (!known.includes(file)) {
    const hint = didYouMean(file, known);
    throw new PictureError(
      `content/images.yaml: ${field}.file`,
      `a file of ${label}/`,
      `"${file}"${hint}`,
    );
  }
  const original = await readOriginal(join(folder, file), name);
  const { width, height } = original;
  const { shape, ...least } = imageRules[kind];
  const found = `${width} x ${height} pixels`;
  if (width < least.width || height < least.height) {
    throw new PictureError(name, `${least.width} x ${least.height} pixels or more`, found);
  }
  const [narrow, wide] = shape;
  if (width / height < narrow || width / height > wide) {
    throw new PictureError(
      name,
      `a picture ${narrow} to ${wide} times as wide as high; crop it`,
      `${found}, which is ${(width / height).toFixed(2)} times`,
    );
  }
  return original;
}

/** Tells what is wrong with the pictures of `content/images/`; one line each. */
export async function imageFaults(
  images: readonly NamedImage[],
  folder: string,
): Promise<string[]> {
  const unnamed = filesOf(folder)
    .filter((file) => !images.some((image) => image.file === file))
    .map(
      (file) =>
        `${label}/${file}: expected an entry of content/images.yaml that names this file, found none`,
    );
  const told = await Promise.all(
    images.map((image) =>
      readImage(image, folder).then(
        () => [],
        (error: Error) => {
          if (error instanceof PictureError) return [error.message];
          throw error;
        },
      ),
    ),
  );
  return [...told.flat(), ...unnamed];
}
