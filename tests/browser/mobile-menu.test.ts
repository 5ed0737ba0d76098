import type { Locator, Page } from "@playwright/test";
import { gate } from "../support/gallery.ts";
import { boxOf } from "../support/layout.ts";
import { bookingDialog } from "../support/parts.ts";
import { openBeforeScript } from "../support/requests.ts";
import { expect, open, openStopped, quickIf, test, waitForScripts } from "../support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const galleryLink = (page: Page) => drawer(page).getByRole("link", { name: "Before & After" });

test("takes focus, locks the page, and gives focus back @specification", async ({ page }) => {
  await openStopped(page, "/");
  const opener = page.getByRole("button", { name: "Menu" });
  await opener.tap();
  await expect(drawer(page)).toBeFocused();
  await page.clock.runFor(99);
  await expect(drawer(page)).toBeFocused();
  await page.clock.runFor(1);
  await expect(drawer(page).getByRole("button", { name: "Close" })).toBeFocused();
  await expect.poll(async () => Math.round((await boxOf(drawer(page))).right)).toBe(390);
  for (let press = 0; press < 24; press += 1) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus:not(body, #mobile-menu, #mobile-menu *)");
    expect(await focused.count(), `outside, after ${press + 1} presses of Tab`).toBe(0);
  }
  await page.mouse.move(15, 400);
  await page.mouse.wheel(0, 800);
  // The wheel is handled before the key.
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.wheel(0, 800);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test("calls, books, unfolds, and leads to the gate @specification", async ({ page }) => {
  await open(page, "/");
  const opener = page.getByRole("button", { name: "Menu" });
  await opener.tap();
  const call = drawer(page).getByRole("link", { name: /Call/ });
  await expect(call).toHaveAttribute("href", "tel:+18335550142");
  await page.touchscreen.tap(15, 400);
  await expect(drawer(page)).toBeHidden();
  await opener.tap();
  await drawer(page).getByRole("button", { name: "Book Online" }).tap();
  await expect(bookingDialog(page)).toBeVisible();
  await expect(drawer(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await opener.tap();
  const link = drawer(page).getByRole("link", { name: "Acne" });
  await expect(link).toBeHidden();
  await drawer(page).getByText("Services", { exact: true }).tap();
  await link.tap();
  await expect(page).toHaveURL("/service/acne");
  await expect(drawer(page)).toBeHidden();
  await waitForScripts(page);
  await opener.tap();
  await galleryLink(page).tap();
  await gate(page).getByRole("button", { name: "CONTINUE TO GALLERY" }).tap();
  await expect(page).toHaveURL("/gallery-popup");
  await expect(page.getByRole("link", { name: "Acne Scars" })).toBeVisible();
});

test("focus that has moved on stays there when the script comes", async ({ page }) => {
  const release = await openBeforeScript(page, "/about");
  await page.getByRole("button", { name: "Menu" }).tap();
  const link = drawer(page).getByRole("link", { name: "Testimonials" });
  // Until its styles have loaded, nothing in it takes focus.
  await expect(link).toBeVisible();
  await link.focus();
  release();
  await waitForScripts(page);
  // Longer than the delay after which the close button gets focus.
  await page.waitForTimeout(300);
  await expect(link).toBeFocused();
});

test("a late script does not scroll the menu back to its top @all", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  const release = await openBeforeScript(page, "/about");
  await page.getByRole("button", { name: "Menu" }).tap();
  await expect(drawer(page)).toBeVisible();
  await drawer(page).evaluate((menu) => menu.scrollTo(0, 150));
  release();
  await waitForScripts(page);
  await expect(drawer(page).getByRole("button", { name: "Close" })).toBeFocused();
  expect(await drawer(page).evaluate((menu) => menu.scrollTop)).toBe(150);
});

test("a link is not followed later from a menu that was closed @all", async ({ page }) => {
  await page.clock.install();
  const release = await openBeforeScript(page, "/about");
  await page.getByRole("button", { name: "Menu" }).tap();
  await galleryLink(page).tap();
  await expect(galleryLink(page)).toHaveAttribute("aria-busy", "true");
  await drawer(page).getByRole("button", { name: "Close" }).tap();
  await expect(drawer(page)).toBeHidden();
  // Longer than a link waits for the script.
  await page.clock.runFor(3000);
  release();
  await waitForScripts(page);
  await expect(gate(page)).toBeHidden();
  await expect(page).toHaveURL("/about");
});

test("Before & After is a link without the gate's code @all", async ({ page, allowed }) => {
  allowed.push(/ERR_INTERNET_DISCONNECTED/);
  await page.route(/\/assets\/(?!start|site)[\w-]+\.js$/, (route) =>
    route.abort("internetdisconnected"),
  );
  await open(page, "/about");
  await page.getByRole("button", { name: "Menu" }).tap();
  await galleryLink(page).tap();
  await expect(page).toHaveURL("/gallery-popup");
});

for (const state of ["before", "after"] as const) {
  test(`new tabs ${state} the script${quickIf(state === "after")}`, async ({ page, context }) => {
    await (state === "before" ? openBeforeScript : open)(page, "/about");
    await page.getByRole("button", { name: "Menu" }).click();
    for (const how of [{ modifiers: ["ControlOrMeta"] }, { button: "middle" }] as const) {
      const tab = context.waitForEvent("page");
      await galleryLink(page).click(how as Parameters<Locator["click"]>[0]);
      await expect(await tab).toHaveURL("/gallery-popup");
    }
    await expect(drawer(page)).toBeVisible();
    await expect(page).toHaveURL("/about");
  });
}
