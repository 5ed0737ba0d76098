import { hash } from "node:crypto";
import { basename, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { contentFolder } from "../../content-schema/content-reader.ts";
import { contentError } from "../../content-schema/validation/problem.ts";
import { cached } from "../build/build-cache.ts";
import type { Original } from "./original.ts";

/** The cache of pictures. Each content folder has its own, so that removed pictures can be deleted. */
export const picturesFolder = join(
  import.meta.dirname,
  "../../.cache/encoded",
  basename(contentFolder),
);
/** Part of every cache key; change it when the settings below change. */
const version = "avif 55 effort 2, webp 78, jpeg 82, 1";

const encoders = {
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture: Sharp) => picture.webp({ quality: 78 }),
  jpg: (picture: Sharp) => picture.flatten({ background: "#fff" }).jpeg({ quality: 82 }),
};
type Format = keyof typeof encoders;

let queue: Promise<unknown> = Promise.resolve();

/** Encodes a picture without metadata. Throws a `ContentError` if the original is damaged. */
export function encode({ data }: Original, width: number, format: Format, label: string) {
  const make = () =>
    encoders[format](sharp(data).autoOrient().resize({ width }))
      .toBuffer()
      .catch((error: unknown) => {
        const found = `a damaged one (${error})`;
        throw contentError({ file: label }, { expected: "a whole picture", found });
      });
  // One at a time: encoders that use every thread would block the bundler's file access.
  const next = queue.then(() => cached(picturesFolder, data, `${version} ${width}`, format, make));
  queue = next.catch(() => undefined);
  return next;
}

export type Files = Map<string, Buffer>;

type Output = {
  /** Names the original in errors. */
  label: string;
  widths: readonly number[];
  /** Without the extension. */
  nameOf: (hash: string, width: number) => string;
  origin?: string;
};

/** Adds AVIF and WebP to `files`, in widths up to the original's; returns their `srcset`s. */
export async function encodeSrcSets(
  original: Original,
  { label, widths, nameOf, origin = "" }: Output,
  files: Files,
) {
  const { width, height } = original;
  const srcset = async (format: Format) => {
    const sources: string[] = [];
    let src = "";
    for (const each of widths.filter((least) => least <= width)) {
      const data = await encode(original, each, format, label);
      const name = `${nameOf(hash("sha256", data), each)}.${format}`;
      files.set(name, data);
      src = `${origin}/${name}`;
      sources.push(`${src} ${each}w`);
    }
    return { sources: sources.join(", "), src };
  };
  const [avif, webp] = [await srcset("avif"), await srcset("webp")];
  return { width, height, avif: avif.sources, webp: webp.sources, src: webp.src };
}
