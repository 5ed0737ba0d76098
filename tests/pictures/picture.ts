import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect } from "../support/test.ts";

/** Pictures are kept at this part of their size: enough to see every line and box move. */
const scale = 0.25;
/** How far a pixel's color may be off (0 to 1), and how many pixels of a picture (at that scale). */
const tolerance = { threshold: 0.15, maxDiffPixels: 15 } as const;

type Color = [red: number, green: number, blue: number];

/** The site's own colors, and those of the system's: each picture is drawn in these alone. */
const palette: Color[] = [
  ...new Set(readFileSync("app/styles/tokens.css", "utf8").match(/#[\da-f]{6}\b/g)),
  ..."#000 #fff #f00 #0f0 #00f #ff0 #0ff #f0f #888"
    .split(" ")
    .map((short) => short.replace(/[^#]/g, "$&$&")),
].map((hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Color);

const nearest = new Map<number, Color>();

function closest(red: number, green: number, blue: number): Color {
  const key = (red << 16) | (green << 8) | blue;
  const known = nearest.get(key);
  if (known) return known;
  const distance = ([r, g, b]: Color) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
  const found = palette.reduce((best, color) => (distance(color) < distance(best) ? color : best));
  nearest.set(key, found);
  return found;
}

/** A small picture in few colors. A palette of its own would differ after the slightest change. */
async function reduced(shot: Buffer): Promise<Buffer> {
  const { width } = await sharp(shot).metadata();
  const { data, info } = await sharp(shot)
    .resize(Math.round(width * scale))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 3) {
    data.set(closest(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0), at);
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .png({ palette: true, colors: 64, dither: 0, effort: 8 })
    .toBuffer();
}

/** What changes or moves by itself is hidden; what is laid out late is laid out now. */
const stable = `
  iframe { visibility: hidden !important; }
  * { content-visibility: visible !important; scroll-behavior: auto !important; }
  .press-strip-track { animation: none !important; }
  .accessibility-panel-button { visibility: hidden !important; }
`;

/** Loads what would wait for the visitor to scroll, and waits for every picture and font. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('.booking-frame[data-status="loading"]')).toHaveCount(0);
  await page.addStyleTag({ content: stable });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
    scrollTo(0, 0);
    // A picture of the whole page is as high as the page was when it was asked for.
    const frame = () => new Promise(requestAnimationFrame);
    const height = () => document.documentElement.scrollHeight;
    for (let still = 0, last = 0; still < 3; last = height()) {
      await frame();
      still = height() === last ? still + 1 : 0;
    }
  });
}

/** Compares the page, or what is in view of it, with its reference picture. */
export async function expectPicture(
  page: Page,
  name: string,
  { fullPage = false } = {},
): Promise<void> {
  await settle(page);
  const shot = await page.screenshot({ fullPage, animations: "disabled", caret: "hide" });
  expect
    .soft(
      await reduced(shot),
      `${name} does not look as it did. Compare in test-results/pictures/index.html; if the change is meant: npm run accept-pictures. If every picture differs a little, the browser was renewed: look, then accept.`,
    )
    .toMatchSnapshot(`${name}.png`, tolerance);
}
