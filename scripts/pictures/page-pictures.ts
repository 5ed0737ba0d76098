import { hash } from "node:crypto";
import { join } from "node:path";
import type { NamedImage } from "#content";
import { imagePath } from "../../app/paths.ts";
import type { SiteImage, SiteImages } from "../../app/site-images.ts";
import { imageRules } from "../../content-schema/images.ts";
import { didYouMean } from "../../content-schema/validation/suggest.ts";
import { encode, encodeAll, srcset } from "./encode.ts";
import { faultsOf, filesOf, type Original, PictureError, readOriginal } from "./original.ts";

const label = "content/images";

/**
 * Reads the original of a picture.
 * @throws {PictureError} if it is missing, or its format, size or aspect ratio is invalid
 */
export async function readImage(
  { file, kind, field }: NamedImage,
  folder: string,
): Promise<Original> {
  const name = `${label}/${file}`;
  const known = await filesOf(folder);
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

/** Returns one line per error in the pictures of `content/images/`. */
export async function imageFaults(
  images: readonly NamedImage[],
  folder: string,
): Promise<string[]> {
  const unnamed = (await filesOf(folder))
    .filter((file) => !images.some((image) => image.file === file))
    .map(
      (file) =>
        `${label}/${file}: expected an entry of content/images.yaml that names this file, found none`,
    );
  const told = await Promise.all(images.map((image) => faultsOf(readImage(image, folder))));
  return [...told.flat(), ...unnamed];
}

/** A built picture. */
type ImageFile = { name: string; data: Buffer };

async function makeImage(image: NamedImage, folder: string) {
  const original = await readImage(image, folder);
  const { width, height } = original;
  const place = `${label}/${image.file}`;
  const forms = await encodeAll(original, imageRules[image.kind].widths, place);
  const files = forms.map((form) => ({
    ...form,
    name: `assets/${image.name}-${form.width}-${hash("sha256", form.data).slice(0, 8)}.${form.format}`,
  }));
  const made: SiteImage = {
    alt: image.alt,
    width,
    height,
    avif: srcset(files, "avif"),
    webp: srcset(files, "webp"),
    src: `/${files.at(-1)?.name}`,
  };
  // For search engines and social networks, which need a stable URL.
  const data = await encode(original, Math.min(width, 1200), "jpg", place);
  return { made, files: [...files, { name: imagePath(image.name).slice(1), data }] };
}

/**
 * Encodes every picture that the content names.
 * @returns attributes for pages, and the files
 */
export async function makeImages(
  images: readonly NamedImage[],
  folder: string,
): Promise<{ siteImages: SiteImages; files: ImageFile[] }> {
  const siteImages: SiteImages = {};
  const files: ImageFile[] = [];
  for (const image of images) {
    const { made, files: own } = await makeImage(image, folder);
    siteImages[image.name] = made;
    files.push(...own);
  }
  return { siteImages, files };
}
