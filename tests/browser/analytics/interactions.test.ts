import { gate } from "../../support/gallery.ts";
import { bookingDialog, headerButton, headerLink } from "../../support/parts.ts";
import { expect, open, test, waitForScripts } from "../../support/test.ts";
import { specifiedSite } from "../../support/test-sites.ts";
import { analytics, contact, fields, preventCalls, sources } from "../../support/vendor-stubs.ts";

const typed = "Jane Typed";

test.use({ expectedConsole: /Jane Typed|ERR_FAILED|file is missing|Failed to fetch dynamically/ });

test("as specified: movement, a message, errors; no typed word", async ({ page }) => {
  await page.route(/\/assets\/search[\w-]*\.js$/, (route) => route.abort());
  await page.route(/\/assets\/settings-form[\w-]*\.js$/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export default () => { throw new SyntaxError("${typed}"); }`,
    }),
  );
  // Safari before 26.2 has none.
  await page.addInitScript(() =>
    addEventListener("scrollend", (event) => event.stopImmediatePropagation(), true),
  );
  await page.clock.install();
  await open(page, `${specifiedSite}/gallery/acne-scars`);
  await gate(page).getByRole("button", { name: "Close" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).press("Enter");
  await expect(page).toHaveURL(/contact-us/);
  await waitForScripts(page);

  // Two hovers of one button, and a pass over another.
  const book = headerButton(page, "Book Online");
  const heading = page.getByRole("heading", { level: 1 });
  await heading.hover();
  await page.clock.runFor(700);
  for (let turn = 0; turn < 2; turn += 1) {
    await book.hover();
    await page.clock.runFor(700);
    await heading.hover();
  }
  for (const [label, text] of [
    ["Name", typed],
    ["Email", "jane.typed@example.com"],
    ["Message", typed],
  ] as const) {
    await page.getByRole("textbox", { name: label }).fill(text);
  }
  await page.getByRole("button", { name: "Send message" }).dblclick();
  await expect(page.getByText("Thank you").first()).toBeVisible();
  expect(contact.messages).toHaveLength(1);
  // Scroll to the end at once, back, and down again.
  for (const place of ["end", "start", "end"] as const) {
    await page.evaluate((where) => {
      const scrolled = new Promise((done) => addEventListener("scroll", done, { once: true }));
      scrollTo({ top: where === "end" ? document.body.scrollHeight : 0, behavior: "instant" });
      return scrolled;
    }, place);
  }
  await page.evaluate((text) => {
    const fail = () => {
      void Promise.reject(new RangeError(text));
      throw new TypeError(text);
    };
    for (let turn = 0; turn < 2; turn += 1) queueMicrotask(fail);
  }, typed);
  await expect.poll(() => fields("scroll").length).toBe(4);
  await expect.poll(() => analytics.recordings.length, { timeout: 60_000 }).toBeGreaterThan(0);
  const hovers = sources("hover").filter((source) => source === "header");
  expect(hovers, "once").toEqual(["header"]);
  expect(fields("scroll").map(({ value }) => value)).toEqual([25, 50, 75, 100]);
  // A missing file: the page goes on without it.
  await headerButton(page, "Search").hover();
  await headerButton(page, "Accessibility").click();
  await expect.poll(() => fields("Error").length).toBe(4);
  await headerLink(page, "Testimonials").press("Enter");
  await expect.poll(() => fields("Page View").length).toBe(3);

  const pages = fields("Page View").map(({ page_name }) => page_name);
  expect(pages).toEqual(["gallery/acne-scars", "contact-us", "testimonials"]);
  expect(fields("Gallery View")).toMatchObject([{ category: "acne-scars" }]);
  expect(fields("interaction")).toMatchObject(
    Array(3).fill({ event_type: "change", source: "main" }),
  );
  expect(fields("Form Submission")).toMatchObject([{ form_name: "contact" }]);
  const errors = fields("Error").map((error) => `${error["error_type"]} ${error["error_message"]}`);
  expect(errors.toSorted(), "each once").toEqual([
    expect.stringMatching(/^chunk Missing .*search/),
    "page SyntaxError in settings-form",
    expect.stringMatching(/^rejected /),
    expect.stringMatching(/^uncaught TypeError/),
  ]);
  expect(fields("Error")).toMatchObject(Array(4).fill({ url: `${specifiedSite}/contact-us` }));
  const everything = JSON.stringify(analytics.all) + analytics.recordings.join();
  expect(analytics.names, "heatmaps").toContain("$mp_click");
  expect(everything).not.toMatch(/jane.typed/i);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("as specified: events of the mobile menu name it as their source", async ({ page }) => {
    await preventCalls(page);
    await open(page, `${specifiedSite}/testimonials`);
    // The list of phones is an attempt when it opens, and a number in it no other one.
    await headerButton(page, "Call an office").tap();
    const sheet = page.getByRole("dialog", { name: "Call an office" });
    await sheet.locator("a[href^='tel:+']").first().tap();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Menu" }).tap();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByRole("link", { name: /^Call/ }).tap();
    await menu.getByText("Services", { exact: true }).tap();
    await menu.getByRole("button", { name: "Book Online" }).tap();
    const dialog = bookingDialog(page);
    const frame = dialog.frameLocator("iframe");
    await expect(frame.getByRole("heading", { name: "Vendor booking page" })).toBeVisible();
    const tab = page.waitForEvent("popup");
    await dialog.getByRole("link", { name: /^open it in a new tab/ }).tap();
    await (await tab).close();
    await frame.locator("body").evaluate(() => parent.postMessage({ type: "true" }, "*"));
    await expect
      .poll(() => fields("Iframe Event").map(({ event_type }) => event_type))
      .toEqual(["true"]);

    const attempt = { source: "navbar_mobile", contact_method: "phone" };
    expect(fields("Contact Attempt")).toMatchObject([attempt, attempt]);
    expect(sources("Appointment Booking Started")).toEqual(["navbar_mobile"]);
    expect(fields("Conversion").map(({ conversion_type }) => conversion_type)).toEqual([
      ...["phone_call", "phone_call", "booking_opened", "booking_opened"],
    ]);
    expect(fields("interaction")).toMatchObject([{ event_type: "unfold", source: "menu" }]);
    expect(sources("click").join(" ")).toBe("menu dialog menu menu menu menu dialog");
    expect(sources("hover"), "a finger does not hover").toEqual([]);
  });
});
