import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "../support/test.ts";
import { differences, type Shape, shapeOf } from "./compare.ts";
import { readLayout, settle } from "./expect-layout.ts";
import { holdStill, widths } from "./hold-still.ts";

/*
 * The comparison must be red where a person would see a change, and green where nobody would. These
 * tests change a page in the browser and look at what is reported.
 */

test.use({ contextOptions: { reducedMotion: "reduce" } });

let reference: Shape;
let main: Locator;

const found = async () => differences(reference, await readLayout(main));

async function begin(page: Page, path: string, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await holdStill(page);
  await open(page, path);
  await settle(page, true);
  main = page.locator("main");
  reference = shapeOf(await readLayout(main));
}

for (const width of widths) {
  test(`each heading that moves by 12 px is reported at ${width} px`, async ({ page }) => {
    await begin(page, "/", width);
    const headings = await main.locator("h1:visible, h2:visible, h3:visible").all();
    expect(headings.length).toBeGreaterThan(12);
    for (const heading of headings) {
      const tag = await heading.evaluate(({ localName }) => localName);
      for (const [style, moved] of [
        ["translate: 0 12px", true],
        ["translate: 12px 0", true],
        ["margin-block-start: calc(var(--margin, 0px) + 12px)", true],
        ["translate: 2px 2px", false],
      ] as const) {
        await heading.evaluate((it, css) => it.setAttribute("style", css), style);
        const lines = await found();
        expect(
          lines.some((line) => line.includes(tag)),
          `${style}: ${lines}`,
        ).toBe(moved);
      }
      await heading.evaluate((it) => it.removeAttribute("style"));
    }
    expect(await found()).toEqual([]);
  });
}
