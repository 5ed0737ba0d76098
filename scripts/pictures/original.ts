import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import {
  contentError,
  type Place,
  Problem,
  problemsOf,
} from "../../content-schema/validation/problem.ts";

/** Returns the problems of a check that throws a `ContentError`, or none. */
export const problemsFrom = (check: Promise<unknown>): Promise<readonly Problem[]> =>
  check.then(() => [], problemsOf);

/** A picture, with its oriented size in pixels. */
export type Original = { width: number; height: number; data: Buffer };

const maxBytes = 20 * 1024 * 1024;
/** What `sharp` encodes. */
const maxPixels = 16_383 ** 2;
const smaller = "save it smaller, such as 3000 pixels wide";

/** Returns the files of a folder, without hidden and system files. */
export const listFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter(
    (name) => !/^(?:\..*|Thumbs\.db|desktop\.ini)$/i.test(name),
  );

/** Returns a problem for each file of a folder that the content does not name. */
export const unnamedFileProblems = async (
  folder: string,
  label: string,
  named: readonly string[],
  expected: string,
): Promise<Problem[]> =>
  (await listFiles(folder))
    .filter((file) => !named.includes(file))
    .map((file) => new Problem({ file: `${label}/${file}` }, { expected, found: "none" }));

/** Reads a picture. Throws a `ContentError` if it is missing, too large or no picture. */
export async function readOriginal(path: string, place: Place): Promise<Original> {
  const bytes = await stat(path).catch(() => null);
  if (!bytes?.isFile())
    throw contentError(place, { expected: "a picture that the record names", found: "no file" });
  if (bytes.size > maxBytes) {
    const found = `${(bytes.size / 1024 / 1024).toFixed(1)} MB`;
    throw contentError(place, { expected: "at most 20 MB", found, fix: smaller });
  }
  const data = await readFile(path);
  // HEIC, as phones write it, and AVIF.
  const fix = data.toString("latin1", 4, 8) === "ftyp" ? "save it as a JPEG first" : undefined;
  // For an empty file, `sharp` throws at once.
  const readMetadata = async () => sharp(data, { limitInputPixels: false }).metadata();
  const unread = { autoOrient: { width: 0, height: 0 }, format: "something else" };
  const { autoOrient, format } = await readMetadata().catch(() => unread);
  if (!["png", "jpeg", "webp", "tiff"].includes(format)) {
    const expected = "a picture (PNG, JPEG, WebP or TIFF)";
    throw contentError(place, { expected, found: data.length > 0 ? format : "no data", fix });
  }
  const { width, height } = autoOrient;
  if (width * height > maxPixels) {
    const found = `${width} x ${height}`;
    throw contentError(place, { expected: "at most 268 million pixels", found, fix: smaller });
  }
  return { ...autoOrient, data };
}

/** Throws if a picture of the build has metadata. */
export async function checkNoMetadata(folder: string, names: readonly string[]): Promise<void> {
  const pictures = names.filter((name) => /\.(?:jpe?g|png|webp|avif|tiff?|gif|heic)$/i.test(name));
  const checks = pictures.map(async (name) => {
    const metadata = await sharp(join(folder, name)).metadata();
    const kinds = (["exif", "xmp", "iptc", "icc"] as const).filter((kind) => metadata[kind]);
    const found = kinds.join(", ").toUpperCase();
    if (found) throw contentError({ file: name }, { expected: "no metadata", found });
  });
  await Promise.all(checks);
}
