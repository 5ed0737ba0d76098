import { accept, drawn } from "../support/gallery.ts";
import { obscured } from "../support/layout.ts";
import { expect, open, test } from "../support/test.ts";

/* Controls are complete and unobstructed at viewports where layout once failed. */

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("on the error page", () => {
  test.use({ expectedConsole: /status of 404/ });

  test("no hill covers a link", async ({ page }) => {
    await open(page, "/missing");
    const ways = page.locator(".error-page-ways").locator("a, button");
    await expect(ways).toHaveCount(4);
    for (const [width, height] of [
      [390, 1400],
      [768, 1024],
      [1024, 768],
      [1280, 800],
      [1366, 768],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await obscured(ways), `${width} px`).toEqual([]);
    }
  });
});

test("the lightbox keeps its buttons visible", async ({ page }) => {
  await open(page, "/gallery/acne-scars");
  await accept(page);
  await drawn(page);
  await page.locator(".gallery-open").first().click();
  const actions = page.locator(".gallery-lightbox-actions button");
  const compare = page.getByRole("button", { name: "Compare with a slider" });
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await obscured(actions), `${width} px, side by side`).toEqual([]);
    await compare.click();
    expect(await obscured(actions), `${width} px, compared`).toEqual([]);
    await compare.click();
  }
});

test("the header's buttons and name keep to one line on a desktop", async ({ page }) => {
  await open(page, "/about");
  const root = page.locator("html");
  const broken = () =>
    page.locator(".header .button, .header .brand-name, .desktop-nav-link").evaluateAll((parts) =>
      parts
        .filter((part) => {
          if (!part.checkVisibility({ visibilityProperty: true })) return false;
          const range = document.createRange();
          range.selectNodeContents(part);
          const { height } = range.getBoundingClientRect();
          return height > 1.9 * Number.parseFloat(getComputedStyle(part).fontSize);
        })
        .map(({ textContent }) => textContent),
    );
  for (const className of ["", "large-text", "readable-font", "large-text dyslexia-font"]) {
    await root.evaluate((html, name) => html.setAttribute("class", name), className);
    for (const width of [1024, 1216, 1280, 1366, 1440, 1536, 1600, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await broken(), `${className || "no setting"}, ${width} px`).toEqual([]);
    }
  }
});
