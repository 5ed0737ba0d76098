import { practice, services } from "#content";
import { ports, vendor as vendorOrigin } from "../../support/addresses.ts";
import { collector, fields, preventCalls, startServices } from "../../support/services.ts";
import { expect, hydrated, open, test } from "../../support/test.ts";

/* Section 7 of the specification, “Tracked events”, with the fields of section 3. */
const [service] = services;
const specifiedSite = `http://localhost:${ports.specificationSpecified}`;

test.describe.configure({ mode: "serial", timeout: 90_000 });
test.use({ baseURL: specifiedSite, expectedConsole: /Planned fault/ });
startServices();

test("Page View, Service View and the appointment's events, with their fields", async ({
  page,
}) => {
  await open(page, "/");
  await open(page, `/service/${service?.slug}`);
  await page.getByRole("banner").getByRole("button", { name: "Book Online" }).click();
  await expect(page.getByRole("dialog").locator("[data-status='ready']")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError("Planned fault");
    });
  });
  await expect.poll(() => collector.recordings.length, { timeout: 60_000 }).toBeGreaterThan(0);
  await page.getByRole("banner").getByRole("link", { name: "Call Us" }).click();
  await expect(page).toHaveURL(/contact-us/);
  await hydrated(page);
  await page.goto("about:blank");
  await expect.poll(() => fields("Page View").length).toBe(3);

  expect(fields("Page View").map(({ page_name }) => page_name)).toEqual([
    "Home",
    `service/${service?.slug}`,
    "contact-us",
  ]);
  for (const { event, properties } of collector.events) {
    expect(properties, event).toMatchObject({
      website_id: expect.any(String),
      domain: "localhost",
      url: expect.stringContaining(specifiedSite),
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  }
  expect(fields("Service View")).toMatchObject([{ service_name: service?.title }]);
  expect(fields("Appointment Booking Started")).toMatchObject([{ source: "navbar_desktop" }]);
  expect(fields("Appointment Modal Opened")).toMatchObject([
    { modal_type: "appointment", iframe_source: vendorOrigin },
  ]);
  expect(fields("Appointment Iframe Loaded")).toMatchObject([{ load_time: expect.any(Number) }]);
  expect(fields("Appointment Modal Closed")).toMatchObject([
    { modal_type: "appointment", website_id: expect.any(String) },
  ]);
  expect(fields("Contact Attempt")).toMatchObject([{ source: "navbar_desktop" }]);
  expect(fields("Error")).toMatchObject([
    { error_type: "uncaught", error_message: expect.any(String) },
  ]);
  const names = collector.events.map(({ event }) => event);
  expect(names).toEqual(expect.arrayContaining(["click", "hover", "Conversion"]));
  expect(collector.names, "page views are not automatic").not.toContain("$mp_web_page_view");
  expect(collector.names, "heatmap data is on").toContain("$mp_click");
  expect(await page.context().cookies(), "persistence is in local storage").toEqual([]);
});

test("Photo Consult Form Started from its three places, with type and price", async ({ page }) => {
  await page
    .context()
    .route("https://example.com/**", (route) => route.fulfill({ body: "A form" }));
  await open(page, "/content/photo-consult");
  for (const start of await page.locator(".start-consult a").all()) {
    const tab = page.waitForEvent("popup");
    await start.click();
    await (await tab).close();
  }
  await page.goto("about:blank");
  await expect.poll(() => fields("Photo Consult Form Started").length).toBe(3);
  expect(fields("Photo Consult Form Started")).toMatchObject(
    ["hero_section", "steps_section", "steps_cta"].map((button_location) => ({
      button_location,
      service_type: "photo_consult",
      price: practice.prices.photoConsult,
    })),
  );
});

test.describe("Mobile", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("Appointment Booking Started and Contact Attempt come from navbar_mobile", async ({
    page,
  }) => {
    await preventCalls(page);
    await open(page, "/");
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.locator("a[href^='tel:']").click();
    await menu.getByRole("button", { name: "Book Online" }).click();
    await page.goto("about:blank");
    await expect.poll(() => fields("Appointment Booking Started").length).toBe(1);
    expect(fields("Appointment Booking Started")).toMatchObject([{ source: "navbar_mobile" }]);
    expect(fields("Contact Attempt")).toMatchObject([{ source: "navbar_mobile" }]);
  });
});
