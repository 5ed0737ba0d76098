import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../support/test.ts";

/** The sum of all shifts of a visit that nobody caused, as browsers count them. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(entries.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(resolve, 500, 0);
      }),
  );

const paths = ["/", "/service/anal-fissure", "/testimonials", "/legal/terms"];
const visits = {
  phone: { width: 412, height: 823, paths: [...paths, "/gallery-popup"] },
  "narrow phone": {
    width: 390,
    height: 844,
    paths: ["/about", "/content/photo-consult", "/content/financing-options"],
  },
  desktop: { width: 1440, height: 900, paths },
};

for (const [name, { paths, ...viewport }] of Object.entries(visits)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });

    for (const path of paths) {
      test(`nothing on ${path} moves when the fonts arrive late`, async ({ page }) => {
        let release = () => {};
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route(/\.woff2$/, async (route) => {
          await held;
          await route.continue();
        });
        await page.addInitScript(() => sessionStorage.setItem("forced_gallery", "true"));
        await page.goto(path, { waitUntil: "commit" });
        await expect(page.locator("footer")).toBeAttached();
        await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
        release();
        await hydrated(page);
        await page.evaluate(() => document.fonts.ready);
        expect(await page.evaluate(() => document.fonts.check("480 1em Fraunces"))).toBe(true);
        expect(await shifts(page)).toBeLessThanOrEqual(0.01);
      });
    }
  });
}

test("once scripts have taken over, the whole page is laid out", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await expect(page.locator("html")).not.toHaveAttribute("data-later");
  const skipped = await page
    .locator("main *, footer")
    .evaluateAll(
      (all) => all.filter((one) => getComputedStyle(one).contentVisibility === "auto").length,
    );
  expect(skipped).toBe(0);
});

test("a visit that starts in the middle of a page is laid out whole at once", async ({ page }) => {
  await page.goto("/service/anal-fissure#sources");
  await expect(page.locator("html")).not.toHaveAttribute("data-later");
  await expect(page.locator("#sources")).toBeInViewport();
});
