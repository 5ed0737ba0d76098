import type { Locator, Page } from "@playwright/test";
import { classOf, settingNames } from "../../app/features/accessibility-panel/settings.ts";
import { expectAccessible, expectReadable } from "../support/axe.ts";
import { gate, preventReload, recordPictures } from "../support/gallery.ts";
import {
  expectWithinWidth,
  setRootClasses,
  setStyleSheet,
  textSpacing,
} from "../support/layout.ts";
import { bookingDialog, headerButton } from "../support/parts.ts";
import { templates } from "../support/templates.ts";
import { expect, open, quickIf, test } from "../support/test.ts";

/* One page of each template: outline, tree, axe, night and reflow. */

test.use({ contextOptions: { reducedMotion: "reduce" } });

const missing = "/missing";
const isQuick = (path: string) => ["/", "/service/eczema", "/gallery/acne-scars"].includes(path);
const night = "rgb(7, 31, 34)";
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Returns phone and contact links in document order. */
const helpOf = (page: Page) =>
  page
    .locator("header a[href^='tel:'], header a[href='/contact-us'], footer a[href^='tel:']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

/** Fixes the clock on a Saturday: the tree contains opening status. */
async function openOnSaturday(page: Page, path: string) {
  await page.clock.setFixedTime(new Date("2026-11-21T12:00:00-08:00"));
  await preventReload(page);
  await open(page, path);
}

const maxLength = 72;

/** Drops paragraphs' text and truncates the rest: the tree shows structure, names and states. */
function truncateLine(line: string): string {
  const short = line.replace(/^(\s*- (?:paragraph|text|definition)): .*/, "$1");
  return short.length > maxLength ? `${short.slice(0, maxLength - 1)}…` : short;
}

const depth = (line = "") => line.search(/\S/);

/** Joins each part with the only one in it, if that holds no other, such as `listitem > link "Home"`. */
function joinSingleChildren(lines: readonly string[]): string[] {
  const folded: string[] = [];
  for (const line of lines.toReversed()) {
    const [inner = "", next] = folded;
    const name = line.replace(/:$/, "");
    const holds = depth(inner) > depth(line);
    const holdsOne = holds && depth(next) <= depth(line);
    if (holdsOne) folded[0] = inner.replace(/^ *- /, `${name} > `);
    else folded.unshift(holds ? line : name);
  }
  return folded;
}

/** Counts parts that are alike and have no name, such as `paragraph ×2`. */
const countRepeats = (tree: string) =>
  tree.replaceAll(
    /^( *- \w+)\n(?:\1\n)+/gm,
    (all, one: string) => `${one} ×${all.split("\n").length - 1}\n`,
  );

/** Returns a part's accessibility tree without frames, which load lazily and have no name in it. */
async function treeOf(part: Locator): Promise<string> {
  const lines = (await part.ariaSnapshot())
    .split("\n")
    .filter((line) => !/^\s*- (?:\/(?:url|placeholder):|iframe$)/.test(line))
    .map(truncateLine);
  return countRepeats(`${joinSingleChildren(lines).join("\n")}\n`);
}

let help: (string | null)[] | undefined;

/** Asserts the accessibility tree, and the order of help. */
async function expectStructure(page: Page, path: string) {
  if (path.startsWith("/gallery")) {
    await expect(gate(page)).toBeVisible();
    await expectAccessible(page, "gate");
    await gate(page).getByRole("button", { name: "Close" }).click();
  }
  const waiting = ":not([data-frame-status='ready']), :has([role=status]:not(:empty))";
  await expect(page.locator(`main .booking-frame:is(${waiting})`)).toHaveCount(0);
  const name = path.slice(1).replaceAll("/", "-") || "home";
  expect(await treeOf(page.locator("main"))).toMatchSnapshot(`${name}.yml`);
  // A translated page's header has the folded menu, so each kind of help counts once.
  const found = [...new Set(await helpOf(page))];
  help ??= found;
  expect(found, "help stands in the same place").toEqual(help);
  expect(help.length).toBeGreaterThan(2);
}

/** Asserts axe on a phone by day and on a desktop at night, and 7:1 at night and in High Contrast. */
async function expectNoViolations(page: Page) {
  await page.setViewportSize(phone);
  await expectAccessible(page, "phone");
  await page.setViewportSize(desktop);
  await setRootClasses(page, ["high-contrast"]);
  await expectReadable(page, "high contrast", true);
  await setRootClasses(page, []);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("body")).toHaveCSS("background-color", night);
  // The call to action has 5.4:1 and an edge of its own.
  const except = [".button-primary"];
  await expectAccessible(page, "desktop at night, 7:1", { enhanced: true, except });
  await page.emulateMedia({ colorScheme: "light" });
}

/** Asserts no overflow at 320 px, with all settings, with wider spacing, and at 200% text size. */
async function expectReflow(page: Page) {
  await page.setViewportSize({ width: 320, height: 256 });
  await expectWithinWidth(page, "320 px, as at 400 % zoom (WCAG 1.4.10)");
  await setRootClasses(page, settingNames.map(classOf));
  await page.evaluate(async () => {
    // Layout triggers the font requests.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
  await expectWithinWidth(page, "320 px with all display settings");
  await setRootClasses(page, []);
  await setStyleSheet(page, textSpacing);
  await expectWithinWidth(page, "text spacing, 320 px (WCAG 1.4.12)");
  await page.setViewportSize(desktop);
  await expectWithinWidth(page, "text spacing, 1440 px");
  await setStyleSheet(page, "html { font-size: 200%; }");
  await page.setViewportSize(phone);
  await expectWithinWidth(page, "text at twice the size (WCAG 1.4.4)");
}

for (const path of [...templates, missing]) {
  test(`structure of ${path}${quickIf(isQuick(path))}`, async ({ page, context, allowed }) => {
    if (path === missing) allowed.push(/status of 404/);
    const pictures = recordPictures(context);
    await openOnSaturday(page, path);
    await expectStructure(page, path);
    await expectNoViolations(page);
    await expectReflow(page);
    expect(pictures, "pictures before acceptance").toEqual([]);
  });
}

test("the accessibility tree of header, footer and dialogs is the stored one", async ({ page }) => {
  const found: string[] = [];
  const add = async (part: Locator) => found.push(await treeOf(part));
  await openOnSaturday(page, "/services");
  await add(page.getByRole("banner"));
  await add(page.getByRole("contentinfo"));
  await page.getByRole("contentinfo").getByText("Accessibility", { exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Accessibility" });
  await expect(panel.getByRole("switch")).toHaveCount(4);
  await add(panel);
  await page.keyboard.press("Escape");
  await headerButton(page, "Book Online").click();
  const booking = bookingDialog(page);
  await expect(booking.locator("[data-frame-status='ready'] [role=status]:empty")).toBeAttached();
  await add(booking);
  await page.keyboard.press("Escape");
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Menu" }).click();
  await add(page.getByRole("dialog", { name: "Menu" }));
  await openOnSaturday(page, "/gallery-popup");
  await add(gate(page));
  expect(found.join("")).toMatchSnapshot("header-footer-dialogs.yml");
});
