import { boxOf } from "../support/layout.ts";
import { bookingFrame, bookingDialog as dialog, headerButton } from "../support/parts.ts";
import { holdRequests } from "../support/requests.ts";
import { expect, open, type Page, test } from "../support/test.ts";
import { configuredSite, vendorOrigin } from "../support/test-sites.ts";
import { booking } from "../support/vendor-stubs.ts";

const frame = (page: Page) => dialog(page).frameLocator('iframe[title="Online booking"]');

test("the dialog creates the vendor’s frame on first open only @all", async ({ page }) => {
  await open(page, configuredSite);
  expect(booking.pageLoads).toBe(0);
  await expect(page.locator('iframe[title="Online booking"]')).toHaveCount(0);
  const opener = page.getByRole("button", { name: "Book Your Appointment Now" });
  await opener.click();
  await expect(frame(page).getByRole("heading", { name: "Vendor booking page" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(frame(page).getByRole("heading", { name: "Vendor booking page" })).toBeVisible();
  expect(booking.pageLoads).toBe(1);
  const link = dialog(page).getByRole("link", { name: /open it in a new tab/ });
  await expect(link).toHaveAttribute("href", `${vendorOrigin}/book`);
});

test("the vendor’s page has its storage, and may ask for a camera @all", async ({ page }) => {
  await open(page, `${configuredSite}/schedule`);
  const vendor = bookingFrame(page);
  await vendor.getByRole("button", { name: "Try storage" }).click();
  await expect(vendor.getByRole("button", { name: "Storage: b" })).toBeVisible();
  const allow = page.locator('iframe[title="Online booking"]');
  await expect(allow).toHaveAttribute("allow", /camera 'src'; microphone 'src'; geolocation 'src'/);
});

test("keeps the frame's place while its code loads @specification @all", async ({ page }) => {
  const release = await holdRequests(page, /\/(?:booking-frame|status-line)[^/]*\.js$/);
  await open(page, "/");
  await headerButton(page, "Book Online").click();
  await expect(dialog(page).getByText("Opening the booking page…")).toBeVisible();
  const note = dialog(page).getByRole("link", { name: /open it in a new tab/ });
  // The dialog moves while it opens.
  await dialog(page).evaluate((it) => Promise.all(it.getAnimations().map((each) => each.finished)));
  const before = await boxOf(note);
  release();
  await expect(dialog(page).locator("iframe")).toBeVisible();
  await expect(dialog(page).getByText("Opening the booking page…")).toBeHidden();
  const officeStatus = dialog(page).getByText(/^(?:Open until|Closed)/);
  await expect(officeStatus.first()).toBeVisible();
  expect(await boxOf(note)).toEqual(before);
});

test("every booking control opens the dialog @specification", async ({ page }) => {
  await open(page, "/");
  const names = "Book Online|Book Your Appointment Now|BOOK NOW|SCHEDULE NOW|BOOK ONLINE in Austin";
  for (const name of names.split("|")) {
    await page.getByRole("button", { name, exact: true }).first().click();
    await expect(dialog(page), name).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page), name).toBeHidden();
  }
});

test("the labelled sample page works to its end @specification", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Book Your Appointment Now" }).click();
  await expect(frame(page).getByText(/Sample only\. Nothing is sent or stored/)).toBeVisible();
  const sandbox = await dialog(page).locator("iframe").getAttribute("sandbox");
  for (const name of ["forms", "popups", "scripts"]) expect(sandbox).toContain(`allow-${name}`);
  expect(sandbox).not.toContain("allow-same-origin");
  await frame(page).getByRole("radio", { name: "2:00 PM" }).check();
  await frame(page).getByRole("button", { name: "Finish the sample" }).click();
  await expect(frame(page).getByText(/No appointment was made/)).toBeVisible();
  const phone = dialog(page).getByRole("link", { name: /Austin \(512\) 555-0100/ });
  const [icon, words] = [await boxOf(phone.locator("svg")), await boxOf(phone.locator("> span"))];
  expect(icon.y, "an icon stands beside its words").toBeGreaterThan(words.y);
  const opened = page.waitForEvent("popup");
  const notices = dialog(page).getByRole("link", { name: /Patient notices/i });
  await notices.click();
  await expect(await opened).toHaveURL(/\/legal\/notices/);
  await expect(page).toHaveURL("/");
  await expect(dialog(page)).toBeVisible();
});
