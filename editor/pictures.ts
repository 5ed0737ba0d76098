import { basename, extname } from "node:path";
import sharp from "sharp";
import type { z } from "zod";
import type { gallerySchema } from "../content-schema/gallery.ts";
import { type imagesSchema, namedImagesOf } from "../content-schema/images.ts";
import { type Place, Problem } from "../content-schema/validation/problem.ts";
import { fieldsIn } from "../scripts/content-edit/yaml.ts";
import { mediaFolder } from "./config.ts";
import { throwProblems } from "./problems.ts";

/** `content` is in base64. */
export type Upload = { path: string; content: string };

/** Options for re-encoding, close to the original. */
const formats = {
  jpeg: { quality: 95, chromaSubsampling: "4:4:4" },
  png: {},
  webp: { quality: 95 },
  tiff: { compression: "lzw" },
} as const;

const heic = {
  fix: "save it as a JPEG, then choose it again",
  expected: "a JPEG, which iPhones take with Settings › Camera › Formats › “Most Compatible”",
  found: "a photo as iPhones store it (HEIC), which browsers do not show",
};
const damaged = {
  fix: "export it again, as a JPEG",
  expected: "a picture that can be read",
  found: "a damaged picture, or one that is too large",
};

/**
 * Re-encodes a picture upright, without camera metadata such as the location. Returns anything else
 * unchanged, for the content check to refuse.
 * @throws {UserError} for a picture that cannot be re-encoded, at the field that names it
 */
export async function withoutMetadata(data: Buffer, field: Place): Promise<Buffer> {
  const refusePicture = (why: typeof heic) => throwProblems([new Problem(field, why)]);
  if (/^ftyp(?:he|mi?f1|msf1)/.test(data.toString("latin1", 4, 12))) refusePicture(heic);
  if (data.length === 0) refusePicture(damaged);
  // Re-encoded, a larger one could exceed the limit of bytes; no page shows as many pixels.
  const picture = sharp(data)
    .autoOrient()
    .resize({ width: 4000, height: 4000, fit: "inside", withoutEnlargement: true });
  const { format } = await picture.metadata().catch(() => ({ format: "" }));
  if (!Object.hasOwn(formats, format)) return data;
  const knownFormat = format as keyof typeof formats;
  const written = await picture
    .toFormat(knownFormat, formats[knownFormat])
    .toBuffer()
    .catch(() => refusePicture(damaged));
  return written ?? data;
}

/** A picture at a path of a record: its folder, and the neutral name that an upload gets there. */
type NamedPicture = {
  image: { file: string };
  path: PropertyKey[];
  folder: string;
  name: () => string;
  /** An upload is of a patient, also in place of a sample: its pair needs consent. */
  pair?: z.input<typeof gallerySchema>["categories"][number]["pairs"][number];
};

const numberOf = (file: string) => Number(/^(\d\d)-(?:before|after)\./.exec(file)?.[1] ?? 0);

/** The gallery's pictures, as in `03-before`: an original name may identify a patient. */
export const pairsIn = (record: unknown): NamedPicture[] =>
  (record as z.input<typeof gallerySchema>).categories.flatMap(({ id, pairs }, at) => {
    const folder = `${mediaFolder}/${id}`;
    const images = pairs.flatMap(({ before, after }) => [before, after]);
    // The number of the pair's other picture or, of a new pair, the next one.
    const nameOf = (side: string, other: { file: string }) => () => {
      const highest = Math.max(0, ...images.map(({ file }) => numberOf(file)));
      const number = numberOf(other.file) || highest + 1;
      return `${String(number).padStart(2, "0")}-${side}`;
    };
    return pairs.flatMap((pair, index) => {
      const { before, after } = pair;
      const path = ["categories", at, "pairs", index];
      return [
        { image: before, path: [...path, "before"], folder, name: nameOf("before", after), pair },
        { image: after, path: [...path, "after"], folder, name: nameOf("after", before), pair },
      ];
    });
  });

const imagesIn = (record: unknown): NamedPicture[] =>
  namedImagesOf(record as z.input<typeof imagesSchema>).map(({ image, name, path }) => {
    return { image, path, folder: "content/images", name: () => name };
  });

export const pictureRecords: Readonly<Record<string, (record: unknown) => NamedPicture[]>> = {
  "content/gallery.yaml": pairsIn,
  "content/images.yaml": imagesIn,
};

function pathsIn(file: string, text: string): string[] {
  const pictures = (text && pictureRecords[file]?.(fieldsIn(text))) || [];
  return pictures.map(({ image, folder }) => `${folder}/${image.file}`);
}

/** Returns the paths of the pictures that a text of a file names, and another text does not. */
export const picturesOnlyIn = (file: string, text = "", other = ""): string[] =>
  pathsIn(file, text).filter((path) => !pathsIn(file, other).includes(path));

/** Moves and renames the uploads that a record names, also in the record; returns each with its field. */
export const placeUploads = (pictures: readonly NamedPicture[], uploads: readonly Upload[]) =>
  pictures.flatMap(({ image, folder, name, path, pair }) => {
    const uploaded = basename(image.file);
    const upload = uploads.find(({ path }) => basename(path) === uploaded);
    if (!upload) return [];
    // Of a name such as “写真.jpg”, Decap leaves “.jpg”.
    image.file = name() + extname(`_${uploaded}`).toLowerCase();
    if (pair) pair.sample = false;
    const data = Buffer.from(upload.content, "base64");
    return [{ file: `${folder}/${image.file}`, data, field: [...path, "file"] }];
  });
