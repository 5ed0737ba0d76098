import { gate } from "../support/gallery.ts";
import { expect, open, type Page, test } from "../support/test.ts";

// Classic scrollbars, as on most desktops; emulated phones have overlay scrollbars.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
});

/** Returns positions of parts of the page, and what is at the viewport's right edge. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const parts = [".header", ".header a", "h1", "main > *", ".accessibility-panel-button"];
    const edge = document.elementFromPoint(document.documentElement.clientWidth - 1, 300);
    return {
      lefts: parts.map((part) => {
        const box = document.querySelector(part)?.getBoundingClientRect();
        return [part, box?.left, box?.top, box?.width];
      }),
      covered: edge?.matches("dialog:modal") ?? false,
      page: document.documentElement.clientWidth,
    };
  });

for (const kind of ["classic", "overlay"] as const) {
  test.describe(`with ${kind} scrollbars`, () => {
    test.use(kind === "overlay" ? { isMobile: true, hasTouch: true } : {});

    test("a dialog causes no layout shift", async ({ page }) => {
      await open(page, "/gallery/acne-scars");
      await page.getByRole("button", { name: "Close" }).click();
      const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
      expect(bar > 0).toBe(kind === "classic");
      const show = page.getByRole("button", { name: "Show the pictures" });
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await show.evaluate((it) => it.scrollIntoView({ block: "center", behavior: "instant" }));
        const before = await measure(page);
        await show.click();
        await expect(gate(page)).toBeVisible();
        const during = await measure(page);
        expect(during.lefts, `at ${width} px`).toEqual(before.lefts);
        expect(during.covered).toBe(true);
        expect(during.page).toBe(width);
        await page.keyboard.press("Escape");
        await expect(gate(page)).toBeHidden();
        expect(await measure(page)).toEqual(before);
      }
    });
  });
}
