import { readFile } from "node:fs/promises";
import { join } from "node:path";
import satori from "satori";
import sharp, { type ResizeOptions, type Sharp } from "sharp";
import subsetFont from "subset-font";
import { namedImages } from "#content/images";
import type { ShareCard, ShareImage } from "../../app/seo/page-metadata.ts";
import { contentFolder } from "../../content-schema/content-reader.ts";
import { cached, cacheFolder } from "../build/build-cache.ts";
import { readImage } from "../pictures/site-images.ts";
import type * as Card from "./card.tsx";

/** Returns a photograph of the practice as a data URL, if there is one. */
async function readPhoto(name: string, size: ResizeOptions) {
  const image = namedImages.find((each) => each.name === name);
  if (!image) return undefined;
  const { data } = await readImage(image, join(contentFolder, "images"));
  const photo = await sharp(data).autoOrient().resize(size).png().toBuffer();
  return `data:image/png;base64,${photo.toString("base64")}`;
}

const readPhotos = async ({ portraitSize }: typeof Card) => ({
  logo: await readPhoto("logo", { width: 120, height: 120, fit: "contain", background: "#0000" }),
  portrait: await readPhoto("portrait", { ...portraitSize, fit: "cover", position: "top" }),
});

/** Social networks reject or recompress larger images. */
const maxBytes = 120_000;

const fonts = [
  { name: "Fraunces", style: "normal", weight: 400, file: "fraunces", axes: { wght: 480 } },
  { name: "Fraunces", style: "italic", weight: 400, file: "fraunces-italic", axes: {} },
  { name: "Figtree", style: "normal", weight: 400, file: "figtree", axes: { wght: 600 } },
] as const;

/** Static: satori draws a variable font in its default weight. */
const loadFonts = (characters: string) =>
  Promise.all(
    fonts.map(async ({ name, style, weight, file, axes }) => {
      const font = await readFile(`app/fonts/${file}.woff2`);
      const data = await subsetFont(font, characters, { variationAxes: axes });
      return { name, style, weight, data };
    }),
  );

/** Tried in order: a photograph with many colors is too large. */
const palettes = [200, 96, 48];

async function quantize(picture: Sharp, heading: string): Promise<Buffer> {
  for (const colours of palettes) {
    const options = { palette: true, colours, dither: 0.6, effort: 7 };
    const data = await picture.png(options).toBuffer();
    if (data.length <= maxBytes) return data;
  }
  throw new Error(`share image “${heading}”: expected at most ${maxBytes} bytes, found more`);
}

/** Returns a version of the code and fonts that draw pictures, for their cache key. */
async function codeVersion(): Promise<string> {
  const fontFiles = fonts.map(({ file }) => `app/fonts/${file}.woff2`);
  const files = ["package-lock.json", "scripts/share-images/render.ts", ...fontFiles];
  return (await Promise.all(files.map((file) => readFile(file, "base64")))).join();
}

/** Renders share images as PNG, or reads them from `.cache/`; returns them by file name. */
export async function renderShareImages(cardModule: typeof Card, images: readonly ShareImage[]) {
  // Pages share pictures.
  const cards = new Map(images.map(({ path, card }) => [path, card]));
  const characters = JSON.stringify([...cards.values()]);
  const [photos, version] = await Promise.all([readPhotos(cardModule), codeVersion()]);
  let loadedFonts: ReturnType<typeof loadFonts> | undefined;
  const render = (card: ShareCard): Promise<Buffer> => {
    const front = cardModule.cardFront(card, photos);
    const scene = cardModule.sceneSvg(card.view);
    return cached(cacheFolder, JSON.stringify([front, scene]), version, "png", async () => {
      loadedFonts ??= loadFonts(characters + characters.toUpperCase());
      const foreground = await satori(front, { ...cardModule.shareSize, fonts: await loadedFonts });
      const layers = [{ input: Buffer.from(foreground) }];
      return quantize(sharp(Buffer.from(scene)).composite(layers), card.heading);
    });
  };
  return Promise.all(
    [...cards].map(async ([path, card]) => [path.slice(1), await render(card)] as const),
  );
}
