import { bookingDialog, headerButton, headerLink } from "../../support/parts.ts";
import { openBeforeScript } from "../../support/requests.ts";
import { expect, open, serveMaps, test, waitForScripts } from "../../support/test.ts";
import { specifiedSite, vendorOrigin } from "../../support/test-sites.ts";
import { analytics, fields, preventCalls, sources } from "../../support/vendor-stubs.ts";

/** The journey's events in order, without movement events. */
const journey = () =>
  analytics.events
    .filter(({ event }) => !["click", "hover", "scroll", "interaction"].includes(event))
    .map(({ event }) => event);

test("as specified: one journey, each event once", async ({ page }) => {
  await preventCalls(page);
  await serveMaps(page);
  const files: string[] = [];
  page.on("request", (request) => files.push(request.url()));
  // This mode ignores privacy signals, as the privacy policy says.
  await page.addInitScript(() => Object.defineProperty(navigator, "doNotTrack", { value: "1" }));
  await open(page, `${specifiedSite}/service/acne`);
  await expect(page.getByRole("region", { name: "Privacy choices" })).toHaveCount(0);
  await headerButton(page, "Book Online").dblclick();
  const dialog = bookingDialog(page);
  const frame = dialog.frameLocator("iframe");
  // Its heading is there before it counts as loaded.
  await expect(dialog.locator("[data-frame-status='ready']")).toBeVisible();
  await frame.locator("body").evaluate(() => {
    parent.postMessage({ type: "booking:complete", name: "Jane Typed" }, "*");
    parent.postMessage({ type: "booked", name: "Jane Typed" }, "*");
  });
  // The page and frames inside the booking page have not its window.
  await page.evaluate(() => {
    let count = 0;
    addEventListener("message", ({ data }) => {
      if (data?.type === "forged") document.documentElement.dataset["forged"] = String(++count);
    });
    postMessage({ type: "forged" }, "*");
  });
  await frame.locator("body").evaluate((body) => {
    const script = '<script>top.postMessage({ type: "forged" }, "*")</script>';
    const [inline, foreign] = [document.createElement("iframe"), document.createElement("iframe")];
    inline.srcdoc = script;
    foreign.src = `data:text/html,${script}`;
    body.append(inline, foreign);
  });
  await expect(page.locator("html")).toHaveAttribute("data-forged", "3");
  // A page that it leads to has not its origin.
  await frame.locator("body").evaluate(() => location.assign("https://www.google.com/maps"));
  await frame.getByText("A map").evaluate(() => top?.postMessage({ type: "forged" }, "*"));
  await expect(page.locator("html")).toHaveAttribute("data-forged", "4");
  const phone = dialog.getByRole("link", { name: /Austin/ });
  await phone.first().click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  // An emergency call is not a conversion.
  await page.getByRole("link", { name: "Call 911" }).first().click();
  await expect.poll(() => analytics.recordings.length, { timeout: 60_000 }).toBeGreaterThan(0);
  await headerLink(page, "Call Us").first().click();
  await expect.poll(() => fields("Page View").length).toBe(2);
  await headerLink(page, "Testimonials").click();
  await expect(page.getByRole("heading", { level: 1, name: /testimonials/i })).toBeVisible();
  await waitForScripts(page);
  // The page is left at once: the rest is sent by beacon, which Playwright's routes would lose.
  await page.unrouteAll();
  await page.goto("about:blank");

  await expect.poll(() => fields("Page View").length).toBe(3);
  expect(journey()).toEqual([
    ...["Page View", "Service View", "Appointment Booking Started", "Appointment Modal Opened"],
    ...["Conversion", "Appointment Iframe Loaded", "Iframe Event", "Iframe Event"],
    ...["Conversion", "Appointment Modal Closed", "Contact Attempt", "Page View", "Page View"],
  ]);
  expect(fields("Page View")).toMatchObject([
    { page_name: "service/acne", path: "/service/acne", search: "" },
    { page_name: "contact-us", path: "/contact-us", search: "" },
    { page_name: "testimonials", path: "/testimonials", search: "" },
  ]);
  expect(fields("Service View")).toMatchObject([{ service_name: "Acne" }]);
  expect(fields("Appointment Booking Started")).toMatchObject([{ source: "navbar_desktop" }]);
  expect(fields("Appointment Modal Opened")).toMatchObject([
    { modal_type: "appointment", iframe_source: vendorOrigin },
  ]);
  expect(fields("Appointment Iframe Loaded")).toMatchObject([{ load_time: expect.any(Number) }]);
  expect(fields("Iframe Event").map(({ event_type }) => event_type)).toEqual(["message", "booked"]);
  expect(fields("Conversion")).toMatchObject([
    { conversion_type: "booking_opened", value: 0 },
    { conversion_type: "phone_call", value: 0 },
  ]);
  expect(fields("Contact Attempt")).toMatchObject([
    { source: "navbar_desktop", contact_method: "contact_page" },
  ]);
  expect(sources("click")).toEqual(["header", "dialog", "main", "header", "header"]);
  expect(analytics.names).not.toContain("$mp_web_page_view");
  expect(JSON.stringify(analytics.events)).not.toContain("Jane Typed");

  const recorders = new Set(files.filter((url) => url.includes("recorder")));
  expect([...recorders]).toEqual([expect.stringContaining(`${specifiedSite}/assets/`)]);
});

test("as specified: a consult's start counts, with its place and price", async ({ page }) => {
  const form = { body: "A form" };
  await page.context().route("https://example.com/**", (route) => route.fulfill(form));
  await open(page, `${specifiedSite}/content/photo-consult`);
  for (const start of await page.locator(".start-consult a").all()) {
    const tab = page.waitForEvent("popup");
    await start.click();
    await (await tab).close();
  }
  await page.goto("about:blank");
  await expect.poll(() => fields("Conversion").length).toBe(3);
  const consult = { service_type: "photo_consult", price: 45 };
  expect(fields("Photo Consult Form Started")).toMatchObject([
    { ...consult, button_location: "hero_section" },
    { ...consult, button_location: "steps_section" },
    { ...consult, button_location: "steps_cta" },
  ]);
  const conversion = { conversion_type: "consult_started", value: 45 };
  expect(fields("Conversion")).toMatchObject(Array(3).fill(conversion));
});

test("as specified: a dialog opened before the script ran counts", async ({ page }) => {
  const release = await openBeforeScript(page, `${specifiedSite}/service/acne`);
  await headerButton(page, "Book Online").click();
  await expect(bookingDialog(page)).toBeVisible();
  release();
  await expect.poll(() => fields("Appointment Modal Opened").length).toBe(1);
  expect(fields("Appointment Booking Started")).toMatchObject([{ source: "navbar_desktop" }]);
});
