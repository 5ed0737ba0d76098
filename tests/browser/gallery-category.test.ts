import type { Locator, Page } from "@playwright/test";
import { acceptGate } from "../support/gallery.ts";
import { boxesOf, boxOf } from "../support/layout.ts";
import { holdRequests, rewrite } from "../support/requests.ts";
import { expect, open, test } from "../support/test.ts";
import { configuredSettings, configuredSite } from "../support/test-sites.ts";

async function openAccepted(page: Page, path = "/gallery/acne-scars") {
  await open(page, path);
  await acceptGate(page);
  await expect(page.locator(".gallery-pair").first()).toBeVisible();
}

/** Adds a third pair, so that the next and the previous one differ. */
const withThreePairs = (page: Page) =>
  rewrite(page, /\/assets\/acne-scars-[^/]*\.js/, (list) =>
    list.replace(/export\{(\w+) as/, "$1.push({ ...$1[0], before: $1[1].after });$&"),
  );

/** Returns the address of a picture that has loaded. */
async function addressOf(image: Locator): Promise<string> {
  await image.scrollIntoViewIfNeeded();
  await expect(image).not.toHaveJSProperty("naturalWidth", 0);
  return image.evaluate((each: HTMLImageElement) => each.currentSrc);
}

test("pairs state treatment, time and that results vary @specification", async ({ page }) => {
  await openAccepted(page);
  const back = page.getByRole("link", { name: "Back to Gallery" });
  await expect(back).toHaveAttribute("href", "/gallery-popup");
  const pairs = page.locator(".gallery-pair");
  await expect(pairs).toHaveCount(2);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const pair of await pairs.all()) {
      await expect(pair.locator("figcaption")).toHaveText(["Before", "After"]);
      await expect(pair.getByRole("heading")).not.toBeEmpty();
      await expect(pair).toContainText(/\d+ (?:weeks|months) after/);
      await expect(pair).toContainText("Results differ from person to person.");
      const [before, after] = [pair.getByRole("img").first(), pair.getByRole("img").last()];
      const [left, right] = await boxesOf(pair.getByRole("img"));
      expect(left?.y).toBe(right?.y);
      expect(left?.x).toBeLessThan(right?.x ?? 0);
      expect(await before.getAttribute("alt")).not.toBe(await after.getAttribute("alt"));
    }
  }
  const first = pairs.first().getByRole("img").first();
  const address = await addressOf(first);
  expect(address).toMatch(/\/gallery-media\/[0-9a-f]{16}\.avif$/);
  const response = await page.request.get(address);
  expect(response.headers()["x-robots-tag"]).toBe("noindex, noimageindex");
  const { shown, file } = await first.evaluate(async (image: HTMLImageElement) => {
    const data = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
    return { shown: image.clientWidth, file: data.width };
  });
  expect(file, "no wider than needed").toBe([480, 800, 1200].find((each) => each >= shown));
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("a pair opens large and is compared by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withThreePairs(page);
  await openAccepted(page);
  const opener = page.locator(".gallery-open").first();
  const small = await boxOf(opener);
  await opener.focus();
  await page.keyboard.press("Enter");
  const view = page.getByRole("dialog", { name: /^Pair \d of 3/ });
  await expect(view).toBeVisible();
  await view.evaluate((each) => Promise.all(each.getAnimations().map(({ finished }) => finished)));
  const large = view.getByRole("img").first();
  expect((await boxOf(large)).width).toBeGreaterThan(small.width * 2);
  await expect(view.locator("figcaption")).toHaveText(["Before", "After"]);
  await expect(view).toContainText(/weeks after.*Sample picture, not a patient\. Results differ/);

  // Tab order: close, previous, next, compare; the focus trap wraps within the dialog.
  const heading = view.getByRole("heading");
  const names = ["Close", "Previous pair", "Next pair", "Compare with a slider"];
  await expect(view).toBeFocused();
  for (const name of names) {
    await page.keyboard.press("Tab");
    await expect(view.getByRole("button", { name })).toBeFocused();
  }
  for (const [name, number] of [
    ["Next pair", 2],
    ["Previous pair", 1],
    ["Previous pair", 3],
    ["Next pair", 1],
  ] as const) {
    await view.getByRole("button", { name }).press("Enter");
    await expect(heading).toHaveText(new RegExp(`^Pair ${number} of 3: \\w+`));
  }

  const toggle = view.getByRole("button", { name: "Compare with a slider" });
  const color = async (forcedColors: "active" | "none") => {
    await page.emulateMedia({ forcedColors });
    return toggle.evaluate((each) => getComputedStyle(each).backgroundColor);
  };
  const [off, offForced] = [await color("none"), await color("active")];
  await toggle.press("Enter");
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => color("active"), "in forced colors").not.toBe(offForced);
  await expect.poll(() => color("none")).not.toBe(off);
  await expect(view.getByText("Before", { exact: true })).toBeVisible();
  await expect(view.getByText("After", { exact: true })).toBeVisible();
  const slider = view.getByRole("slider", { name: "Comparison of before and after" });
  await expect(slider).toHaveAttribute("aria-valuetext", "50 percent before, 50 percent after");
  await slider.press("End");
  await expect(slider).toHaveAttribute("aria-valuetext", "100 percent before, 0 percent after");
  await slider.press("Home");
  await slider.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", "1 percent before, 99 percent after");
  await page.keyboard.press("Escape");
  await expect(view).toBeHidden();
  await expect(opener).toBeFocused();
});

type Point = { x: number; y: number };

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a finger turns the pair, compares, and may pinch to zoom", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await withThreePairs(page);
    await openAccepted(page);
    await page.locator(".gallery-open").first().tap();
    const view = page.getByRole("dialog", { name: /^Pair \d of 3/ });
    const hidden = await view.evaluate((each) => each.scrollHeight - each.clientHeight);
    expect(hidden, "px to scroll").toBe(0);
    const box = await boxOf(view.getByRole("img").first());
    const client = await page.context().newCDPSession(page);
    const finger = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints });
    const swipe = async (by: number, down = 0) => {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await finger("touchStart", { x, y });
      await finger("touchMove", { x: x + by / 2, y: y + down / 2 });
      await finger("touchMove", { x: x + by, y: y + down });
      await finger("touchEnd");
    };
    const turned = (number: number) =>
      expect(view.getByRole("heading")).toHaveText(new RegExp(`^Pair ${number} of 3`));
    await swipe(-80);
    await turned(2);
    await swipe(20);
    await swipe(60, 90);
    await turned(2);
    await swipe(80);
    await turned(1);
    await page.keyboard.press("ArrowRight");
    await turned(2);
    await page.keyboard.press("ArrowLeft");
    await turned(1);

    await page.getByRole("button", { name: "Compare with a slider" }).tap();
    const slider = page.getByRole("slider");
    const { x, y, width, height } = await boxOf(page.locator(".gallery-comparison"));
    await page.touchscreen.tap(x + width * 0.8, y + height / 2);
    await expect
      .poll(() => slider.evaluate((each: HTMLInputElement) => Math.abs(each.valueAsNumber - 80)))
      .toBeLessThan(3);
    // The finger is over the line between the pictures.
    const over = page.locator(".gallery-over");
    const clip = await over.evaluate((each) => getComputedStyle(each).clipPath);
    expect(Number(/([\d.]+)%\)$/.exec(clip)?.[1])).toBeCloseTo(80, -1);
    const rules = await slider
      .locator("xpath=ancestor-or-self::*")
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).touchAction));
    expect(rules.filter((rule) => !/auto|manipulation|pinch-zoom/.test(rule))).toEqual([]);
    const viewport = await page.locator('meta[name="viewport"]').getAttribute("content");
    expect(viewport).not.toMatch(/maximum-scale|user-scalable/);
  });
});

test("a slow connection shows “Loading gallery...” @specification", async ({ page }) => {
  const release = await holdRequests(page, /\/assets\/acne-scars-[^/]*\.js/);
  await open(page, "/gallery/acne-scars");
  await acceptGate(page);
  await expect(page.getByText("Loading gallery...")).toBeVisible();
  release();
  await expect(page.locator(".gallery-pair")).toHaveCount(2);
});

test("pictures load from the configured asset host @all", async ({ page }) => {
  const hosts = new Set<string>();
  page.on("requestfinished", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.startsWith("/gallery-media/")) hosts.add(origin);
  });
  await openAccepted(page, `${configuredSite}/gallery/acne-scars`);
  await addressOf(page.locator(".gallery-image").first());
  expect([...hosts]).toEqual([configuredSettings.SITE_ASSET_HOST]);
});
