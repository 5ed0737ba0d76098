import type { Locator, Page } from "@playwright/test";
import { gate } from "../support/gallery.ts";
import { holdStartScript } from "../support/requests.ts";
import { bookingDialog, expect, hydrated, open, quickIf, test } from "../support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const galleryLink = (page: Page) =>
  page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Before & After" });

test("opens as a dialog, and gives focus back @specification", async ({ page }) => {
  await page.clock.install();
  await open(page, "/");
  await page.clock.pauseAt(Date.now() + 60_000);
  const opener = page.getByRole("button", { name: "Menu" });
  await opener.tap();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer).toBeFocused();
  await page.clock.runFor(99);
  await expect(drawer).toBeFocused();
  await page.clock.runFor(1);
  await expect(drawer.getByRole("button", { name: "Close" })).toBeFocused();
  const rightEdge = () => drawer.evaluate((it) => Math.round(it.getBoundingClientRect().right));
  await expect.poll(rightEdge).toBe(390);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test("traps focus and locks the page behind", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Menu" }).tap();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer.getByRole("button", { name: "Close" })).toBeFocused();
  for (let press = 0; press < 24; press += 1) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(
      () =>
        document.activeElement !== document.body &&
        !document.activeElement?.closest("#mobile-menu"),
    );
    expect(outside, `focus after ${press + 1} presses of Tab`).toBe(false);
  }
  await page.mouse.move(15, 400);
  await page.mouse.wheel(0, 800);
  // The wheel is handled before the key.
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.wheel(0, 800);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test("calls, books, unfolds, and leads to the gate @specification", async ({ page }) => {
  await open(page, "/");
  const opener = page.getByRole("button", { name: "Menu" });
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await opener.tap();
  await expect(drawer.getByRole("link", { name: /Call/ })).toHaveAttribute(
    "href",
    "tel:+18335550142",
  );
  await page.touchscreen.tap(15, 400);
  await expect(drawer).toBeHidden();
  await opener.tap();
  await drawer.getByRole("button", { name: "Book Online" }).tap();
  await expect(bookingDialog(page)).toBeVisible();
  await expect(drawer).toBeHidden();
  await page.keyboard.press("Escape");
  await opener.tap();
  const link = drawer.getByRole("link", { name: "Acne" });
  await expect(link).toBeHidden();
  await drawer.getByText("Services", { exact: true }).tap();
  await link.tap();
  await expect(page).toHaveURL("/service/acne");
  await expect(drawer).toBeHidden();
  await hydrated(page);
  await opener.tap();
  await galleryLink(page).tap();
  await gate(page).getByRole("button", { name: "CONTINUE TO GALLERY" }).tap();
  await expect(page).toHaveURL("/gallery-popup");
  await expect(page.getByRole("link", { name: "Acne Scars" })).toBeVisible();
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
    const release = await holdStartScript(page);
    if (state === "after") release();
    await page.goto("/about");
    if (state === "after") await hydrated(page);
    await page.getByRole("button", { name: "Menu" }).click();
    for (const how of [{ modifiers: ["ControlOrMeta"] }, { button: "middle" }] as const) {
      const tab = context.waitForEvent("page");
      await galleryLink(page).click(how as Parameters<Locator["click"]>[0]);
      await expect(await tab).toHaveURL("/gallery-popup");
    }
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await expect(page).toHaveURL("/about");
  });
}
