import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";
import { pictureName } from "../../content-schema/gallery.ts";
import { contentFolder } from "../../content-schema/validation/read.ts";
import { contentRecord } from "./content.ts";
import { PictureCache } from "./picture-cache.ts";
import { expectNoMetadata, PictureError, readPair, type Size } from "./picture-checks.ts";

const root = join(import.meta.dirname, "../..");
const originals = join(contentFolder, "gallery-pictures");
const cache = new PictureCache(join(root, ".cache/pictures"));
const widths = [480, 800, 1200];
const formats = ["avif", "webp"] as const;
/** Part of every cache key; change it when the settings below change. */
const settings = "avif 55 effort 2, webp 78, 1";

type Encoded = Size & { files: { name: string; format: string; width: number; data: Buffer }[] };

let queue: Promise<unknown> = Promise.resolve();

/** One picture at a time: encoders that take every thread would starve the bundler of its files. */
function encode(original: Buffer, width: number, format: "avif" | "webp"): Promise<Buffer> {
  const next = queue.then(() =>
    cache.keep(original, `${settings} ${width}`, format, () => encodeNow(original, width, format)),
  );
  queue = next.catch(() => undefined);
  return next;
}

async function encodeNow(
  original: Buffer,
  width: number,
  format: "avif" | "webp",
): Promise<Buffer> {
  const small = sharp(original).autoOrient().resize({ width });
  const made =
    format === "avif" ? small.avif({ quality: 55, effort: 2 }) : small.webp({ quality: 78 });
  return made.toBuffer();
}

async function encodePicture(
  { data, width, height }: Size & { data: Buffer },
  original: string,
): Promise<Encoded> {
  const files: Encoded["files"] = [];
  for (const format of formats) {
    for (const target of widths.filter((each) => each <= width)) {
      const output = await encode(data, target, format).catch((error: unknown) => {
        throw new PictureError(original, "a whole picture", `a damaged one (${error})`);
      });
      const hash = createHash("sha256").update(output).digest("hex").slice(0, 16);
      const name = `gallery-media/${hash}.${format}`;
      await expectNoMetadata(output, name);
      files.push({ name, format, width: target, data: output });
    }
  }
  return { width, height, files };
}

type Pair = Record<"before" | "after", { file: string; alt: string }> & {
  procedure: string;
  interval: string;
  sample: boolean;
};

/** Checks one category's folder against its record and makes what its page shows. */
export async function makeCategory(folder: string, label: string, pairs: readonly Pair[]) {
  const named = new Set(pairs.flatMap(({ before, after }) => [before.file, after.file]));
  for (const file of await readdir(folder).catch(() => [])) {
    // What macOS and Windows leave in every folder that somebody has looked at.
    if (/^(?:\..*|Thumbs\.db|desktop\.ini)$/i.test(file)) continue;
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
        await encodePicture(first, `${label}/${before.file}`),
        await encodePicture(second, `${label}/${after.file}`),
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

const virtual = "virtual:gallery-pictures";

/** The file beside Vite's manifest that tells which files each pair became. */
export const picturesFile = ".vite/pictures.json";

/** Serves the gallery's pictures: a chunk of addresses for each category, fetched on acceptance. */
export function pictures(): Plugin {
  const served = new Map<string, Buffer>();
  /** The files of each pair, by category and number. */
  const files: Record<string, string[]> = {};
  let origin = "";
  let building = false;
  return {
    name: "gallery:pictures",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (id) => (id.startsWith(virtual) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${virtual}`)) return null;
      // The pages are built without them, so that no picture's address can reach a document.
      if (this.environment.name !== "client") return "export const categories = {};";
      const { galleryPictures } = (await contentRecord(
        "gallery.ts",
      )) as typeof import("../../content-schema/gallery.ts");
      const category = id.slice(virtual.length + 2);
      if (!category) {
        const folder = "content/gallery-pictures";
        await expectKnownFolders(originals, folder, Object.keys(galleryPictures));
        const loaders = Object.keys(galleryPictures).map(
          (each) => `${JSON.stringify(each)}: () => import("${virtual}/${each}")`,
        );
        return `export const categories = {${loaders.join(",")}};`;
      }
      const { practice } = (await contentRecord(
        "practice.ts",
      )) as typeof import("../../content-schema/practice.ts");
      const label = `content/gallery-pictures/${category}`;
      const made = await makeCategory(
        join(originals, category),
        label,
        galleryPictures[category] ?? [],
      );
      origin = practice.site.assetHost || practice.site.url;
      const pairs = made.map(({ pictures: both, before, after, ...words }) => {
        files[`${category}/${before.file.slice(0, 2)}`] = both.flatMap((each) =>
          each.files.map(({ name }) => name),
        );
        const [first, second] = both.map(({ width, height, files }, index) => {
          for (const { name, data } of files) {
            if (building) this.emitFile({ type: "asset", fileName: name, source: data });
            else served.set(`/${name}`, data);
          }
          const set = (format: string) =>
            files
              .filter((file) => file.format === format)
              .map((file) => `${practice.site.assetHost}/${file.name} ${file.width}w`)
              .join(", ");
          const alt = (index === 0 ? before : after).alt;
          return { alt, width, height, avif: set("avif"), webp: set("webp") };
        });
        return { ...words, before: first, after: second };
      });
      return `export const pairs = ${JSON.stringify(pairs)};`;
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      await cache.prune();
      const pairs = Object.fromEntries(Object.entries(files).sort());
      const source = `${JSON.stringify({ origin, pairs }, null, 2)}\n`;
      this.emitFile({ type: "asset", fileName: picturesFile, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const data = served.get(request.url ?? "");
        if (!data) return next();
        response.setHeader("Content-Type", `image/${request.url?.split(".").pop()}`);
        response.end(data);
      });
    },
  };
}
