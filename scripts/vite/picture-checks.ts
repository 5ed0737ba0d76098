import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** An original the gallery must not show. One line: file, expected, found. */
export class PictureError extends Error {
  override name = "PictureError";
  constructor(file: string, expected: string, found: string) {
    super(`${file}: expected ${expected}, found ${found}`);
  }
}

/** Width and height in pixels. */
export type Size = { width: number; height: number };

const mostBytes = 20 * 1024 * 1024;

/**
 * Reads a picture that the practice has saved.
 *
 * @param name what a message calls the file
 * @throws {PictureError} when it is missing, too large, or no picture of a known kind
 */
export async function readOriginal(path: string, name: string): Promise<Size & { data: Buffer }> {
  const bytes = await stat(path).catch(() => null);
  if (!bytes) throw new PictureError(name, "a picture that the record names", "no file");
  if (bytes.size > mostBytes) {
    throw new PictureError(name, "at most 20 MB", `${(bytes.size / 1024 / 1024).toFixed(1)} MB`);
  }
  const data = await readFile(path);
  const { autoOrient, format } = await sharp(data)
    .metadata()
    .catch(() => {
      throw new PictureError(name, "a picture (PNG, JPEG, WebP or TIFF)", "something else");
    });
  if (!["png", "jpeg", "webp", "tiff"].includes(format)) {
    throw new PictureError(name, "a picture (PNG, JPEG, WebP or TIFF)", format);
  }
  return { width: autoOrient.width, height: autoOrient.height, data };
}

/** Reads one picture of a pair, and refuses one that would be shown too small. */
async function readGalleryPicture(path: string, name: string) {
  const original = await readOriginal(path, name);
  if (original.width < 800) {
    throw new PictureError(name, "at least 800 pixels of width", `${original.width} pixels`);
  }
  return original;
}

/** Reads the originals of a pair in a category's folder and refuses two sizes. */
export async function readPair(folder: string, label: string, [before, after]: [string, string]) {
  const [first, second] = await Promise.all([
    readGalleryPicture(join(folder, before), `${label}/${before}`),
    readGalleryPicture(join(folder, after), `${label}/${after}`),
  ]);
  if (first.width !== second.width || first.height !== second.height) {
    throw new PictureError(
      `${label}/${after}`,
      `the size of ${before}, ${first.width} x ${first.height}`,
      `${second.width} x ${second.height}`,
    );
  }
  return [first, second] as const;
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

/** Refuses built pictures that carry metadata, however they got there (`public/`, an import). */
export async function expectCleanBuild(files: readonly { path: string; name: string }[]) {
  for (const { path, name } of files) {
    if (!/\.(?:jpe?g|png|webp|avif|tiff?|gif|heic)$/i.test(name)) continue;
    await expectNoMetadata(await readFile(path), name);
  }
}
