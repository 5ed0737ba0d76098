import type { Page } from "@playwright/test";
import { expect, hydrated, open, test } from "../support/test.ts";

const entry = /\/assets\/entry\.client-.*\.js$/;

/** Holds the site's script back until the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(entry, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

test("a tap made before the script is there opens the dialog after it", async ({ page }) => {
  const release = await holdScript(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Book Your Appointment Now" }).click();
  await expect(page.getByRole("dialog", { name: "Book your appointment" })).toBeHidden();
  release();
  await expect(page.getByRole("dialog", { name: "Book your appointment" })).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("a tap that waits too long does what it does without script", async ({ page }) => {
  await holdScript(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Book Your Appointment Now" }).click();
  await expect(page).toHaveURL(/\/schedule\??$/);
});

test("a submenu that was opened by the mouse before the script stays open after it", async ({
  page,
}) => {
  const release = await holdScript(page);
  await page.goto("/about");
  const button = page.getByRole("button", { name: "Services", exact: true });
  await button.click();
  release();
  await hydrated(page);
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(
    page.getByRole("banner").getByRole("link", { name: "Rectal Bleeding" }),
  ).toBeVisible();
});

test("long words stand open while the script is late, and do not fold when it comes", async ({
  page,
}) => {
  const release = await holdScript(page);
  await page.goto("/testimonials");
  const card = page.getByRole("figure").filter({ has: page.getByRole("button") });
  const names = await card.getByRole("button").evaluateAll((buttons) => buttons.length);
  const heights = () =>
    page
      .locator(".testimonial:has(button) blockquote")
      .evaluateAll((quotes) => quotes.filter(({ clientHeight }) => clientHeight > 220).length);
  expect(await heights()).toBe(0);
  await card.getByRole("button").first().click();
  await expect.poll(heights).toBe(names);
  release();
  await hydrated(page);
  await expect(page.locator('.testimonial button[aria-expanded="true"]')).toHaveCount(names);
  expect(await heights()).toBe(names);
});

/** When a page was first painted, and when its files were asked for. */
const times = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const asked = (kind: RegExp) =>
      files.filter(({ name }) => kind.test(name)).map(({ startTime }) => startTime);
    return {
      paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      fonts: asked(/\.woff2$/),
      styles: asked(/\.css$/),
      scripts: asked(/\.js$/),
    };
  });

test("the first paint waits for the document alone", async ({ page }) => {
  const html = await (await page.request.get("/")).text();
  const markup = html
    .replaceAll(/(<script[^>]*>)[\s\S]*?<\/script>/g, "$1")
    .replaceAll(/<noscript>.*?<\/noscript>/g, "");
  expect(markup).not.toMatch(/<link[^>]+(?:preload|stylesheet)/);
  expect(html).not.toMatch(/<script[^>]+src=/);
  await open(page, "/");
  const { paint, fonts, styles, scripts } = await times(page);
  expect(paint).toBeGreaterThan(0);
  expect(fonts.length).toBeGreaterThan(1);
  expect(styles.length).toBeGreaterThan(1);
  expect(scripts.length).toBeGreaterThan(5);
  expect(Math.min(...fonts, ...styles, ...scripts)).toBeGreaterThan(paint);
});

test("a page after another of the site has the fonts of that one from the start", async ({
  page,
}) => {
  await open(page, "/about");
  await page.goto("/testimonials", { referer: page.url() });
  await hydrated(page);
  const { paint, fonts } = await times(page);
  expect(Math.max(...fonts)).toBeLessThan(paint);
});

test("a visit to a place far down is not shown before its styles are there", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/site-.*\.css$/, async (route) => {
    await held;
    await route.continue();
  });
  const footer = page.locator(".footer-credit");
  await page.goto("/legal/terms#accessibility-statement", { waitUntil: "commit" });
  await expect(footer).toBeAttached();
  await expect(footer).toBeHidden();
  release();
  await expect(footer).toBeVisible();
  await expect(page.locator(".footer-columns")).toHaveCSS("display", "grid");
});

test.describe("when a file of the script is missing", () => {
  test.use({
    expectedConsole:
      /status of 404|The site's script did not load|Failed to fetch dynamically|reloading page/,
  });

  test("the page loads once more, then works without script", async ({ page }) => {
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    await page.route(entry, (route) => route.fulfill({ status: 404 }));
    await page.goto("/testimonials");
    await expect(page.locator("html")).toHaveAttribute("data-script", "failed");
    expect(loads).toBe(2);
    await expect(page.getByRole("button", { name: /^More/ })).toHaveCount(0);
    await page.getByRole("banner").getByRole("button", { name: "Book Online" }).click();
    await expect(page).toHaveURL(/\/schedule\??$/);
  });

  test("a page whose chunk is gone after a deployment is loaded whole", async ({ page }) => {
    await open(page, "/about");
    await page.route(/\/assets\/testimonials-.*\.js$/, (route) => route.fulfill({ status: 404 }), {
      times: 1,
    });
    await page.getByRole("contentinfo").getByRole("link", { name: "Testimonials" }).click();
    await expect(page).toHaveURL("/testimonials");
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Patient Testimonials");
  });
});

test.describe("without its root element", () => {
  test.use({ expectedConsole: /Failed to find root element/ });

  test("the start fails with the specified message", async ({ page }) => {
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    await page.addInitScript(() => sessionStorage.setItem("reloaded_at", String(Date.now())));
    await page.route("/about", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace('<div id="root">', "<div>"),
      });
    });
    await page.goto("/about");
    await expect.poll(() => messages.join("\n")).toContain("Failed to find root element");
  });
});
