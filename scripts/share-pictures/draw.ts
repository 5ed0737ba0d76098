import { readFile } from "node:fs/promises";
import { join } from "node:path";
import satori from "satori";
import sharp, { type OverlayOptions } from "sharp";
import subsetFont from "subset-font";
import { type Plugin, runnerImport } from "vite";
import type { ThemeColors } from "../../app/styles/theme-css.ts";
import { PictureCache } from "../vite/picture-cache.ts";
import type * as Card from "./card.tsx";
import type { ShareCard } from "./card.tsx";
import { coastCss, fillsOf } from "./palette.ts";
import { placedPortrait, type SharePhotos } from "./photos.ts";

const cache = new PictureCache(join(import.meta.dirname, "../../.cache/share-pictures"));
/** Social networks refuse or shrink heavier pictures. */
const mostBytes = 120_000;
/** Changes with the way the pictures are made, so that kept ones are made again. */
const version = "1";

const fonts = [
  { name: "Fraunces", style: "normal", weight: 400, file: "fraunces", axes: { wght: 480 } },
  { name: "Fraunces", style: "italic", weight: 400, file: "fraunces-italic", axes: {} },
  { name: "Figtree", style: "normal", weight: 400, file: "figtree", axes: { wght: 600 } },
] as const;

/** The site's own fonts, one weight each: the renderer reads neither WOFF2 nor variable fonts. */
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

/** The drawings import their styles, which are read on their own here. */
const withoutStyles: Plugin = {
  name: "share-pictures:without-styles",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".css") ? "\0no-styles" : null),
  load: (id) => (id === "\0no-styles" ? "" : null),
};

/** How many colors a picture may have; a photograph with many of them is too heavy. */
const palettes = [200, 96, 48];

/** Makes a picture light enough to be shared. */
async function fewColors(picture: Buffer, heading: string): Promise<Buffer> {
  let bytes = 0;
  for (const colours of palettes) {
    const data = await sharp(picture)
      .png({ palette: true, colours, dither: 0.6, effort: 7 })
      .toBuffer();
    if (data.length <= mostBytes) return data;
    bytes = data.length;
  }
  throw new Error(
    `share picture “${heading}”: expected at most ${mostBytes} bytes, found ${bytes}`,
  );
}

const loadArt = async () =>
  (
    await runnerImport<typeof Card>(join(import.meta.dirname, "card.tsx"), {
      configFile: false,
      logLevel: "silent",
      plugins: [withoutStyles],
    })
  ).module;

/** Draws the practice's mark, which is the icon of the site. */
export async function drawMark(colors: ThemeColors): Promise<string> {
  const [art, css] = await Promise.all([loadArt(), coastCss(colors)]);
  return art.brandMark(fillsOf(css));
}

/**
 * Draws share pictures, or takes those that have been drawn before from `.cache/`.
 *
 * @throws {Error} naming the heading of a picture that is too heavy
 */
export async function drawSharePictures(
  cards: readonly ShareCard[],
  colors: ThemeColors,
  photos: SharePhotos,
): Promise<Buffer[]> {
  const { light } = colors;
  const css = await coastCss(colors);
  const art = await loadArt();
  const characters = JSON.stringify(cards);
  const loaded = await loadFonts(characters + characters.toUpperCase());
  const dataUrl = (type: string, data: Buffer) => `data:${type};base64,${data.toString("base64")}`;
  const mark = photos.logo
    ? dataUrl("image/png", photos.logo)
    : dataUrl("image/svg+xml", Buffer.from(art.brandMark(fillsOf(css))));

  const draw = async (card: ShareCard): Promise<Buffer> => {
    const background = art.coastArt(card.view, css, [light["sky-high"], light["sky-low"]]);
    const portrait = card.isOfDoctor ? photos.portrait : undefined;
    const color = { ink: light.ink, lagoon: light.lagoon };
    const words = await satori(
      art.cardWords({ card, mark, color, withPortrait: portrait !== undefined }),
      { ...art.shareSize, fonts: loaded },
    );
    const source = background + words + (portrait?.toString("base64") ?? "");
    return cache.keep(source, version, "png", async () => {
      const layers: OverlayOptions[] = [{ input: Buffer.from(words) }];
      if (portrait) layers.push(placedPortrait(portrait, art.shareSize));
      const whole = await sharp(Buffer.from(background)).composite(layers).png().toBuffer();
      return fewColors(whole, card.heading);
    });
  };
  return Promise.all(cards.map(draw));
}
