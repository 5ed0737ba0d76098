import type { Page } from "@playwright/test";
import { classOf, settingNames } from "../../app/features/accessibility-panel/settings.ts";
import { expectAccessible, expectReadable } from "../support/axe.ts";
import { addStyleSheet, expectWithinWidth } from "../support/layout.ts";
import { expect, open, test } from "../support/test.ts";

test.describe.configure({ timeout: 240_000 });

const richest = [
  "/",
  "/service/mole-check",
  "/content/photo-consult",
  "/testimonials",
  "/contact-us",
];
const classes = settingNames.map(classOf);
const combinations = Array.from({ length: 2 ** classes.length }, (_, bits) =>
  classes.filter((_, index) => bits & (1 << index)),
);

/**
 * All 16 on the home page; on others each setting alone and all at once, except in `npm run
 * test:all`.
 */
const combinationsOn = (path: string) =>
  path === "/" || process.env["TEST_ALL"]
    ? combinations
    : combinations.filter(({ length }) => length === 1 || length === classes.length);

const wear = (page: Page, names: readonly string[]) =>
  page.locator("html").evaluate((root, value) => {
    root.setAttribute("class", value);
  }, names.join(" "));

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of richest) {
  test(`${combinationsOn(path).length} combinations of settings on ${path}`, async ({ page }) => {
    await open(page, path);
    for (const names of combinationsOn(path)) {
      const state = names.join(" ") || "no setting";
      await wear(page, names);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectReadable(page, state, names.includes("high-contrast"));
      await expectWithinWidth(page, `${state}, 1440 px`);
      // The header is fullest at 1280 px, and the same on every page.
      for (const width of path === "/" ? [1280, 320] : [320]) {
        await page.setViewportSize({ width, height: 640 });
        await expectWithinWidth(page, `${state}, ${width} px`);
      }
    }
  });
}

test("large text scales everything by 125%", async ({ page }) => {
  await open(page, "/services");
  const sizes = () =>
    page
      .locator("h1, main p, main a, footer a, header a, .button")
      .evaluateAll((elements) =>
        elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      );
  const before = await sizes();
  await wear(page, ["large-text"]);
  const after = await sizes();
  for (const [index, size] of after.entries()) {
    // Fluid sizes grow less, because they also depend on the viewport.
    expect(size / (before[index] ?? 0)).toBeGreaterThan(1.12);
  }
});

test("the browser’s own text size and the setting add up", async ({ page }) => {
  await open(page, "/services");
  await wear(page, ["large-text"]);
  await addStyleSheet(page, ":root:root:not(#none) { font-size: calc(125% * 1.5); }");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectWithinWidth(page, "187.5 %");
});

test("high contrast gives each control an edge of 3:1", async ({ page }) => {
  await open(page, "/");
  await wear(page, ["high-contrast"]);
  for (const [selector, viewport] of [
    [".button", 1440],
    [".press-strip-pause", 1440],
    [".symptoms", 1440],
    [".mobile-menu-icon", 390],
  ] as const) {
    await page.setViewportSize({ width: viewport, height: 900 });
    const bare = await page.locator(`${selector}:visible`).evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { borderTopColor, borderTopWidth, color } = getComputedStyle(element);
          return borderTopColor !== color || Number.parseFloat(borderTopWidth) < 1;
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(bare, selector).toEqual([]);
  }
});

test("a system that asks for more contrast gets the same colors as the setting", async ({
  page,
}) => {
  const tokens = () =>
    page
      .locator("html")
      .evaluate((root) =>
        [...root.computedStyleMap()]
          .filter(([name]) => name.startsWith("--"))
          .map(([name, value]) => `${name}: ${String(value)}`),
      );
  await open(page, "/");
  const plain = await tokens();
  await wear(page, ["high-contrast"]);
  const chosen = await tokens();
  await wear(page, []);
  await page.emulateMedia({ contrast: "more" });
  expect(await tokens()).toEqual(chosen);
  expect(chosen.filter((token) => !plain.includes(token)).length).toBeGreaterThan(10);
  await expectReadable(page, "prefers-contrast: more", true);
});

test("a system that asks for less motion sees none", async ({ page }) => {
  await open(page, "/");
  const moving = await page.evaluate(() => document.getAnimations().length);
  expect(moving).toBe(0);
  await expect(page.locator(".button").first()).toHaveCSS("transition-duration", "0s");
});

test("in forced colors everything stays visible", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const path of richest) {
    await open(page, path);
    // Computed styles do not reflect forced colors, so contrast is excluded.
    await expectAccessible(page, ["color-contrast"], path);
  }
  await page.getByRole("contentinfo").getByText("Accessibility", { exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Accessibility" });
  const toggle = panel.getByRole("switch").first();
  const knob = toggle.locator(".settings-form-track > span");
  const left = async () => (await knob.boundingBox())?.x ?? 0;
  const off = await left();
  await toggle.click();
  expect(await left(), "the knob moves").toBeGreaterThan(off + 10);
  await expect(knob).not.toHaveCSS("border-top-width", "0px");
  await expect(panel).not.toHaveCSS("border-top-width", "0px");
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("button", { name: "Book Online" }).click();
  const dialog = page.getByRole("dialog", { name: "Book your appointment" });
  await expect(dialog).toHaveCSS("border-top-width", "2px");
  const drawn = await page
    .locator(".button:visible")
    .evaluateAll((buttons) =>
      buttons.every((button) => Number.parseFloat(getComputedStyle(button).borderTopWidth) >= 1),
    );
  expect(drawn).toBe(true);
});
