import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { encodeCategory, galleryProblems } from "./gallery.ts";
import { checkNoMetadata } from "./original.ts";

let originals: string;
let folder: string;
beforeEach(async () => {
  originals = temporaryFolder(onTestFinished);
  folder = join(originals, "abscess");
  await mkdir(folder);
});

const blank = (width: number, background = "#88aabb") =>
  sharp({ create: { width, height: 600, channels: 3, background } });

/** A photograph as a phone writes it: camera, place and color profile inside. */
const photograph = (width: number, background?: string) =>
  blank(width, background)
    .withMetadata({
      icc: "p3",
      exif: {
        IFD0: { Model: "Phone" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "34/1 4/1 0/1" },
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>')
    .jpeg()
    .toBuffer();

/** A small JPEG whose header says that it is this wide and high. */
async function withSize(pixels: number): Promise<Buffer> {
  const data = await photograph(820);
  const frame = data.indexOf(Buffer.from([0xff, 0xc0]));
  data.writeUInt16BE(pixels, frame + 5);
  data.writeUInt16BE(pixels, frame + 7);
  return data;
}

const writeOriginal = (name: string, data: Buffer | string) => writeFile(join(folder, name), data);

const consent = { id: "C-1", date: "2026-10-02", scope: "website", revoked: false };
const pair = {
  before: { file: "01-before.jpg", alt: "Before: a plain sheet of gray paper" },
  after: { file: "01-after.jpg", alt: "After: a plain sheet of blue paper" },
  ...{ procedure: "Removal", interval: "6 weeks after", sample: false, consent },
};
const encode = () => encodeCategory(originals, "abscess", [pair]);
const errors = async () =>
  (await galleryProblems({ abscess: [pair] }, originals)).map((error) =>
    String(error).replace("content/gallery-pictures/abscess/", ""),
  );

describe("originals", () => {
  beforeEach(async () => {
    await writeOriginal("01-before.jpg", await photograph(820, "#aa8866"));
    await writeOriginal("01-after.jpg", await photograph(820));
  });

  it("lose camera, place and profile, and get neutral names and two formats", async () => {
    const original = await sharp(join(folder, "01-before.jpg")).metadata();
    expect(original.exif && original.icc && original.xmp).toBeTruthy();
    const [encoded] = await encode();
    const { before } = encoded?.pair ?? {};
    expect(before).toMatchObject({ width: 820, height: 600, alt: pair.before.alt });
    for (const set of [before?.avif, before?.webp]) {
      expect(set?.match(/ (\d+)w/g)).toEqual([" 480w", " 800w"]);
    }
    expect(encoded?.files.size).toBe(8);
    for (const [name, data] of encoded?.files ?? []) {
      expect(name).toMatch(/^gallery-media\/[0-9a-f]{16}\.(?:avif|webp)$/);
      const found = await sharp(data).metadata();
      expect([found.exif, found.icc, found.xmp, found.iptc]).toEqual(Array(4).fill(undefined));
    }
  });

  it("may share a folder with files of a file manager", async () => {
    await writeOriginal(".DS_Store", "x");
    expect(await errors()).toEqual([]);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"/>';
  const avif = () => blank(820).avif({ effort: 0 }).toBuffer();
  const kinds = "a picture (PNG, JPEG, WebP or TIFF), found";
  it.each<[message: string, content: string | Buffer | (() => Promise<Buffer>)]>([
    ["the size of 01-before.jpg, 820 x 600, found 830 x 600", () => photograph(830)],
    [
      "another picture than “before”, found the same picture twice; choose another picture; if its file had the name of the first, rename it before",
      () => photograph(820, "#aa8866"),
    ],
    ["at least 800 pixels of width, found 799 pixels", () => photograph(799)],
    [
      "at most 20 MB, found 21.0 MB; save it smaller, such as 3000 pixels wide",
      Buffer.alloc(21 * 1024 * 1024),
    ],
    [
      "at most 268 million pixels, found 20000 x 20000; save it smaller, such as 3000 pixels wide",
      () => withSize(20_000),
    ],
    [`${kinds} something else`, "a letter"],
    [`${kinds} no data`, ""],
    [`${kinds} heif; save it as a JPEG first`, avif],
    [`${kinds} svg`, svg],
  ])("are refused if not %s", async (message, content) => {
    await writeOriginal("01-after.jpg", typeof content === "function" ? await content() : content);
    expect(await errors()).toEqual([`01-after.jpg: expected ${message}`]);
  });

  it("are refused when one has a name of its own, or is missing", async () => {
    await writeOriginal("maria-reyes.jpg", "x");
    await rm(join(folder, "01-after.jpg"));
    expect((await errors()).toSorted()).toEqual([
      "01-after.jpg: expected a picture that the record names, found no file",
      "maria-reyes.jpg: expected a neutral name such as 01-before.jpg that a pair in content/gallery.yaml has, found none",
    ]);
  });

  it("are refused when damaged", async () => {
    const whole = await photograph(820);
    await writeOriginal("01-after.jpg", whole.subarray(0, whole.length - 1000));
    await expect(encode()).rejects.toThrow(
      "abscess/01-after.jpg: expected a whole picture, found a damaged one",
    );
  });
});

it("refuses a folder that is no category", async () => {
  await mkdir(join(originals, "abcess"));
  expect((await galleryProblems({ abscess: [] }, originals)).map(String)).toEqual([
    `content/gallery-pictures/abcess: expected a category in content/gallery.yaml with this name, found none`,
  ]);
});

it("refuses a picture that came into the build around the pipeline", async () => {
  const photo = await photograph(300);
  await writeOriginal("team.jpg", photo);
  await expect(checkNoMetadata(folder, ["team.jpg"])).rejects.toThrow(
    /^team\.jpg: expected no metadata, found EXIF, XMP, ICC$/,
  );
  await writeOriginal("team.jpg", await sharp(photo).jpeg().toBuffer());
  await expect(checkNoMetadata(folder, ["team.jpg"])).resolves.toBeUndefined();
});
