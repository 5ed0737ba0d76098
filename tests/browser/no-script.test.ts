import { urgentSigns } from "#content/urgent-signs";
import * as words from "#words/common";
import * as galleryWords from "#words/gallery";
import * as serviceWords from "#words/service";
import { bookingDialog, bookingFrame } from "../support/parts.ts";
import { richestPages } from "../support/templates.ts";
import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

test("without script the welcome and booking open, with phones", async ({ page }) => {
  await page.goto("/");
  await page.getByText("More", { exact: true }).click();
  await expect(page.getByText("A visit starts with a talk, fully dressed.")).toBeVisible();
  await page.getByRole("button", { name: "Book Your Appointment Now" }).click();
  const dialog = bookingDialog(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("link", { name: /\(512\) 555-0100/ })).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Book Your Appointment Now" }).click();
  await dialog.getByRole("link", { name: "Online booking", exact: true }).click();
  await expect(page).toHaveURL("/schedule");
  const phone = page.getByRole("main").getByRole("link", { name: /\(512\) 555-0100/ });
  await expect(phone).toBeVisible();
  const bookingPage = bookingFrame(page);
  await expect(bookingPage.getByText(/Sample only/)).toBeVisible();
});

test("without script questions and cards tell to call 911 or to book", async ({ page }) => {
  for (const path of ["/", "/services"]) {
    await page.goto(path);
    const triage = page.getByRole("group", { name: serviceWords.triage.heading });
    const [emergency, today, visit] = await triage.getByRole("radio").all();
    const call911 = triage.getByRole("link", { name: urgentSigns.call911.label });
    const book = triage.getByRole("button", { name: serviceWords.book });
    await expect(call911).toBeHidden();
    await emergency?.check();
    await expect(call911).toHaveAttribute("href", "tel:911");
    await expect(call911).toBeVisible();
    await today?.check();
    await expect(call911).toBeHidden();
    await expect(triage.getByRole("link", { name: /555-0100/ })).toBeVisible();
    await visit?.check();
    await expect(book).toBeVisible();
  }
  await page.goto("/service/mole-check");
  const care = page.getByRole("region", { name: "When to get help" });
  await expect(care.getByRole("link", { name: "Call 911" })).toHaveAttribute("href", "tel:911");
  await expect(care.getByRole("link", { name: /\(512\) 555-0100/ })).toBeVisible();
  await expect(care.getByText(/If we are closed.*urgent care or an emergency room/)).toBeVisible();
  await care.getByRole("button", { name: "Book Online" }).click();
  await expect(bookingDialog(page)).toBeVisible();
});

test("without script the submenus open on hover and on focus", async ({ page }) => {
  await page.goto("/");
  const nav = page.getByRole("navigation", { name: "Main" });
  const link = nav.getByRole("link", { name: "Acne" });
  await expect(link).toBeHidden();
  await page.getByRole("button", { name: "Services", exact: true }).hover();
  await expect(link).toBeVisible();
  await page.mouse.move(700, 700);
  await expect(link).toBeHidden();
  await page.getByRole("button", { name: "Services", exact: true }).focus();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL("/service/acne");
});

test("without script the menu opens, expands and links", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  const drawer = page.locator("#mobile-menu");
  await drawer.getByRole("button", { name: "Close" }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await drawer.getByText("Services", { exact: true }).click();
  await drawer.getByRole("link", { name: "Hair Loss" }).click();
  await expect(page).toHaveURL("/service/hair-loss");
});

test("without script no page has a control that needs one", async ({ page }) => {
  for (const path of richestPages) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    const phones = page.locator('footer a[href^="tel:"]').filter({ visible: true });
    await expect(phones, path).not.toHaveCount(0);
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("link", { name: words.errorPage.services }), path).toBeVisible();
    for (const name of ["Search", "Accessibility"]) {
      await expect(page.getByRole("button", { name }), path).toHaveCount(0);
    }
  }
  await page.goto("/gallery-popup");
  await expect(page.getByText(galleryWords.covered.noScript)).toBeVisible();
  await expect(page.getByRole("button", { name: "Show the pictures" })).toBeHidden();
});
