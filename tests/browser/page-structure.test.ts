import type { Page } from "@playwright/test";
import { classOf, settingNames } from "../../app/features/accessibility-panel/settings.ts";
import { expectAccessible, expectReadable } from "../support/axe.ts";
import { expectEqualAccess } from "../support/equal-access.ts";
import { addStyleSheet, expectWithinWidth } from "../support/layout.ts";
import { pageKinds } from "../support/page-kinds.ts";
import { expect, open, test } from "../support/test.ts";
import { expectTree } from "../support/tree.ts";

test.describe.configure({ timeout: 120_000 });

/** The text spacing that content must support (WCAG 1.4.12). */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

const settingClasses = settingNames.map(classOf);

/** Returns errors in headings, landmarks, language, accessible names and link marks. */
const structureFaults = () => {
  const faults: string[] = [];
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter(seen);
  const levels = headings.map(({ tagName }) => Number(tagName[1]));
  if (levels.filter((level) => level === 1).length !== 1) faults.push(`h1: ${levels}`);
  for (const [index, level] of levels.entries()) {
    const before = levels[index - 1] ?? 0;
    if (level > before + 1) {
      faults.push(`heading jumps from ${before} to ${level}: ${headings[index]?.textContent}`);
    }
  }
  for (const landmark of ["body main", ".header", ".footer"]) {
    if (document.querySelectorAll(landmark).length !== 1) faults.push(`not one ${landmark}`);
  }
  if (document.documentElement.lang !== "en-US") faults.push(document.documentElement.lang);
  for (const control of document.querySelectorAll<HTMLElement>("a, button, summary")) {
    const label = control.getAttribute("aria-label");
    const text = control.innerText.trim();
    if (!seen(control) || !label || !text || control.querySelector("[aria-hidden]")) continue;
    if (!label.toLowerCase().includes(text.toLowerCase())) faults.push(`${text} ≠ ${label}`);
  }
  for (const link of document.querySelectorAll("main :is(p, dd, .prose li) > a")) {
    if (link.matches(".button, [class$='-link'], .service-cite") || !seen(link)) continue;
    if (!getComputedStyle(link).textDecorationLine.includes("underline")) {
      faults.push(`a link that only its color shows: ${link.textContent}`);
    }
  }
  return faults;
};

/** Returns phone and contact links in document order. */
const helpOf = (page: Page) =>
  page
    .locator("header a[href^='tel:'], header a[href='/contact-us'], footer a[href^='tel:']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

/** Fixes the clock on a Saturday: the tree contains opening status. */
async function openOnSaturday(page: Page, path: string) {
  await page.clock.setFixedTime(new Date("2026-11-21T12:00:00-08:00"));
  await open(page, path);
}

let help: (string | null)[] | undefined;

test.use({ contextOptions: { reducedMotion: "reduce" } });

const missing = "/missing";
const night = "rgb(7, 31, 34)";
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Asserts headings, the accessibility tree, and the order of help. */
async function expectStructure(page: Page, path: string) {
  if (path.startsWith("/gallery")) {
    const gate = page.getByRole("dialog", { name: "Before you look" });
    await expectTree(gate, "gate");
    await expectAccessible(page, [], "gate");
    await expectEqualAccess(page, "gate");
    await gate.getByRole("button", { name: "Close" }).click();
  }
  await expect(page.locator(".booking-frame[data-status='loading']")).toHaveCount(0);
  expect(await page.evaluate(structureFaults)).toEqual([]);
  await expectTree(page.locator("main"), path.slice(1).replaceAll("/", "-") || "home");
  help ??= await helpOf(page);
  expect(await helpOf(page), "help stands in the same place").toEqual(help);
  expect(help.length).toBeGreaterThan(2);
}

/** Asserts axe and Equal Access on phone and desktop, then the rules that depend on styles. */
async function expectNoViolations(page: Page) {
  const root = page.locator("html");
  for (const [name, size] of Object.entries({ phone, desktop })) {
    await page.setViewportSize(size);
    await expectAccessible(page, [], name);
    await expectEqualAccess(page, name);
  }
  await root.evaluate((html) => html.classList.add("high-contrast"));
  await expectReadable(page, "high contrast", true);
  await root.evaluate((html) => html.removeAttribute("class"));
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("body")).toHaveCSS("background-color", night);
  // The call to action has 5.4:1 and an edge of its own (night.test.ts).
  await expectReadable(page, "at night, 7:1", true, [".button-primary", ".photo-check-label"]);
  await page.emulateMedia({ colorScheme: "light" });
}

/** Asserts no overflow at 320 px, with all settings, with wider spacing, and at 200% text size. */
async function expectReflow(page: Page) {
  await page.setViewportSize({ width: 320, height: 256 });
  const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expectWithinWidth(page, "320 px, as at 400 % zoom (WCAG 1.4.10)");
  expect(await scrollWidth()).toBeLessThanOrEqual(320);
  const root = page.locator("html");
  await root.evaluate(async (html, all) => {
    html.classList.add(...all);
    // Layout triggers the font requests.
    html.getBoundingClientRect();
    await document.fonts.ready;
  }, settingClasses);
  await expectWithinWidth(page, "320 px with all display settings");
  expect(await scrollWidth(), "with all display settings").toBeLessThanOrEqual(320);
  await root.evaluate((html) => html.removeAttribute("class"));
  await addStyleSheet(page, textSpacing);
  await expectWithinWidth(page, "text spacing, 320 px (WCAG 1.4.12)");
  await page.setViewportSize(desktop);
  await expectWithinWidth(page, "text spacing, 1440 px");
  await addStyleSheet(page, "html { font-size: 200%; }");
  await page.setViewportSize(phone);
  await expectWithinWidth(page, "text at twice the size (WCAG 1.4.4)");
}

for (const path of [...pageKinds, "/test", missing]) {
  test.describe(path, () => {
    test.use({ expectedConsole: path === missing ? /status of 404/ : /^\b$/ });

    test(`structure, tree, help, axe, Equal Access, night and reflow of ${path}`, async ({
      page,
    }) => {
      await openOnSaturday(page, path);
      await expectStructure(page, path);
      await expectNoViolations(page);
      await expectReflow(page);
    });
  });
}

test("the accessibility tree of header, footer and dialogs is the stored one", async ({ page }) => {
  await openOnSaturday(page, "/services");
  await expectTree(page.getByRole("banner"), "header");
  await expectTree(page.getByRole("contentinfo"), "footer");
  await page.getByRole("contentinfo").getByText("Accessibility", { exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Accessibility" });
  await expect(panel.getByRole("switch")).toHaveCount(4);
  await expectTree(panel, "accessibility-panel");
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("button", { name: "Book Online" }).click();
  const booking = page.getByRole("dialog", { name: "Book your appointment" });
  await expect(booking.locator("[data-status='ready']")).toBeVisible();
  await expectTree(booking, "booking-dialog");
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu" }).click();
  await expectTree(page.getByRole("dialog", { name: "Menu" }), "menu");
});
