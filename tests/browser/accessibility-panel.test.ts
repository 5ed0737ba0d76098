import { settingsKey } from "../../app/storage.ts";
import { headerLink } from "../support/parts.ts";
import { recordRequests } from "../support/requests.ts";
import { refuseStorage } from "../support/storage.ts";
import { expect, open, type Page, test, waitForScripts } from "../support/test.ts";

const settings = [
  { label: "High Contrast", name: "highContrast", className: "high-contrast" },
  { label: "Large Text", name: "largeText", className: "large-text" },
  { label: "Dyslexia Font", name: "dyslexiaFont", className: "dyslexia-font" },
  { label: "Readable Font", name: "readableFont", className: "readable-font" },
];

const panelOf = (page: Page) => page.getByRole("dialog", { name: "Accessibility" });
const floating = (page: Page) => page.locator(".accessibility-panel-button");
const rootClasses = (page: Page) => page.locator("html").evaluate((root) => [...root.classList]);
const fromFooter = (page: Page) =>
  page.locator("footer .footer-button", { hasText: /^Accessibility$/ });

async function openPanel(page: Page) {
  await open(page, "/services");
  await floating(page).click();
  await expect(panelOf(page).getByRole("button", { name: "Close" })).toBeFocused();
}

test("a setting changes its class and says so for 1 s @specification", async ({ page }) => {
  await page.clock.install();
  await openPanel(page);
  const spoken = panelOf(page).locator('[aria-live="polite"]');
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const { label, className } of settings) {
    const toggle = panelOf(page).getByRole("switch", { name: label, exact: true });
    await expect(toggle).not.toBeChecked();
    await toggle.click();
    await expect(toggle).toBeChecked();
    await expect(spoken).toHaveText(`${label} enabled`);
    expect(await rootClasses(page)).toContain(className);
    await page.clock.runFor(990);
    await expect(spoken).toHaveText(`${label} enabled`);
    await page.clock.runFor(20);
    await expect(spoken).toBeEmpty();
  }
  expect(await page.evaluate(() => JSON.parse(localStorage["accessibilitySettings"]))).toEqual(
    Object.fromEntries(settings.map(({ name }) => [name, true])),
  );
  await panelOf(page).getByRole("switch", { name: "Large Text" }).click();
  await expect(spoken).toHaveText("Large Text disabled");
  expect(await rootClasses(page)).not.toContain("large-text");
  await panelOf(page).getByRole("button", { name: "Reset All Settings" }).click();
  await expect(spoken).toHaveText("All settings disabled");
  expect(await rootClasses(page)).toEqual([]);
  for (const { label } of settings) {
    await expect(panelOf(page).getByRole("switch", { name: label })).not.toBeChecked();
  }
});

test("the panel says that its settings did not load @all", async ({ page, context, allowed }) => {
  allowed.push(/ERR_INTERNET_DISCONNECTED|its file is missing/);
  await open(page, "/services");
  await context.setOffline(true);
  await floating(page).click();
  await expect(panelOf(page).getByRole("status")).toHaveText(
    "The settings did not load. Check your connection and load the page again.",
  );
  await expect(panelOf(page).getByText("One moment…")).toBeHidden();
  await page.keyboard.press("Escape");
  await context.setOffline(false);
  await page.reload();
  await waitForScripts(page);
  await floating(page).click();
  await expect(panelOf(page).getByRole("switch", { name: "Large Text" })).toBeVisible();
  await expect(panelOf(page).getByText("The settings did not load.")).toBeHidden();
});

test("settings persist, apply before first paint, and sync between tabs", async ({ page }) => {
  // A malformed value is as none.
  await page.addInitScript((key) => {
    localStorage[key] ??= '"null';
  }, settingsKey);
  await openPanel(page);
  expect(await rootClasses(page)).toEqual([]);
  const other = await page.context().newPage();
  await open(other, "/about");
  for (const { label } of settings)
    await panelOf(page).getByRole("switch", { name: label }).click();
  const all = settings.map(({ className }) => className);
  await expect.poll(() => rootClasses(other)).toEqual(all);

  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      document.documentElement.dataset["atBody"] = document.documentElement.className;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  // A tab in the background paints nothing.
  await page.bringToFront();
  await open(page, "/testimonials");
  await expect(page.locator("html")).toHaveAttribute("data-at-body", all.join(" "));
  expect(await rootClasses(page)).toEqual(all);
  await fromFooter(page).click();
  await panelOf(page).getByRole("button", { name: "Reset All Settings" }).click();
  await expect.poll(() => rootClasses(other)).toEqual([]);
});

test("without storage, settings last until the page unloads", async ({ page }) => {
  await refuseStorage(page, "localStorage");
  await openPanel(page);
  await panelOf(page).getByRole("switch", { name: "High Contrast" }).click();
  await page.keyboard.press("Escape");
  await page.evaluate(() => location.assign("#main"));
  await fromFooter(page).click();
  await expect(panelOf(page).getByRole("switch", { name: "High Contrast" })).toBeChecked();
  expect(await rootClasses(page)).toEqual(["high-contrast"]);
  await page.keyboard.press("Escape");
  await headerLink(page, "Testimonials").click();
  await expect(page).toHaveURL("/testimonials");
  await waitForScripts(page);
  expect(await rootClasses(page)).toEqual([]);
  await fromFooter(page).click();
  await expect(panelOf(page).getByRole("switch", { name: "High Contrast" })).not.toBeChecked();
});

test("each font loads only with its setting, which adds spacing", async ({ page, context }) => {
  const fonts = recordRequests(context, /\/(?:dyslexia|readable)-\d+-?[^/]*\.woff2$/);
  await openPanel(page);
  const text = page.locator(".page-hero-lead p").first();
  const style = () =>
    text.evaluate((element) => {
      const { lineHeight, fontSize, letterSpacing, wordSpacing } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      return {
        line: Number.parseFloat(lineHeight) / size,
        letter: Number.parseFloat(letterSpacing) || 0,
        word: Number.parseFloat(wordSpacing) || 0,
      };
    });
  const before = await style();
  expect(fonts).toEqual([]);
  for (const [label, name] of [
    ["Readable Font", "readable"],
    ["Dyslexia Font", "dyslexia"],
  ] as const) {
    await panelOf(page).getByRole("switch", { name: label }).click();
    const fontFile = expect.stringContaining(`/${name}-`);
    await expect.poll(() => fonts).toContainEqual(fontFile);
    const after = await style();
    for (const part of ["line", "letter", "word"] as const) {
      expect(after[part], `${label}: ${part}`).toBeGreaterThan(before[part]);
    }
    expect(fonts).toEqual(fonts.map(() => fontFile));
    await panelOf(page).getByRole("switch", { name: label }).click();
    fonts.length = 0;
  }
});

test("an open panel never hides what has focus, at any scroll position", async ({ page }) => {
  await open(page, "/services");
  await page.evaluate(() => scrollTo(0, 900));
  await floating(page).focus();
  await expect(floating(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(panelOf(page).getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(panelOf(page)).toBeHidden();
});

test("the menu opens the panel, and focus returns to the menu's button", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/services");
  await page.getByRole("button", { name: "Menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await drawer.getByRole("button", { name: "Accessibility" }).click();
  await expect(drawer).toBeHidden();
  await expect(panelOf(page).getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panelOf(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
});
