import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import type { NamedImage } from "#content/images";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { encodeImage, imageProblems } from "./site-images.ts";

const folder = temporaryFolder();

const save = (name: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#8ab" } })
    .withExif({ IFD0: { Copyright: "Somebody" }, IFD3: { GPSLatitudeRef: "N" } })
    .toFile(join(folder, name));

const image = (kind: "portrait" | "hero", file: string): NamedImage => ({
  kind,
  name: kind,
  path: [kind],
  image: { file, alt: "A picture as an example" },
});

it("a picture that does not fit, or that no record names, is reported with its file, expected and found", async () => {
  await save("small.jpg", 640, 480);
  await save("square.jpg", 1600, 1600);
  await save("spare.jpg", 1600, 1600);
  const problems = await imageProblems(
    [image("hero", "small.jpg"), image("hero", "square.jpg"), image("portrait", "smal.jpg")],
    folder,
  );
  expect(problems.map(String)).toEqual([
    "content/images/small.jpg: expected 1600 x 600 pixels or more, found 640 x 480 pixels",
    "content/images/square.jpg: expected a picture 1.4 to 4 times as wide as high, found 1600 x 1600 pixels, which is 1.00 times; crop it",
    'content/images.yaml: portrait.file: expected a file of content/images/, found "smal.jpg"; did you mean "small.jpg"?',
    "content/images/spare.jpg: expected an entry of content/images.yaml that names this file, found none",
  ]);
});

it("a page's picture becomes files in two formats and several widths, without camera data", async () => {
  await save("portrait.jpg", 900, 1050);
  const files = new Map<string, Buffer>();
  const encoded = await encodeImage(image("portrait", "portrait.jpg"), folder, files);
  expect(encoded).toMatchObject({ width: 900, height: 1050, alt: "A picture as an example" });
  for (const set of [encoded.avif, encoded.webp]) {
    expect(set.match(/ (\d+)w/g)).toEqual([" 320w", " 480w", " 800w"]);
  }
  expect([...files.keys()]).toContain("images/portrait.jpg");
  for (const data of files.values()) {
    const { exif, xmp, iptc, icc } = await sharp(data).metadata();
    expect({ exif, xmp, iptc, icc }).toEqual({});
  }
});
