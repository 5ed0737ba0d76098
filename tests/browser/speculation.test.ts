import { devices } from "@playwright/test";
import { type HTTPRequest, launch, type Page } from "puppeteer-core";
import { indexReloadedKey, settingsKey } from "../../app/storage.ts";
import { chromiumFlags, fullBrowser } from "../support/browsers.ts";
import { expect, test } from "../support/test.ts";
import { site, specifiedSite } from "../support/test-sites.ts";
import { analytics, hostRules } from "../support/vendor-stubs.ts";

/* Browsers prerender the page behind a link that is about to be followed. Playwright disables
   that, so these tests use Puppeteer. */
const pathOf = (request: HTTPRequest) => new URL(request.url()).pathname;
const isDocument = (request: HTTPRequest) => request.resourceType() === "document";
const purpose = (request: HTTPRequest) => request.headers()["sec-purpose"] ?? "";

const prerendered = (requests: HTTPRequest[]) =>
  requests.filter((one) => isDocument(one) && purpose(one).includes("prerender")).map(pathOf);

/** Runs a test in a browser that prerenders, and records requests. */
async function visit(
  address: string,
  run: (page: Page, requests: HTTPRequest[]) => Promise<void>,
): Promise<void> {
  const browser = await launch({
    browser: "chrome",
    executablePath: fullBrowser,
    args: [
      ...chromiumFlags,
      // Analytics ignores headless browsers.
      `--user-agent=${devices["Desktop Chrome"].userAgent}`,
      hostRules(),
    ],
  });
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    const requests: HTTPRequest[] = [];
    page.on("request", (request) => requests.push(request));
    await page.goto(address);
    await page.waitForSelector('html[data-script="ready"]');
    await run(page, requests);
  } finally {
    await browser.close();
  }
}

/** Returns when the current page was activated, if it was prerendered; else 0. */
const activation = (page: Page) =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation");
    return (visit as PerformanceNavigationTiming & { activationStart: number }).activationStart;
  });

const link = 'main a[href="/service/acne"]';
const counted = () =>
  analytics.events.filter(({ properties }) => JSON.stringify(properties).includes("acne"));

test("a prerendered page is activated when its link is followed, and runs and counts nothing before @all", async () => {
  await visit(`${specifiedSite}/services`, async (page, requests) => {
    await page.hover(link);
    await expect.poll(() => prerendered(requests)).toEqual(["/service/acne"]);
    await expect.poll(() => analytics.events.length, "the first page").toBeGreaterThan(0);
    expect(counted(), "before it is shown").toEqual([]);
    await page.click(link);
    // Puppeteer switches to the prerendered page after a moment.
    await expect.poll(() => activation(page).catch(() => 0)).toBeGreaterThan(0);
    const start = await activation(page);
    expect(await page.evaluate(() => location.pathname)).toBe("/service/acne");
    await page.waitForSelector('html[data-script="ready"]');
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ startTime }) => startTime),
    );
    expect(scripts.length).toBeGreaterThan(0);
    expect(Math.min(...scripts), "script before it is shown").toBeGreaterThanOrEqual(start);
    await expect.poll(() => counted().length).toBeGreaterThan(0);
  });
});

test("a prerendered page defers the gallery's reload until activation", async () => {
  await visit(`${site}/about`, async (page, requests) => {
    const reloaded = () => page.evaluate((key) => sessionStorage.getItem(key), indexReloadedKey);
    const documents = () =>
      requests.filter((one) => isDocument(one) && pathOf(one) === "/gallery-popup").map(purpose);
    await page.hover('header a[href="/gallery-popup"]');
    await expect.poll(documents).toEqual([expect.stringContaining("prerender")]);
    expect(await reloaded()).toBe(null);
    await page.click('header a[href="/gallery-popup"]');
    await expect.poll(() => documents().length).toBe(2);
    await page.waitForSelector("dialog[open]");
    expect(await reloaded()).toBe("true");
    expect(documents()[1], "the reload").not.toContain("prerender");
  });
});

test("a prerendered page has a setting that was changed since", async () => {
  await visit(`${site}/services`, async (page, requests) => {
    await page.hover(link);
    await expect.poll(() => prerendered(requests)).toEqual(["/service/acne"]);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      settingsKey,
      JSON.stringify({ largeText: true }),
    ] as const);
    await page.click(link);
    await expect.poll(() => activation(page).catch(() => 0)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.className)).toBe("large-text");
  });
});

test("a page is only fetched when its link is touched", async () => {
  await visit(`${site}/services`, async (page, requests) => {
    const link = await page.waitForSelector('header a[href="/contact-us"]', { visible: true });
    const { x, y } = (await link?.clickablePoint()) ?? { x: 0, y: 0 };
    const finger = await page.touchscreen.touchStart(x, y);
    const pages = () => requests.filter((one) => pathOf(one) === "/contact-us").map(purpose);
    await expect.poll(pages).toEqual(["prefetch"]);
    await finger.end();
    await expect.poll(() => page.url()).toContain("/contact-us");
    expect(prerendered(requests)).toEqual([]);
  });
});

test("a prerendered page is never a file, a sample or a link to a new tab", async () => {
  await visit(`${site}/content/before-your-visit`, async (page, requests) => {
    const before = requests.length;
    // A link is prerendered at once when it is pressed, and after a moment when hovered over.
    await page.evaluate(() =>
      addEventListener("click", (event) => {
        if ((event.target as Element).closest("a")) event.preventDefault();
      }),
    );
    for (const out of ['main a[href^="/contacts/"]', 'dialog a[href^="/samples/"]']) {
      if (out.startsWith("dialog")) await page.click("header [popovertarget=booking]");
      await page.waitForSelector(out, { visible: true });
      await page.click(out);
    }
    await page.keyboard.press("Escape");
    // Another link is prerendered, after any before it.
    await page.click('header a[href="/contact-us"]');
    await expect.poll(() => prerendered(requests.slice(before))).toEqual(["/contact-us"]);
  });
});
