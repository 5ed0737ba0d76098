import { readFile } from "node:fs/promises";
import { join } from "node:path";
import satori from "satori";
import sharp, { type OverlayOptions, type Sharp } from "sharp";
import subsetFont from "subset-font";
import { namedImages } from "#content/images";
import { colors } from "#content/theme";
import { isDark } from "../../app/components/coast/views.ts";
import type { ShareCard, SharePicture } from "../../app/seo/page-metadata.ts";
import { contentFolder } from "../../content-schema/source.ts";
import { cached, cacheFolder } from "../build/build-cache.ts";
import { readImage } from "../pictures/page-pictures.ts";
import type * as Card from "./card.tsx";

/** In pixels: an arch at the bottom edge of a share image. */
const width = 330;
const height = 385;
const right = 64;
const radius = width / 2;
const arch = Buffer.from(
  `<svg width="${width}" height="${height}"><path d="M0 ${height}V${radius}a${radius} ${radius} 0 0 1 ${width} 0V${height}z"/></svg>`,
);

async function readPhoto(name: string, shape: (photo: Sharp) => Sharp) {
  const image = namedImages.find((each) => each.name === name);
  if (!image) return undefined;
  const { data } = await readImage(image, join(contentFolder, "images"));
  return shape(sharp(data).autoOrient()).png().toBuffer();
}

/** Social networks reject or recompress larger images. */
const mostBytes = 120_000;

const fonts = [
  { name: "Fraunces", style: "normal", weight: 400, file: "fraunces", axes: { wght: 480 } },
  { name: "Fraunces", style: "italic", weight: 400, file: "fraunces-italic", axes: {} },
  { name: "Figtree", style: "normal", weight: 400, file: "figtree", axes: { wght: 600 } },
] as const;

/** Static SFNT: satori supports neither WOFF2 nor variable fonts. */
const loadFonts = (characters: string) =>
  Promise.all(
    fonts.map(async ({ name, style, weight, file, axes }) => {
      const font = await readFile(`app/fonts/${file}.woff2`);
      const data = await subsetFont(font, characters, {
        targetFormat: "sfnt",
        variationAxes: axes,
      });
      return { name, style, weight, data };
    }),
  );

/** Tried in order: a photograph with many colors is too large. */
const palettes = [200, 96, 48];

async function fewColors(picture: Buffer, heading: string): Promise<Buffer> {
  for (const colours of palettes) {
    const options = { palette: true, colours, dither: 0.6, effort: 7 };
    const data = await sharp(picture).png(options).toBuffer();
    if (data.length <= mostBytes) return data;
  }
  throw new Error(`share picture “${heading}”: expected at most ${mostBytes} bytes, found more`);
}

/** The cache inputs besides content and colors. */
async function codeVersion(): Promise<string> {
  const code = ["card.tsx", "draw.ts"].map((name) => `scripts/share-pictures/${name}`);
  const files = fonts.map(({ file }) => `app/fonts/${file}.woff2`);
  const contents = await Promise.all(
    ["package-lock.json", ...code, ...files].map((file) => readFile(file, "base64")),
  );
  return contents.join();
}

const dataUrl = (type: string, data: Buffer) => `data:${type};base64,${data.toString("base64")}`;

/** Draws share images as PNG, or reads them from `.cache/`; returns them by file name. */
export async function drawSharePictures(art: typeof Card, pictures: readonly SharePicture[]) {
  // Pages share pictures.
  const cards = new Map(pictures.map(({ path, card }) => [path, card]));
  const { light } = colors;
  const [logo, doctor, version] = await Promise.all([
    readPhoto("logo", (photo) => photo.resize(120, 120, { fit: "contain", background: "#0000" })),
    readPhoto("portrait", (photo) =>
      photo
        .resize({ width, height, fit: "cover", position: "top" })
        .composite([{ input: arch, blend: "dest-in" }]),
    ),
    codeVersion(),
  ]);
  const mark = logo
    ? dataUrl("image/png", logo)
    : dataUrl("image/svg+xml", Buffer.from(art.brandMark()));
  let loading: ReturnType<typeof loadFonts> | undefined;
  const characters = JSON.stringify([...cards.values()]);

  const draw = (card: ShareCard): Promise<Buffer> => {
    const background = art.coastArt(card.view);
    const portrait = card.isOfDoctor ? doctor : undefined;
    const color = isDark(card.view)
      ? { ink: light["on-deep"], lagoon: light.sun }
      : { ink: light.ink, lagoon: light.lagoon };
    const parts = { background, card, mark, color, portrait: portrait?.toString("base64") };
    return cached(cacheFolder, JSON.stringify(parts), version, "png", async () => {
      loading ??= loadFonts(characters + characters.toUpperCase());
      const words = await satori(
        art.cardWords({ card, mark, color, withPortrait: portrait !== undefined }),
        { ...art.shareSize, fonts: await loading },
      );
      const layers: OverlayOptions[] = [{ input: Buffer.from(words) }];
      if (portrait) {
        const left = art.shareSize.width - right - width;
        layers.push({ input: portrait, left, top: art.shareSize.height - height });
      }
      const whole = await sharp(Buffer.from(background)).composite(layers).png().toBuffer();
      return fewColors(whole, card.heading);
    });
  };
  return Promise.all(
    [...cards].map(async ([path, card]) => [path.slice(1), await draw(card)] as const),
  );
}
