import type { Locator, Page } from "@playwright/test";
import { settingNames } from "../../app/features/accessibility-panel/settings.ts";
import { acceptedKey, settingsKey } from "../../app/storage-keys.ts";
import { expect, open, test } from "../support/test.ts";
import { expectLayout } from "./expect-layout.ts";
import { freezePage, widths } from "./freeze-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const accepted = { [acceptedKey]: "true" };

for (const mode of settingNames) {
  test(`a service page in ${mode} matches its reference`, async ({ page }) => {
    await freezePage(page, { [settingsKey]: JSON.stringify({ [mode]: true }) });
    await open(page, "/service/acne");
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectLayout(page, `mode-${mode}`, { frame: "own" });
    }
  });
}

test("the gallery's pictures match their reference", async ({ page }) => {
  await freezePage(page, accepted);
  await open(page, "/gallery/acne-scars");
  await page.locator("main img").first().waitFor();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectLayout(page, "open-gallery");
  }
});

const press = (page: Page, name: string) => page.getByRole("button", { name }).first().click();

type State = {
  name: string;
  path: string;
  storage?: Record<string, string>;
  reach?: (page: Page) => Promise<unknown>;
};

const states: State[] = [
  { name: "booking", path: "/", reach: (page) => press(page, "Book Your Appointment Now") },
  { name: "gate", path: "/gallery/acne-scars" },
  {
    name: "panel",
    path: "/about",
    reach: (page) => page.locator(".accessibility-panel-button").click(),
  },
  { name: "search", path: "/about", reach: (page) => press(page, "Search") },
  {
    name: "lightbox",
    path: "/gallery/acne-scars",
    storage: accepted,
    reach: (page) => page.locator(".gallery-open").first().click(),
  },
];

/** The topmost open dialog. */
const dialog = (page: Page): Locator => page.getByRole("dialog").last();

for (const { name, path, storage, reach } of states) {
  test(`the ${name} matches its reference`, async ({ page }) => {
    await freezePage(page, storage);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      await reach?.(page);
      await expect(dialog(page)).toBeVisible();
      await expectLayout(page, `open-${name}`, { root: dialog(page) });
    }
  });
}

test("the menus match their references", async ({ page }) => {
  await freezePage(page);
  await open(page, "/about");
  await page.getByRole("button", { name: "Services", exact: true }).hover();
  await expect(page.locator(".desktop-nav-submenu").last()).toBeVisible();
  await expectLayout(page, "open-submenu", { root: page.getByRole("banner") });
  await page.setViewportSize({ width: 390, height: 900 });
  await press(page, "Menu");
  await expect(dialog(page)).toBeVisible();
  await expectLayout(page, "open-menu", { root: dialog(page) });
});
