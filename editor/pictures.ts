import { basename, extname } from "node:path";
import sharp from "sharp";
import type { z } from "zod";
import type { gallerySchema } from "../content-schema/gallery.ts";
import { type imagesSchema, namedImagesOf } from "../content-schema/images.ts";
import { fieldsIn } from "../scripts/content-edit/yaml.ts";
import { Refusal } from "./problems.ts";

/** `content` is in base64. */
export type Upload = { path: string; content: string };

/** Settings of the formats that are written again, close to their originals. */
const formats = {
  jpeg: { quality: 95, chromaSubsampling: "4:4:4" },
  png: {},
  webp: { quality: 95 },
  tiff: { compression: "lzw" },
} as const;

const heic =
  "This is a photo as iPhones store it (HEIC), which browsers do not show. Save it as a JPEG, then choose it again; or set Settings › Camera › Formats to “Most Compatible”.";
const damaged = "This picture is damaged, or too large. Export it again, as a JPEG.";

/**
 * Writes an upload again, upright and without what a camera notes, such as the place. What is no
 * picture stays, for the check of the content to refuse.
 * @throws {Refusal} for a picture that cannot be written again
 */
export async function withoutMetadata(upload: Upload): Promise<Upload> {
  const data = Buffer.from(upload.content, "base64");
  if (/^ftyp(?:he|mi?f1|msf1)/.test(data.toString("latin1", 4, 12))) throw new Refusal(heic);
  if (data.length === 0) throw new Refusal(damaged);
  const picture = sharp(data).autoOrient();
  const format = await picture.metadata().then(
    (found) => found.format,
    () => "",
  );
  if (!Object.hasOwn(formats, format)) return upload;
  const own = format as keyof typeof formats;
  const written = await picture
    .toFormat(own, formats[own])
    .toBuffer()
    .catch(() => {
      throw new Refusal(damaged);
    });
  return { ...upload, content: written.toString("base64") };
}

/** A picture that a record names: its folder, and the neutral name that an upload gets there. */
type Named = { image: { file: string }; folder: string; name: () => string };

const numberOf = (file: string) => Number(/^(\d\d)-(?:before|after)\./.exec(file)?.[1] ?? 0);

/** The gallery's pictures, as in `03-before`: an original name may identify a patient. */
const pairsIn = (record: unknown): Named[] =>
  (record as z.input<typeof gallerySchema>).categories.flatMap(({ id, pairs }) => {
    const folder = `content/gallery-pictures/${id}`;
    const images = pairs.flatMap(({ before, after }) => [before, after]);
    const nameOf = (side: string, other: { file: string }) => () => {
      const highest = Math.max(0, ...images.map(({ file }) => numberOf(file)));
      return `${String(numberOf(other.file) || highest + 1).padStart(2, "0")}-${side}`;
    };
    return pairs.flatMap(({ before, after }) => [
      { image: before, folder, name: nameOf("before", after) },
      { image: after, folder, name: nameOf("after", before) },
    ]);
  });

const imagesIn = (record: unknown): Named[] =>
  namedImagesOf(record as z.input<typeof imagesSchema>).map(({ image, name }) => {
    return { image, folder: "content/images", name: () => name };
  });

export const pictureRecords: Readonly<Record<string, (record: unknown) => Named[]>> = {
  "content/gallery.yaml": pairsIn,
  "content/images.yaml": imagesIn,
};

const pathsIn = (file: string, text: string) =>
  (text ? (pictureRecords[file]?.(fieldsIn(text)) ?? []) : []).map(
    ({ image, folder }) => `${folder}/${image.file}`,
  );

/** Returns the paths of the pictures that a text of a file names, and another text does not. */
export const picturesOnlyIn = (file: string, text = "", other = ""): string[] =>
  pathsIn(file, text).filter((path) => !pathsIn(file, other).includes(path));

/** Gives uploads their folder and name, also in the record, and returns them. */
export const placeUploads = (pictures: readonly Named[], uploads: readonly Upload[]): Upload[] =>
  pictures.flatMap(({ image, folder, name }) => {
    const uploaded = basename(image.file);
    const upload = uploads.find(({ path }) => basename(path) === uploaded);
    if (!upload) return [];
    image.file = name() + extname(uploaded).toLowerCase();
    return [{ ...upload, path: `${folder}/${image.file}` }];
  });
