import { gate } from "../support/gallery.ts";
import { bookingFrame, headerButton, headerLink } from "../support/parts.ts";
import { holdRequests, openBeforeScript } from "../support/requests.ts";
import { expect, test, waitForScripts } from "../support/test.ts";

/* The page continues after a time limit if a browser event never fires. */

test("no paint, where fingerprinting is resisted: the gate opens @all", async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto("/gallery-popup");
  await expect(gate(page)).toBeVisible();
});

test("no `load`, as of a picture that never comes: the script starts @all", async ({ page }) => {
  await holdRequests(page, /\.(?:avif|webp|svg)$/);
  await page.goto("/about", { waitUntil: "domcontentloaded" });
  await waitForScripts(page);
});

test("no script: the page works without it, and with it once it comes", async ({ page }) => {
  await page.clock.install();
  const release = await openBeforeScript(page, "/schedule");
  const search = headerButton(page, "Search");
  await search.click();
  await page.clock.runFor(10_500);
  await expect(page.locator("html")).not.toHaveAttribute("data-script");
  const choice = bookingFrame(page).getByRole("radio", { name: "2:00 PM" });
  await choice.check();
  await expect(headerLink(page, "See all services")).toBeVisible();
  release();
  await waitForScripts(page);
  await expect(page.locator(".booking-frame[data-frame-status=ready]")).toBeVisible();
  await expect(choice).toBeChecked();
  await expect(page.getByRole("dialog"), "no click is repeated that late").toHaveCount(0);
  await search.click();
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
});
