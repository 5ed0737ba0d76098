import { home, practice, services, testimonials } from "#content";
import { expect, open, test } from "../../support/test.ts";

/* Section 2 of the specification, “Home (/)”, “Testimonials” and the booking modal; its constants in section 9. */
test("Home: each booking control opens the appointment dialog", async ({ page }) => {
  await open(page, "/");
  for (const name of ["Book Your Appointment Now", "SCHEDULE NOW"]) {
    await page.getByRole("button", { name, exact: true }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
  }
  await page
    .getByRole("main")
    .getByRole("button", { name: "BOOK NOW", exact: true })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("Booking modal: closes by clicking the dark backdrop or the × button", async ({ page }) => {
  await open(page, "/");
  const opener = page.getByRole("banner").getByRole("button", { name: "Book Online" });
  const dialog = page.getByRole("dialog");
  await opener.click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await opener.click();
  const frame = dialog.locator("iframe");
  await expect(frame).toHaveAttribute("sandbox", /allow-scripts/);
  await expect(frame).toHaveAttribute("sandbox", /allow-forms/);
  await expect(frame).toHaveAttribute("sandbox", /allow-popups/);
  await expect(frame).toHaveAttribute("allow", /camera.*microphone.*geolocation/);
  await page.mouse.click(5, 450);
  await expect(dialog).toBeHidden();
});

test("Home: the press strip moves 1 px per 30 ms and wraps at 1000", async ({ page }) => {
  await open(page, "/");
  const positions = await page.evaluate(() => {
    const track = document.querySelector(".press-strip-track") as Element;
    const [animation] = track.getAnimations();
    return [30, 60, 29_970, 30_000, 30_030].map((time) => {
      if (animation) animation.currentTime = time + 1;
      return new DOMMatrix(getComputedStyle(track).transform).m41;
    });
  });
  expect(positions).toEqual([-1, -2, -999, -0, -1].map((value) => expect.closeTo(value, 3)));
});

test("Home: the welcome text has a More/Less toggle", async ({ page }) => {
  await open(page, "/");
  const rest = page.getByText(home.welcome.rest[0]?.slice(0, 30) ?? "");
  await expect(rest).toBeHidden();
  await page.getByText("More", { exact: true }).click();
  await expect(rest).toBeVisible();
  await page.getByText("Less", { exact: true }).click();
  await expect(rest).toBeHidden();
});

test("Home: 'Solutions from home', whose BOOK NOW links go to /content/photo-consult", async ({
  page,
}) => {
  await open(page, "/");
  const links = page.getByRole("main").getByRole("link", { name: /^BOOK NOW/ });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute("href", /^\/content\/photo-consult/);
  }
});

test("Home: a Treatments grid that links to /service/{slug}", async ({ page }) => {
  await open(page, "/");
  const grid = page.locator(".service-grid a");
  await expect(grid).toHaveText(services.map(({ title }) => title));
  expect(await grid.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
    services.map(({ slug }) => `/service/${slug}`),
  );
});

test("Home: Our Locations has a map, address, hours, BOOK ONLINE and a phone per office", async ({
  page,
}) => {
  await open(page, "/");
  for (const { name, street, zip, phone } of practice.offices) {
    const office = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name }) });
    await office.scrollIntoViewIfNeeded();
    await expect(office).toContainText(street);
    await expect(office).toContainText(zip);
    await expect(office.locator(`a[href="tel:${phone}"]`)).toBeVisible();
    await expect(office.getByRole("button", { name: /^BOOK ONLINE/ })).toBeVisible();
    await office.locator(".office-map").scrollIntoViewIfNeeded();
    if (practice.maps.load === "near-view") {
      await expect(office.locator('iframe[src*="/maps"]')).toBeAttached();
    }
  }
});

test.describe("Testimonials", () => {
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1440, 3],
  ] as const) {
    test(`a grid of ${columns} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, "/testimonials");
      const lefts = await page
        .getByRole("figure")
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
      expect(lefts).toHaveLength(testimonials.length);
      expect(new Set(lefts).size).toBe(Math.min(columns, testimonials.length));
    });
  }

  test("a quote longer than 400 characters is clipped to 220px, with More and Less", async ({
    page,
  }) => {
    const long = testimonials.filter(({ text }) => text.length > 400).length;
    await open(page, "/testimonials");
    const more = page.getByRole("button", { name: /^More/ });
    await expect(more).toHaveCount(long);
    if (long === 0) return;
    const quote = page.locator(".testimonial:has(button) blockquote").first();
    const height = () => quote.evaluate((element) => element.clientHeight);
    await expect.poll(height).toBe(220);
    await more.first().click();
    await expect.poll(height).toBeGreaterThan(220);
    await page.getByRole("button", { name: /^Less/ }).first().click();
    await expect.poll(height).toBe(220);
  });
});
