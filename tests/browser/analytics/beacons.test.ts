import { libraryFile } from "../../support/analytics-service.ts";
import { bookingDialog, headerButton, headerLink } from "../../support/parts.ts";
import { holdRequests } from "../../support/requests.ts";
import { expect, open, type Page, test } from "../../support/test.ts";
import { specifiedSite } from "../../support/test-sites.ts";
import { analytics } from "../../support/vendor-stubs.ts";

const names = () => analytics.events.map(({ event }) => event).filter((event) => event !== "hover");
const visitors = () => new Set(analytics.events.map(({ properties }) => properties["distinct_id"]));
const hide = (page: Page) =>
  page.evaluate(() => {
    const state = (value: string) =>
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
    state("hidden");
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    state("visible");
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });

test("queued events are sent by beacon, once and in order", async ({ page, context }) => {
  const release = await holdRequests(context, libraryFile);
  await open(page, `${specifiedSite}/service/acne`);
  await headerButton(page, "Book Online").click();
  const dialog = bookingDialog(page);
  await expect(dialog.frameLocator("iframe").getByRole("heading")).toBeVisible();
  await page.goto("about:blank");
  const left = [
    ...["Page View", "Service View", "Appointment Booking Started", "Appointment Modal Opened"],
    ...["Conversion", "click", "Appointment Iframe Loaded"],
  ];
  await expect.poll(() => names().toSorted()).toEqual(left.toSorted());
  expect(analytics.events[0]).toMatchObject({
    event: "Page View",
    properties: {
      token: "testtoken",
      distinct_id: expect.stringMatching(/^\$device:[\da-f-]{36}$/),
      time: expect.any(Number),
    },
  });

  const closed = await context.newPage();
  await open(closed, `${specifiedSite}/about`);
  await closed.close({ runBeforeUnload: true });
  await expect.poll(() => names().slice(left.length)).toEqual(["Page View"]);

  await open(page, `${specifiedSite}/testimonials`);
  await hide(page);
  await expect.poll(() => names().slice(left.length)).toEqual(["Page View", "Page View"]);
  release();
  await headerLink(page, "Call Us").first().click();
  await expect(page).toHaveURL(/contact-us/);
  await expect
    .poll(() => names().slice(left.length))
    .toEqual(["Page View", "Page View", "click", "Contact Attempt", "Page View"]);
  // With the library loaded: an event immediately before the page is left.
  await page.evaluate(() => {
    const phone = document.querySelector<HTMLElement>(".footer a[href^='tel:']");
    phone?.addEventListener("click", (event) => event.preventDefault());
    phone?.click();
    location.href = "about:blank";
  });
  await expect.poll(() => names().slice(-2).toSorted()).toEqual(["Conversion", "click"]);
  expect(visitors().size, "the library goes on with the same visitor").toBe(1);
});
