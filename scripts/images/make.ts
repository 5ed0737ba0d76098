import { hash } from "node:crypto";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { imagePath } from "../../app/paths.ts";
import type { SiteImage, SiteImages } from "../../app/site-images.ts";
import { imageRules, type NamedImage } from "../../content-schema/images.ts";
import { PictureCache } from "../vite/picture-cache.ts";
import { expectNoMetadata } from "../vite/picture-checks.ts";
import { readImage } from "./read.ts";

const root = join(import.meta.dirname, "../..");
const cache = new PictureCache(join(root, ".cache/images"));
/** Part of every cache key; change it when the settings below change. */
const settings = "avif 55 effort 3, webp 78, jpeg 82, 1";

const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture: Sharp) => picture.webp({ quality: 78 }),
  jpg: (picture: Sharp) => picture.flatten({ background: "#fff" }).jpeg({ quality: 82 }),
};
type Format = keyof typeof encoders;

/** A file of the site, by its address. */
export type ImageFile = { address: string; data: Buffer };

const encode = (original: Buffer, width: number, format: Format) =>
  cache.keep(original, `${settings} ${width}`, format, () =>
    encoders[format](sharp(original).autoOrient().resize({ width })).toBuffer(),
  );

async function makeImage(image: NamedImage, folder: string) {
  const { width, height, data } = await readImage(image, folder);
  const fitting = imageRules[image.kind].widths.filter((each) => each <= width);
  const files: (ImageFile & { format: Format; width: number })[] = [];
  for (const format of ["avif", "webp"] as const) {
    for (const each of fitting) {
      const output = await encode(data, each, format);
      const address = `/assets/${image.name}-${each}-${hash("sha256", output).slice(0, 8)}.${format}`;
      await expectNoMetadata(output, address);
      files.push({ address, data: output, format, width: each });
    }
  }
  const plain = await encode(data, Math.min(width, 1200), "jpg");
  const set = (format: Format) =>
    files
      .filter((file) => file.format === format)
      .map((file) => `${file.address} ${file.width}w`)
      .join(", ");
  const made: SiteImage = {
    alt: image.alt,
    width,
    height,
    avif: set("avif"),
    webp: set("webp"),
    src: files.at(-1)?.address ?? "",
  };
  return { made, files: [...files, { address: imagePath(image.name), data: plain }] };
}

/**
 * Makes every picture that content names, or takes those that have been made before from `.cache/`.
 *
 * @returns what pages need of each, and the files
 */
export async function makeImages(
  images: readonly NamedImage[],
  folder: string,
): Promise<{ siteImages: SiteImages; files: ImageFile[] }> {
  const siteImages: SiteImages = {};
  const files: ImageFile[] = [];
  // One at a time: encoders that take every thread would starve the bundler of its files.
  for (const image of images) {
    const { made, files: own } = await makeImage(image, folder);
    siteImages[image.name] = made;
    files.push(...own);
  }

  return { siteImages, files };
}

/** Deletes what the last pictures no longer need. */
export const pruneImages = () => cache.prune();
