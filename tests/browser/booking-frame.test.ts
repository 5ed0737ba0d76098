import { boxOf } from "../support/layout.ts";
import { bookingFrame, bookingDialog as dialog, headerButton } from "../support/parts.ts";
import { holdRequests } from "../support/requests.ts";
import { expect, open, openStopped, type Page, test } from "../support/test.ts";
import { configuredSite, vendorOrigin } from "../support/test-sites.ts";
import { booking } from "../support/vendor-stubs.ts";

/* What the vendor's page, its server and the network do to the frame. */

test.use({ baseURL: configuredSite });

const book = (page: Page) => headerButton(page, "Book Online").click();
const frame = (page: Page) => dialog(page).frameLocator('iframe[title="Online booking"]');

test("says after 8 seconds that a page is late, and shows it when it comes", async ({ page }) => {
  const release = await holdRequests(page, new RegExp(`^${vendorOrigin}/book`));
  await openStopped(page, "/");
  await book(page);
  const status = dialog(page).getByRole("status");
  await expect(status).toContainText("Opening the booking page…");
  await page.clock.runFor(7900);
  const late = dialog(page).getByText("The booking page is taking too long.");
  await expect(late).toBeHidden();
  await page.clock.runFor(200);
  await expect(late).toBeVisible();
  const phone = status.getByRole("link", { name: /\(512\)/ });
  await expect(phone).toBeVisible();
  await phone.focus();
  release();
  await expect(frame(page).getByRole("heading", { name: "Vendor booking page" })).toBeVisible();
  await expect(late).toBeHidden();
  await expect(dialog(page).locator(".booking-frame-status"), "no focus is lost").toBeFocused();
});

test("a page that sets its own focus is shown once it has loaded", async ({ page }) => {
  booking.mode = "focused";
  await open(page, "/");
  await book(page);
  await expect(dialog(page).locator("[data-frame-status='ready']")).toBeVisible();
});

test("a late page keeps what was entered when the network returns", async ({ page, context }) => {
  booking.mode = "hanging";
  await page.route(/never\.png$/, (route) => route.fulfill({ body: "" }));
  const release = await holdRequests(page, /never\.png$/);
  await openStopped(page, "/");
  await book(page);
  const iframe = dialog(page).locator("iframe");
  await expect(iframe).toBeAttached();
  await page.clock.runFor(8100);
  await frame(page).getByLabel("Name").fill("Ann");
  await context.setOffline(true);
  await context.setOffline(false);
  await page.clock.runFor(8100);
  await expect(frame(page).getByLabel("Name")).toHaveValue("Ann");
  expect(booking.pageLoads).toBe(1);
  // Loaded at last, it does not move while it is in use.
  const { y } = await boxOf(iframe);
  release();
  await frame(page)
    .locator("body")
    .evaluate(async ({ ownerDocument }) => {
      while (ownerDocument.readyState !== "complete") await new Promise(requestAnimationFrame);
    });
  await page.clock.runFor(1000);
  expect((await boxOf(iframe)).y).toBe(y);
});

const trouble = (page: Page) =>
  dialog(page).getByText("The booking page may not load.").filter({ visible: true });

test("says so without a network, and loads on its return", async ({ page, context, allowed }) => {
  allowed.push(/ERR_INTERNET_DISCONNECTED|its file is missing/);
  await open(page, "/");
  await context.setOffline(true);
  await book(page);
  await expect(trouble(page)).toBeVisible();
  await expect(dialog(page).getByRole("link", { name: /\(512\)/ })).toBeInViewport();
  await context.setOffline(false);
  await expect(frame(page).getByRole("heading", { name: "Vendor" })).toBeVisible();
  await expect(trouble(page)).toHaveCount(0);
});

test("loads the page of a browser that takes itself for offline", async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => document.documentElement.dataset["testOnline"] !== undefined;
    Object.defineProperty(Navigator.prototype, "onLine", { get });
  });
  await open(page, "/");
  await book(page);
  await expect(trouble(page)).toBeVisible();
  const heading = frame(page).getByRole("heading", { name: "Vendor" });
  await heading.click();
  const goOnline = () =>
    page.evaluate(() => {
      document.documentElement.dataset["testOnline"] = "";
      dispatchEvent(new Event("online"));
    });
  await goOnline();
  await expect(trouble(page), "the frame is in use").toBeVisible();
  await dialog(page).getByRole("button", { name: "Close" }).focus();
  await goOnline();
  await expect(trouble(page)).toHaveCount(0);
  await expect(heading).toBeVisible();
  expect(booking.pageLoads).toBe(2);
});

for (const mode of ["blocked", "refused"] as const) {
  test(`words, phones and the link stay in view: ${mode}`, async ({ page, allowed }) => {
    allowed.push(/X-Frame-Options|ERR_CONNECTION_REFUSED/);
    for (const [path, width, height] of [
      ["/", 1440, 900],
      ["/", 390, 664],
      ["/schedule", 1440, 900],
      ["/schedule", 390, 664],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, path);
      if (mode === "refused") await booking.stop();
      else booking.mode = mode;
      const loaded = page.locator(".booking-frame[data-frame-status=ready]");
      const container = path === "/" ? dialog(page) : page.getByRole("main");
      const bookNow = page.getByRole("button", { name: "Book Your Appointment Now" });
      await (path === "/" ? bookNow.click() : page.reload());
      await expect(loaded, `${path} at ${width} px`).toBeVisible();
      const parts = [
        container.getByText("If the booking page does not show, call us"),
        container.getByRole("link", { name: /\(512\) 555-0100/ }),
        container.getByRole("link", { name: /open it in a new tab/ }),
      ];
      if (path !== "/") await loaded.evaluate((box) => box.scrollIntoView());
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
      await booking.start();
    }
  });
}

test("/schedule stays at its top until the visitor acts", async ({ page }) => {
  booking.mode = "focusing";
  // Playwright's own evaluations count as an activation of the page.
  await page.addInitScript(() => {
    let isActive = false;
    const get = () => isActive;
    const activate = () => {
      isActive = true;
    };
    for (const type of ["pointerdown", "keydown"]) addEventListener(type, activate);
    Object.defineProperty(UserActivation.prototype, "hasBeenActive", { get });
  });
  await open(page, "/schedule");
  const vendor = bookingFrame(page);
  const scrollTop = () => page.evaluate(() => scrollY);
  await expect(vendor.locator("body[data-done]")).toBeAttached();
  // A smooth scroll would still run.
  await expect
    .poll(() => page.evaluate(() => new Promise((end) => setTimeout(end, 500, scrollY))))
    .toBe(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  const { x, y } = await boxOf(page.locator("main iframe"));
  await page.mouse.move(x + 200, y + 100);
  await page.mouse.wheel(0, 2000);
  await expect.poll(scrollTop).toBeGreaterThan(100);
  await vendor.locator("body").evaluate(() => scrollTo(0, 0));
  await page.mouse.wheel(0, -3000);
  await expect.poll(scrollTop).toBe(0);
  await vendor.locator("i").evaluate((end) => end.scrollIntoView());
  await expect.poll(scrollTop).toBeGreaterThan(100);
});
