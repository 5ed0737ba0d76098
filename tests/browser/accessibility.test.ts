import type { Page } from "@playwright/test";
import { expectAccessible, expectReadable } from "../support/axe.ts";
import { expect, open, test } from "../support/test.ts";

test.describe.configure({ timeout: 120_000 });

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const pressAll = (controls: Element[]) => {
  for (const control of controls) (control as HTMLElement).click();
};

/** Opens a page; the gallery's index reloads once before its gate opens. */
async function openSettled(page: Page, path: string) {
  await open(page, path);
  if (path.startsWith("/gallery")) await expect(page.getByRole("dialog")).toBeVisible();
}

/** Runs rules that depend on styles with High Contrast, and with all settings. */
async function expectInAllSettings(page: Page, state: string) {
  const root = page.locator("html");
  await root.evaluate((html) => html.classList.add("high-contrast"));
  await expectReadable(page, `${state}, high contrast`, true);
  await root.evaluate((html) => html.classList.add("large-text", "dyslexia-font"));
  await expectReadable(page, `${state}, all settings`, true);
  await root.evaluate((html) => html.removeAttribute("class"));
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test("axe finds nothing in the booking dialog", async ({ page }) => {
      await open(page, "/");
      await page.getByRole("button", { name: "Book Your Appointment Now" }).click();
      await expect(page.getByRole("dialog", { name: "Book your appointment" })).toBeVisible();
      await expectAccessible(page);
      await expectInAllSettings(page, "booking dialog");
    });

    test("axe finds nothing with every disclosure open", async ({ page }) => {
      await open(page, "/service/acne");
      await page.locator("main details:not([open]) > summary").evaluateAll(pressAll);
      await expectAccessible(page);
      await open(page, "/testimonials");
      await page.getByRole("button", { name: /^More/ }).evaluateAll(pressAll);
      await expectAccessible(page);
    });

    test("axe finds nothing in the gate, the gallery and the lightbox", async ({ page }) => {
      await openSettled(page, "/gallery/acne-scars");
      const gate = page.getByRole("dialog", { name: "Before you look" });
      await expectInAllSettings(page, "gate");
      await gate.getByRole("button", { name: "CONTINUE TO GALLERY" }).click();
      await expect(page.getByRole("main").getByRole("img").first()).toBeVisible();
      await expectAccessible(page, [], "gallery");
      await page.locator(".gallery-open").first().click();
      await expect(page.getByRole("dialog", { name: /^Pair 1/ })).toBeVisible();
      await expectAccessible(page, [], "pair");
      await page.getByRole("button", { name: "Compare with a slider" }).click();
      await expectAccessible(page, [], "comparison");
      await expectInAllSettings(page, "comparison");
    });

    test("axe finds nothing in the Accessibility panel", async ({ page }) => {
      await open(page, "/services");
      // The footer's control would scroll other controls half under the sticky header.
      await page.locator(".accessibility-panel-button").click();
      const panel = page.getByRole("dialog", { name: "Accessibility" });
      await expect(panel.getByRole("switch")).toHaveCount(4);
      await expectAccessible(page);
      for (const toggle of await panel.getByRole("switch").all()) await toggle.click();
      await expectReadable(page, "panel with all settings", true);
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: sizes.phone });

  test("axe finds nothing in the open menu", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("button", { name: "Menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await drawer.locator("summary").evaluateAll(pressAll);
    await expectAccessible(page);
    await expectInAllSettings(page, "menu");
  });
});

test("axe finds nothing in open submenus", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "About", exact: true }).hover();
  await expect(page.getByRole("link", { name: "Meet the provider" }).first()).toBeVisible();
  await expectAccessible(page, [], "About");
  await page.getByRole("button", { name: "Services", exact: true }).hover();
  await expect(page.getByRole("link", { name: "Hair Loss" }).first()).toBeVisible();
  await expectAccessible(page, [], "Services");
});

test.describe("main controls on a phone are at least 44 px (brief; WCAG 2.5.8 asks for 24)", () => {
  test.use({ viewport: sizes.phone, hasTouch: true });

  for (const path of ["/", "/service/acne", "/contact-us", "/content/photo-consult"]) {
    test(path, async ({ page }) => {
      await open(page, path);
      const small = await page
        .locator(".button:visible, .mobile-menu-icon:visible, .symptoms-link, summary:visible")
        .evaluateAll((controls) =>
          controls
            .map((control) => ({ text: control.textContent, box: control.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
            .map(({ text, box }) => `${text} ${box.width}x${box.height}`),
        );
      expect(small).toEqual([]);
    });
  }
});
