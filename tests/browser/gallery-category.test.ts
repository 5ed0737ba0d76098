import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { expect, open, test } from "../support/test.ts";

async function accept(page: Page, path = "/gallery/anal-skin-tags") {
  await open(page, path);
  await page.getByRole("button", { name: "CONTINUE TO GALLERY" }).click();
  await expect(page.locator(".gallery-pair").first()).toBeVisible();
}

for (const width of [390, 1440]) {
  test(`pairs, and one seen closely by keyboard, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await accept(page);
    const pairs = page.locator(".gallery-pair");
    await expect(pairs).toHaveCount(3);
    for (const pair of await pairs.all()) {
      await expect(pair.locator("figcaption")).toHaveText(["Before", "After"]);
      await expect(pair.getByRole("heading")).not.toBeEmpty();
      await expect(pair).toContainText(/\d+ (?:weeks|months) after/);
      const [before, after] = await pair.getByRole("img").all();
      const [left, right] = await Promise.all([before?.boundingBox(), after?.boundingBox()]);
      expect(left?.y).toBe(right?.y);
      expect(left?.x).toBeLessThan(right?.x ?? 0);
      expect(await before?.getAttribute("alt")).not.toBe(await after?.getAttribute("alt"));
    }
    const first = pairs.first().getByRole("img").first();
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/\/gallery-media\/[0-9a-f]{16}\.avif$/);
    // No more than the next of the three widths above what the layout shows.
    const { shown, file } = await first.evaluate(async (image: HTMLImageElement) => {
      const data = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
      return { shown: image.clientWidth, file: data.width };
    });
    expect(file).toBe([480, 800, 1200].find((each) => each >= shown));
    await expectAccessible(page);

    const opener = pairs.first().getByRole("button").first();
    await opener.focus();
    await page.keyboard.press("Enter");
    const view = page.getByRole("dialog", { name: "Pair 1 of 3" });
    await expect(view).toBeVisible();
    await expect(view.getByRole("img")).toHaveCount(2);
    await view.getByRole("button", { name: "Next pair" }).press("Enter");
    await page.getByRole("button", { name: "Previous pair" }).press("Enter");
    await view.getByRole("button", { name: "Compare with a slider" }).press("Enter");
    const slider = view.getByRole("slider", { name: "Comparison of before and after" });
    await expect(slider).toHaveAttribute("aria-valuetext", "50 percent after");
    await slider.press("End");
    await expect(slider).toHaveAttribute("aria-valuetext", "100 percent after");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(view).toBeHidden();
    await expect(opener).toBeFocused();
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test("a slow line shows “Loading gallery...” until the pictures are known", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/assets\/[^/]*lightbox[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, "/gallery/abscess");
  await page.getByRole("button", { name: "CONTINUE TO GALLERY" }).click();
  await expect(page.getByText("Loading gallery...")).toBeVisible();
  release();
  await expect(page.locator(".gallery-pair")).toHaveCount(2);
});

test("a page that comes back after withdrawal shows no picture", async ({ page }) => {
  await accept(page, "/gallery/abscess");
  // What the back/forward cache does: the page is shown again as it was, and told so.
  await page.evaluate(() => {
    sessionStorage.removeItem("disclaimerAccepted");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(page.getByRole("heading", { name: "The pictures are covered" })).toBeVisible();
  await expect(page.locator(".gallery-image")).toHaveCount(0);
});
