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

/** One line of a text that wraps elsewhere in the fallback font: half of what counts as good (CLS). */
const oneLine = 0.05;

const paths = ["/", "/service/acne", "/testimonials", "/legal/terms"];
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
    // A phone's scrollbars lie over the page, and leave no room when a dialog locks it.
    const isMobile = name !== "desktop";
    test.use({ viewport, isMobile, contextOptions: { reducedMotion: "reduce" } });

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
        expect(await shifts(page)).toBeLessThanOrEqual(oneLine);
      });
    }
  });
}

/** Holds the sheet that the first paint does without until the returned function is called. */
async function holdSheet(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/[\w-]+\.css$/, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

test("once the deferred styles are there, the whole page is laid out, and nothing has moved", async ({
  page,
}) => {
  const release = await holdSheet(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
  release();
  await hydrated(page);
  await expect(page.locator("html")).not.toHaveAttribute("data-styles");
  // Far parts follow one by one while the page is idle.
  const skipped = () =>
    page
      .locator("main *, footer, .below-the-fold")
      .evaluateAll(
        (all) => all.filter((one) => getComputedStyle(one).contentVisibility !== "visible").length,
      );
  await expect.poll(skipped).toBe(0);
  expect(await shifts(page)).toBeLessThanOrEqual(0.01);
});

test("a visit that starts in the middle of a page is laid out whole at once", async ({ page }) => {
  // What the fonts move is measured above.
  await page.route(/\.woff2$/, () => {});
  await page.goto("/service/acne#sources", { waitUntil: "commit" });
  await expect(page.locator("html")).not.toHaveAttribute("data-styles");
  await expect(page.locator("#sources")).toBeInViewport();
  expect(await shifts(page)).toBeLessThanOrEqual(0.01);
});
