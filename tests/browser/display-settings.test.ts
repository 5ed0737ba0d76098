import { wcagContrast } from "culori";
import sharp from "sharp";
import { classOf, settingNames } from "../../app/features/accessibility-panel/settings.ts";
import { expectReadable } from "../support/axe.ts";
import { boxOf, expectWithinWidth, setRootClasses } from "../support/layout.ts";
import { bookingDialog, headerButton } from "../support/parts.ts";
import { expect, open, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const classes = settingNames.map(classOf);
/** Each setting alone, and all at once. */
const combinations = [...classes.map((name) => [name]), classes];

// High contrast and all settings at 320 px on every template: page-structure.test.ts.
test("settings, one or all, keep the page readable and within its width", async ({ page }) => {
  await open(page, "/");
  for (const names of combinations) {
    const state = names.join(" ");
    await setRootClasses(page, names);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectReadable(page, state, names.includes("high-contrast"));
    // The header is fullest at 1280 px.
    for (const width of [1440, 1280, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await expectWithinWidth(page, `${state}, ${width} px`);
    }
  }
});

test("large text scales everything by 125%", async ({ page }) => {
  await open(page, "/services");
  const texts = page.locator("h1, main p, main a, footer a, header a, .button");
  const sizes = () =>
    texts.evaluateAll((all) => all.map((each) => parseFloat(getComputedStyle(each).fontSize)));
  for (const [width, least] of [
    [1440, 1.12],
    [2400, 1.1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await setRootClasses(page, []);
    const before = await sizes();
    expect(before.length).toBeGreaterThan(30);
    await setRootClasses(page, ["large-text"]);
    for (const [index, size] of (await sizes()).entries()) {
      // Fluid sizes grow less, because they also depend on the viewport.
      expect(size / (before[index] ?? 0), `${width} px`).toBeGreaterThan(least);
    }
  }
});

test("high contrast gives controls an edge of 3:1, and circles a gap", async ({ page }) => {
  await open(page, "/");
  await setRootClasses(page, ["high-contrast"]);
  for (const [selector, viewport] of [
    [".button", 1440],
    [".press-strip-pause", 1440],
    [".mobile-menu-icon", 390],
  ] as const) {
    await page.setViewportSize({ width: viewport, height: 900 });
    // Where motion is reduced, there is nothing to pause.
    if (/pause/.test(selector)) await page.emulateMedia({ reducedMotion: "no-preference" });
    const controls = page.locator(`${selector}:visible`);
    await expect(controls).not.toHaveCount(0);
    const borderless = await controls.evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { borderTopColor, borderTopWidth, color } = getComputedStyle(element);
          return borderTopColor !== color || Number.parseFloat(borderTopWidth) < 1;
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(borderless, selector).toEqual([]);
  }
  const [border = "", card = ""] = await page.locator(".symptoms").evaluate((element) => {
    const { borderTopColor, backgroundColor } = getComputedStyle(element);
    return [borderTopColor, backgroundColor];
  });
  expect(wcagContrast(border, card), ".symptoms").toBeGreaterThanOrEqual(3);
  for (const width of [320, 480, 1279]) {
    await page.setViewportSize({ width, height: 900 });
    const gaps = await page.locator(".header .button-round:visible").evaluateAll((circles) => {
      const boxes = circles.map((circle) => circle.getBoundingClientRect());
      return boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0));
    });
    expect(gaps.length).toBeGreaterThan(1);
    expect(Math.min(...gaps), `${width} px`).toBeGreaterThan(3);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  const { height } = await boxOf(page.locator(".desktop-nav-list"));
  expect(height, "the menu in one row").toBeLessThan(60);
});

test("a system that asks for more contrast gets the setting's colors", async ({ page }) => {
  const tokens = () =>
    page.evaluate(() =>
      [...document.documentElement.computedStyleMap()]
        .filter(([name]) => name.startsWith("--"))
        .map(([name, value]) => `${name}: ${String(value)}`),
    );
  await open(page, "/");
  const usual = await tokens();
  await setRootClasses(page, ["high-contrast"]);
  const chosen = await tokens();
  await setRootClasses(page, []);
  await page.emulateMedia({ contrast: "more" });
  expect(await tokens()).toEqual(chosen);
  expect(chosen.filter((token) => !usual.includes(token)).length).toBeGreaterThan(10);
});

test("in forced colors every control has an edge", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/services");
  await page.getByRole("contentinfo").getByText("Accessibility", { exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Accessibility" });
  const toggle = panel.getByRole("switch").first();
  const knob = toggle.locator(".settings-form-track > span");
  const left = async () => (await boxOf(knob)).x;
  const off = await left();
  await toggle.click();
  await expect.poll(left, "the knob moves").toBeGreaterThan(off + 10);
  await expect(knob).not.toHaveCSS("border-top-width", "0px");
  await expect(panel).not.toHaveCSS("border-top-width", "0px");
  await page.keyboard.press("Escape");
  await headerButton(page, "Book Online").click();
  const dialog = bookingDialog(page);
  await expect(dialog).not.toHaveCSS("border-top-width", "0px");
  const edges = await page
    .locator(".button:visible")
    .evaluateAll((all) => all.map((each) => parseFloat(getComputedStyle(each).borderTopWidth)));
  expect(edges.length).toBeGreaterThan(2);
  expect(Math.min(...edges)).toBeGreaterThanOrEqual(1);
});

test("in forced colors only the current link is marked", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/service/eczema");
  const underlined = await page
    .locator(".desktop-nav-link")
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).textDecorationLine));
  expect(underlined.filter((line) => line !== "none")).toHaveLength(1);
  const edges = await page
    .locator(".toc a:not([aria-current])")
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).borderLeftWidth));
  expect(edges.length).toBeGreaterThan(2);
  expect(edges.filter((width) => width !== "0px")).toEqual([]);
});

test("at night high contrast and print stay light", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/service/eczema");
  const body = page.locator("body");
  const white = "rgb(255, 255, 255)";
  const art = page.locator(".schematic-art");
  const brightness = async () => {
    await art.scrollIntoViewIfNeeded();
    const { channels } = await sharp(await art.screenshot()).stats();
    return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0) / 3;
  };
  await setRootClasses(page, ["high-contrast"]);
  await expect(body).toHaveCSS("background-color", white);
  await expectReadable(page, "high contrast", true);
  await expect.poll(brightness, "a figure's art").toBeGreaterThan(150);
  await setRootClasses(page, []);
  await expect.poll(brightness).toBeLessThan(110);
  await page.emulateMedia({ media: "print" });
  await expect(body).toHaveCSS("background-color", white);
  await page.emulateMedia({ media: "screen", contrast: "more" });
  await expect(body).toHaveCSS("background-color", white);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" });

  test("the document and the browser's interface are dark from first paint", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(7, 31, 34)");
    await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
    const themeColor = page.locator('meta[name="theme-color"][media*="dark"]');
    await expect(themeColor).toHaveAttribute("content", "#071f22");
  });
});
