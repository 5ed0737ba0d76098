import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/test.ts";
import { expectPicture } from "./picture.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const now = new Date("2026-11-23T19:00:00Z");
const modes = ["highContrast", "largeText", "dyslexiaFont", "readableFont"] as const;

for (const mode of modes) {
  test(`a service page in ${mode} looks as it did`, async ({ page }) => {
    await page.clock.setFixedTime(now);
    await page.addInitScript((setting) => {
      if (window !== top) return;
      localStorage.setItem("accessibilitySettings", JSON.stringify({ [setting]: true }));
    }, mode);
    await open(page, "/service/anal-fissure");
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectPicture(page, `mode-${mode}-${width}`);
    }
  });
}

const press = (name: string) => (page: Page) => page.getByRole("button", { name }).first().click();

const states: [name: string, path: string, reach: (page: Page) => Promise<unknown>][] = [
  ["booking", "/", press("Book Your Appointment Now")],
  ["gate", "/gallery/abscess", (page) => page.getByRole("dialog").waitFor()],
  [
    "panel",
    "/about", // It steps aside where it would cover content, so no pointer may reach it here.
    (page) => page.locator(".accessibility-panel-button").dispatchEvent("click"),
  ],
  ["search", "/about", press("Search")],
  [
    "lightbox",
    "/gallery/abscess",
    async (page) => {
      await press("CONTINUE TO GALLERY")(page);
      await page.locator(".gallery-open").first().click();
    },
  ],
];

for (const [name, path, reach] of states) {
  test(`the ${name} looks as it did`, async ({ page }) => {
    await page.clock.setFixedTime(now);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      await reach(page);
      await expectPicture(page, `open-${name}-${width}`);
      await page.evaluate(() => sessionStorage.clear());
    }
  });
}

test("the menus look as they did", async ({ page }) => {
  await page.clock.setFixedTime(now);
  await open(page, "/about");
  await page.getByRole("button", { name: "Services", exact: true }).hover();
  await expectPicture(page, "open-submenu-1440");
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole("button", { name: "Menu" }).click();
  const close = page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Close" });
  await expect(close).toBeFocused();
  await expectPicture(page, "open-drawer-390");
});
