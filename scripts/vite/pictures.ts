import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";
import { pictureName } from "../../content/gallery-schema.ts";

const root = join(import.meta.dirname, "../..");
const cache = join(root, ".cache/pictures");
const widths = [480, 800, 1200];
const formats = ["avif", "webp"] as const;
/** Part of every cache key; change it when the settings below change. */
const settings = "avif 55 effort 2, webp 78, 1";

/** An original the gallery must not show. One line: file, expected, found. */
export class PictureError extends Error {
  override name = "PictureError";
  constructor(file: string, expected: string, found: string) {
    super(`${file}: expected ${expected}, found ${found}`);
  }
}

type Size = { width: number; height: number };
type Encoded = Size & { files: { name: string; format: string; width: number; data: Buffer }[] };

/** Reads an original and refuses what cannot be shown. */
export async function readOriginal(path: string, name: string): Promise<Size & { data: Buffer }> {
  const bytes = await stat(path).catch(() => null);
  if (!bytes) throw new PictureError(name, "a picture that the record names", "no file");
  if (bytes.size > 20 * 1024 * 1024) {
    throw new PictureError(name, "at most 20 MB", `${(bytes.size / 1024 / 1024).toFixed(1)} MB`);
  }
  const data = await readFile(path);
  const { autoOrient } = await sharp(data)
    .metadata()
    .catch(() => {
      throw new PictureError(name, "a picture (PNG, JPEG, WebP or TIFF)", "something else");
    });
  if (autoOrient.width < 800) {
    throw new PictureError(name, "at least 800 pixels of width", `${autoOrient.width}`);
  }
  return { ...autoOrient, data };
}

/** Refuses a file that still tells where or with what it was made. */
export async function expectNoMetadata(data: Buffer, name: string): Promise<void> {
  const { exif, xmp, iptc, icc } = await sharp(data).metadata();
  const left = Object.entries({ exif, xmp, iptc, icc }).filter(([, value]) => value);
  if (left.length === 0) return;
  const gps =
    exif?.includes(Buffer.from([0x25, 0x88])) || exif?.includes(Buffer.from([0x88, 0x25]));
  const found = left.map(([kind]) => kind.toUpperCase()).join(", ");
  throw new PictureError(name, "no metadata", gps ? `${found} with a GPS tag` : found);
}

let queue: Promise<unknown> = Promise.resolve();

/** One picture at a time: encoders that take every thread would starve the bundler of its files. */
function encode(original: Buffer, width: number, format: "avif" | "webp"): Promise<Buffer> {
  const next = queue.then(() => encodeNow(original, width, format));
  queue = next.catch(() => undefined);
  return next;
}

async function encodeNow(
  original: Buffer,
  width: number,
  format: "avif" | "webp",
): Promise<Buffer> {
  const key = createHash("sha256").update(`${settings} ${width}`).update(original).digest("hex");
  const file = join(cache, `${key}.${format}`);
  const known = await readFile(file).catch(() => null);
  if (known) return known;
  const small = sharp(original).autoOrient().resize({ width });
  const made =
    format === "avif" ? small.avif({ quality: 55, effort: 2 }) : small.webp({ quality: 78 });
  const data = await made.toBuffer();
  await mkdir(cache, { recursive: true });
  await writeFile(file, data);
  return data;
}

async function encodePicture({ data, width, height }: Size & { data: Buffer }): Promise<Encoded> {
  const files: Encoded["files"] = [];
  for (const format of formats) {
    for (const target of widths.filter((each) => each <= width)) {
      const output = await encode(data, target, format);
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
    if (!pictureName.test(file)) {
      throw new PictureError(`${label}/${file}`, "a neutral name such as 01-before.jpg", file);
    }
    if (!named.has(file)) {
      throw new PictureError(`${label}/${file}`, "a pair in the record", "an odd picture");
    }
  }
  return Promise.all(
    pairs.map(async ({ before, after, procedure, interval, sample }) => {
      const [first, second] = await Promise.all(
        [before, after].map(({ file }) => readOriginal(join(folder, file), `${label}/${file}`)),
      );
      if (!first || !second) throw new Error("unreachable");
      if (first.width !== second.width || first.height !== second.height) {
        throw new PictureError(
          `${label}/${after.file}`,
          `the size of ${before.file}, ${first.width} x ${first.height}`,
          `${second.width} x ${second.height}`,
        );
      }
      const pictures = [await encodePicture(first), await encodePicture(second)] as const;
      return { before, after, procedure, interval, sample, pictures };
    }),
  );
}

const virtual = "virtual:gallery-pictures";

/** Serves the gallery's pictures: a chunk of addresses for each category, fetched on acceptance. */
export function pictures(): Plugin {
  const served = new Map<string, Buffer>();
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
      const { galleryPictures } = await import("../../content/gallery-pictures.ts");
      const category = id.slice(virtual.length + 2);
      if (!category) {
        const loaders = Object.keys(galleryPictures).map(
          (each) => `${JSON.stringify(each)}: () => import("${virtual}/${each}")`,
        );
        return `export const categories = {${loaders.join(",")}};`;
      }
      const { practice } = await import("../../content/practice.ts");
      const label = `content/gallery-pictures/${category}`;
      const made = await makeCategory(join(root, label), label, galleryPictures[category] ?? []);
      const pairs = made.map(({ pictures: both, before, after, ...words }) => {
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
