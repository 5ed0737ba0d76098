import type { Page } from "@playwright/test";
import { practice, services } from "#content";
import { expect, open, test } from "../../support/test.ts";

/* Section 2 of the specification, “Global elements”, with the delays of section 9. */
const nav = (page: Page) => page.getByRole("navigation", { name: "Main" });
const submenu = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const inSubmenu = (page: Page, href: string) =>
  nav(page).locator(`ul ul a[href="${href}"], [id] a[href="${href}"]`).first();
const [first] = services;

test("Desktop nav: Home, About, Services, Before & After, Testimonials, Contact, Call Us, Book Online", async ({
  page,
}) => {
  await open(page, "/test");
  const banner = page.getByRole("banner");
  for (const [name, href] of [
    ["Home", "/"],
    ["Before & After", "/gallery-popup"],
    ["Testimonials", "/testimonials"],
    ["Contact", "/contact-us"],
  ] as const) {
    await expect(nav(page).getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
  await expect(banner.getByRole("link", { name: "Call Us" })).toHaveAttribute(
    "href",
    "/contact-us",
  );
  await expect(banner).toHaveCSS("position", /fixed|sticky/);
  await banner.getByRole("button", { name: "Book Online" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("Submenus: About has Meet the provider and Financing Options, Services every service", async ({
  page,
}) => {
  await open(page, "/test");
  await submenu(page, "About").hover();
  await expect(nav(page).getByRole("link", { name: "Meet the provider" })).toBeVisible();
  await expect(nav(page).getByRole("link", { name: "Financing Options" })).toBeVisible();
  await submenu(page, "Services").hover();
  for (const { path } of services.slice(0, 12)) await expect(inSubmenu(page, path)).toBeVisible();
});

test("Submenus: two columns when more than 4", async ({ page }) => {
  await open(page, "/test");
  const columns = async (name: string) => {
    await submenu(page, name).hover();
    const id = await submenu(page, name).getAttribute("aria-controls");
    const lefts = await page
      .locator(`#${id}`)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().left)));
    return { links: lefts.length, columns: new Set(lefts).size };
  };
  for (const name of ["About", "Services"]) {
    const found = await columns(name);
    expect(found.columns, name).toBe(found.links > 4 ? 2 : 1);
  }
});

test("Submenus open on hover and close after a 150 ms delay", async ({ page }) => {
  await page.clock.install();
  await open(page, "/test");
  await submenu(page, "Services").hover();
  const link = inSubmenu(page, first?.path ?? "");
  await expect(link).toBeVisible();
  await expect(submenu(page, "Services")).toHaveAttribute("aria-expanded", "true");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(700, 700);
  await page.clock.runFor(140);
  await expect(link).toBeVisible();
  await page.clock.runFor(20);
  await expect(link).toBeHidden();
});

for (const key of ["Enter", "Space", "ArrowDown"]) {
  test(`Submenus open on ${key}, and Escape closes them`, async ({ page }) => {
    await open(page, "/test");
    await submenu(page, "Services").focus();
    await page.keyboard.press(key);
    await expect(submenu(page, "Services")).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    await expect(submenu(page, "Services")).toHaveAttribute("aria-expanded", "false");
  });
}

test("Skip-to-main-content link", async ({ page }) => {
  await open(page, "/test");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
});

test.describe("Mobile", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });

  test("a right-side drawer; focus moves to its close button after 100 ms; Escape closes it", async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, "/test");
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole("button", { name: "Menu" }).click();
    const close = drawer(page).getByRole("button", { name: "Close" });
    await page.clock.runFor(110);
    await expect(close).toBeFocused();
    await page.clock.resume();
    await expect
      .poll(async () => {
        const box = await drawer(page).boundingBox();
        return Math.round((box?.x ?? 0) + (box?.width ?? 0));
      })
      .toBe(390);
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toBeHidden();
  });

  test("the same items, accordions, a tel call link and Book Online", async ({ page }) => {
    await open(page, "/test");
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(drawer(page).locator('a[href^="tel:"]')).toHaveAttribute(
      "href",
      `tel:${practice.phones.tollFree}`,
    );
    await drawer(page).getByText("Services", { exact: true }).click();
    await expect(drawer(page).locator(`a[href="${first?.path}"]`)).toBeVisible();
    await drawer(page).getByText("About", { exact: true }).click();
    await expect(drawer(page).getByRole("link", { name: "Financing Options" })).toBeVisible();
    await expect(drawer(page).getByRole("button", { name: "Book Online" })).toBeVisible();
  });

  test("Before & After also opens a gallery-related dialog", async ({ page }) => {
    await open(page, "/test");
    await page.getByRole("button", { name: "Menu" }).click();
    await drawer(page).getByRole("link", { name: "Before & After" }).click();
    await expect(page.getByRole("button", { name: "CONTINUE TO GALLERY" })).toBeVisible();
  });
});
