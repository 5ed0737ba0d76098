import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { settingsKey } from "../../app/storage.ts";
import { holdRequests, recordRequests } from "../support/requests.ts";
import {
  expect,
  open,
  type Page,
  quickIf,
  test,
  waitForLayout,
  waitForScripts,
} from "../support/test.ts";
import { site } from "../support/test-sites.ts";
import { waitForIdle } from "../support/wait.ts";

/** Returns the time of first paint, and of each request. */
const times = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const startTimes = (kind: RegExp) =>
      files.filter(({ name }) => kind.test(name)).map(({ startTime }) => startTime);
    return {
      paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      fonts: startTimes(/\.woff2$/),
      scripts: startTimes(/\.js$/),
    };
  });

const paintOf = async (page: Page) => (await times(page)).paint;
const expectPaint = (page: Page) => expect.poll(() => paintOf(page)).toBeGreaterThan(0);

/** Prevents time limits of the page, which a slow browser may reach before it paints. */
const preventLimits = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout: original } = window;
    window.setTimeout = ((run: () => void, ms = 0) =>
      ms < 1000 ? original(run, ms) : 0) as typeof setTimeout;
  });

test("first paint needs only the document, and an idle page loads no React", async ({
  page,
  context,
}) => {
  const react = recordRequests(context, /\/(?:react|mount)-/);
  const html = await (await page.request.get("/")).text();
  const markup = html
    .replaceAll(/(<script[^>]*>)[\s\S]*?<\/script>/g, "$1")
    .replaceAll(/<noscript>.*?<\/noscript>/g, "");
  expect(markup).not.toMatch(/<link[^>]+(?:stylesheet|as="(?!image))/);
  expect(html).not.toMatch(/<script[^>]+src=/);
  await preventLimits(page);
  const release = await holdRequests(page, /\.css$/);
  await page.goto("/", { waitUntil: "commit" });
  await expectPaint(page);
  release();
  await waitForScripts(page);
  await waitForIdle(page);
  const { paint, fonts, scripts } = await times(page);
  expect(fonts.length).toBeGreaterThan(1);
  expect(react).toEqual([]);
  expect(Math.min(...fonts, ...scripts)).toBeGreaterThan(paint);
});

test("the first frame is not empty", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  // Slow enough that the parser stops for a frame between the page's first tags and its header.
  await session.send("Emulation.setCPUThrottlingRate", { rate: 20 });
  await page.goto("/service/mole-check");
  const paints = () =>
    page.evaluate(() => performance.getEntriesByType("paint").map(({ startTime }) => startTime));
  await expect.poll(paints).toHaveLength(2);
  const [first, firstWithContent] = await paints();
  expect(first).toBe(firstWithContent);
});

test("a hero's scene comes with its document, in the colors of the theme", async ({ page }) => {
  await holdRequests(page, /\/assets\//);
  await page.goto("/about", { waitUntil: "commit" });
  const scene = page.locator(".page-hero .scene-image");
  await expectPaint(page);
  await expect(scene).toBeInViewport();
  const shape = scene.locator("path").first();
  const sky = () => shape.evaluate((path) => getComputedStyle(path).fill);
  const day = await sky();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await sky()).not.toBe(day);
  await page.evaluate(() => document.documentElement.classList.add("high-contrast"));
  expect(await sky()).toBe(day);
  await page.emulateMedia({ colorScheme: "dark", contrast: "more" });
  await page.evaluate(() => document.documentElement.classList.remove("high-contrast"));
  expect(await sky()).toBe(day);
});

test("the first frame waits for the hero, unless the visit begins with it", async ({ page }) => {
  const document = await (await page.request.get("/about")).text();
  const cut = document.indexOf("<h1");
  let finish = () => {};
  const server = createServer(async ({ url = "" }, response) => {
    if (url !== "/about") {
      const file = await fetch(new URL(url, site));
      response.setHeader("Content-Type", file.headers.get("Content-Type") ?? "");
      return response.end(await file.bytes());
    }
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.write(document.slice(0, cut));
    finish = () => response.end(document.slice(cut));
  }).listen();
  const address = `http://localhost:${(server.address() as AddressInfo).port}/about`;

  await page.goto(address, { waitUntil: "commit" });
  await expectPaint(page);
  finish();
  await waitForScripts(page);

  await page.goto(address, { waitUntil: "commit", referer: address });
  await expect(page.locator(".page-hero")).toBeAttached();
  // There are no frames until the first paint, so this waits for a time in which it could be.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
  expect(await paintOf(page), "painted without its hero").toBe(0);
  finish();
  await expectPaint(page);
  server.close();
});

test("a second page has the fonts of the first from the start", async ({ page }) => {
  await preventLimits(page);
  await open(page, "/about");
  await waitForIdle(page);
  await page.goto("/testimonials", { referer: page.url() });
  await waitForScripts(page);
  await page.evaluate(() => document.fonts.ready);
  const { paint, fonts } = await times(page);
  expect(fonts.length).toBeGreaterThan(1);
  expect(Math.max(...fonts)).toBeLessThan(paint);
});

test("a second page paints its first screen before it lays out the rest", async ({ page }) => {
  await preventLimits(page);
  await page.addInitScript(() => {
    const watch = (records: MutationRecord[]) => {
      if (records.length > 0 && document.documentElement.dataset["styles"] === undefined)
        performance.mark("whole");
    };
    new MutationObserver(watch).observe(document, { attributes: true, subtree: true });
  });
  await open(page, "/about");
  await waitForIdle(page);
  await page.goto("/service/acne", { referer: page.url() });
  await waitForLayout(page);
  const whole = await page.evaluate(() => performance.getEntriesByName("whole")[0]?.startTime);
  expect(whole).toBeGreaterThan(await paintOf(page));
});

for (const [visit, address, referer] of [
  ["to a place below the fold", "/legal/terms#accessibility-statement", ""],
  ["from another page", "/legal/terms", `${site}/about`],
] as const) {
  test(`a visit ${visit} does not paint before its styles load`, async ({ page }) => {
    const release = await holdRequests(page, /\/assets\/[\w-]+\.css$/);
    // By the page's own timer: after two seconds, it paints without them.
    await page.addInitScript(() =>
      setTimeout(() => {
        const { length } = performance.getEntriesByType("paint");
        document.documentElement.dataset["paints"] = String(length);
      }, 1500),
    );
    await page.goto(address, { waitUntil: "commit", referer });
    await expect(page.locator("html"), "without its styles").toHaveAttribute("data-paints", "0");
    release();
    await expect(page.locator(".footer-credit")).toBeVisible();
    await expect(page.locator(".footer-columns")).toHaveCSS("display", "grid");
    await expectPaint(page);
  });
}

const saveLargeText = (page: Page) =>
  page.addInitScript((key) => localStorage.setItem(key, '{"largeText":true}'), settingsKey);

for (const [reason, prepare] of [
  ["a saved setting", saveLargeText],
  ["a preference for contrast", (page: Page) => page.emulateMedia({ contrast: "more" })],
  ["a visit from another page", () => undefined],
] as const) {
  test(`paints without styles: ${reason}${quickIf(/saved/.test(reason))}`, async ({ page }) => {
    await prepare(page);
    await holdRequests(page, /\/assets\/[\w-]+\.css$/);
    await page.goto("/legal/terms", { waitUntil: "commit", referer: `${site}/about` });
    await expectPaint(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("styles that never come hide nothing for longer than ten seconds", async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await holdRequests(page, /\/assets\/[\w-]+\.css$/);
  const requested = page.waitForRequest(/\/assets\/[\w-]+\.css$/);
  await page.goto("/", { waitUntil: "commit" });
  await requested;
  const isSeen = () => page.locator("footer").evaluate((footer) => footer.checkVisibility());
  await page.clock.runFor(8000);
  expect(await isSeen()).toBe(false);
  await page.clock.runFor(3000);
  await expect.poll(isSeen).toBe(true);
});

for (const path of ["/", "/service/acne", "/content/photo-consult"]) {
  test(`nothing moves under a press where a visitor jumps to on ${path}`, async ({ page }) => {
    await open(page, path);
    const places = await page.evaluate(async () => {
      // One that arrives moves it by a fraction of a pixel.
      await document.fonts.ready;
      const end = document.querySelector("footer")?.lastElementChild;
      scrollTo(0, document.documentElement.scrollHeight);
      const places: (number | undefined)[] = [];
      for (let frame = 0; frame < 10; frame += 1) {
        places.push(end?.getBoundingClientRect().bottom);
        await new Promise(requestAnimationFrame);
      }
      return places;
    });
    expect(new Set(places).size, `${places}`).toBe(1);
  });
}

test("a reload, as of a tab that a phone put to sleep, shows the same place", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const seen = () =>
    page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.textContent);
  await open(page, "/service/acne");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.7));
  const before = await seen();
  await page.reload();
  await waitForScripts(page);
  expect(await seen()).toBe(before);
});
