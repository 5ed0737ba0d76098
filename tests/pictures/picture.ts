import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect } from "../support/test.ts";

/** Pictures are kept at this part of their size: enough to see every line and box move. */
const scale = 0.25;
/** How far a pixel's color may be off (0 to 1), and how many pixels of a picture (at that scale). */
const tolerance = { threshold: 0.25, maxDiffPixels: 15 } as const;

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
  const { width } = await sharp(shot).metadata();
  const picture = await sharp(shot)
    .resize(Math.round(width * scale))
    .png({ palette: true, colors: 16, dither: 0, effort: 8 })
    .toBuffer();
  expect
    .soft(
      picture,
      `${name} does not look as it did. Compare in test-results/pictures/index.html; if the change is meant: npm run accept-pictures. If every picture differs a little, the browser was renewed: look, then accept.`,
    )
    .toMatchSnapshot(`${name}.png`, tolerance);
}
