import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../support/test.ts";

/** Returns the sum of all layout shifts of a visit. */
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

/** One rewrapped line in the fallback font: half of a good CLS. */
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
    // A phone has overlay scrollbars, so a scroll lock leaves no gap.
    const isMobile = name !== "desktop";
    test.use({ viewport, isMobile, contextOptions: { reducedMotion: "reduce" } });

    for (const path of paths) {
      test(`late fonts shift nothing on ${path}`, async ({ page }) => {
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

/** Blocks the deferred CSS until the returned function is called. */
async function blockDeferredCss(page: Page): Promise<() => void> {
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

test("deferred CSS lays out the whole page without layout shift", async ({ page }) => {
  const release = await blockDeferredCss(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
  release();
  await hydrated(page);
  await expect(page.locator("html")).not.toHaveAttribute("data-styles");
  // Parts below the fold are laid out one by one while the page is idle.
  const skipped = () =>
    page
      .locator("main *, footer, .below-the-fold")
      .evaluateAll(
        (all) => all.filter((one) => getComputedStyle(one).contentVisibility !== "visible").length,
      );
  await expect.poll(skipped).toBe(0);
  expect(await shifts(page)).toBeLessThanOrEqual(0.01);
});

test("a visit that starts at a fragment lays out the whole page at once", async ({ page }) => {
  // Shifts caused by fonts are measured above.
  await page.route(/\.woff2$/, () => {});
  await page.goto("/service/acne#sources", { waitUntil: "commit" });
  await expect(page.locator("html")).not.toHaveAttribute("data-styles");
  await expect(page.locator("#sources")).toBeInViewport();
  expect(await shifts(page)).toBeLessThanOrEqual(0.01);
});
