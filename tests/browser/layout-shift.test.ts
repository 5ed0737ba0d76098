import type { IncomingMessage, ServerResponse } from "node:http";
import { preventReload } from "../support/gallery.ts";
import { layoutShifts } from "../support/layout.ts";
import { holdRequests, rewrite } from "../support/requests.ts";
import { StubServer } from "../support/stub-server.ts";
import { expect, type Page, test, waitForLayout, waitForScripts } from "../support/test.ts";
import { site } from "../support/test-sites.ts";

/** Asserts the sum of all layout shifts of a visit; the message names what moved, and from where. */
async function expectShifts(page: Page, limit: number): Promise<void> {
  const { sum, moved } = await layoutShifts(page);
  expect(sum, moved).toBeLessThanOrEqual(limit);
}

/** Leaves out the fonts' shifts, which have tests of their own. A pending font holds up `load`. */
async function withoutFonts(page: Page, allowed: RegExp[]): Promise<void> {
  allowed.push(/ERR_FAILED/);
  await page.route(/\.woff2$/, (route) => route.abort());
}

/** One rewrapped line in the fallback font: half of a good CLS. */
const oneLine = 0.05;

const paths = ["/", "/service/acne", "/testimonials", "/legal/terms", "/schedule"];
const visits = {
  phone: { width: 412, height: 823, paths: [...paths, "/gallery-popup"] },
  "narrow phone": { width: 390, height: 844, paths: ["/about", "/content/photo-consult"] },
  desktop: { width: 1440, height: 900, paths },
};

/** Serves the site with documents that arrive block by block, a frame or two apart. */
class SlowSite extends StubServer {
  protected async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const upstream = await fetch(new URL(request.url ?? "/", site), {
      headers: { "Accept-Encoding": "identity" },
    });
    const headers = new Map(upstream.headers);
    for (const name of ["content-length", "transfer-encoding"]) headers.delete(name);
    response.writeHead(upstream.status, Object.fromEntries(headers));
    const body = Buffer.from(await upstream.arrayBuffer()).toString("latin1");
    const start = body.indexOf("<header");
    const blocks = body.slice(start).split(/(?=<(?:div|section|aside|nav|p|h1|h2|ul|dl)\b)/);
    if (start > 0) response.write(body.slice(0, start), "latin1");
    for (const block of start > 0 ? blocks.slice(0, 60) : []) {
      response.write(block, "latin1");
      await new Promise((done) => setTimeout(done, 40));
    }
    response.end(start > 0 ? blocks.slice(60).join("") : body, "latin1");
  }
}

for (const [name, { paths, ...viewport }] of Object.entries(visits)) {
  test.describe(`on a ${name}`, () => {
    // A phone has overlay scrollbars, so a scroll lock leaves no gap.
    const isMobile = name !== "desktop";
    test.use({ viewport, isMobile, contextOptions: { reducedMotion: "reduce" } });

    for (const path of paths) {
      test(`late fonts shift nothing on ${path}`, async ({ page }) => {
        const release = await holdRequests(page, /\.woff2$/);
        await preventReload(page);
        await page.goto(path, { waitUntil: "commit" });
        await expect(page.locator("footer")).toBeAttached();
        await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
        release();
        await waitForScripts(page);
        await page.evaluate(() => document.fonts.ready);
        expect(await page.evaluate(() => document.fonts.check("480 1em Fraunces"))).toBe(true);
        await expectShifts(page, oneLine);
      });
    }

    test("a document that arrives block by block shifts nothing", async ({ page, allowed }) => {
      await withoutFonts(page, allowed);
      const slow = new SlowSite();
      await slow.start();
      for (const path of paths.filter((each) => !each.startsWith("/gallery"))) {
        await page.goto(`http://localhost:${slow.port}${path}`, { waitUntil: "commit" });
        await waitForScripts(page);
        await expectShifts(page, 0.01);
      }
      await slow.stop();
    });
  });
}

for (const path of ["/", "/schedule"]) {
  test(`deferred CSS shifts nothing on ${path}`, async ({ page, allowed }) => {
    // With its first phone twice, as of a practice with two offices.
    const phone = /<li><a class="booking-phones-link.*?<\/li>/s;
    await rewrite(page, path, (html) => html.replace(phone, "$&$&"));
    await withoutFonts(page, allowed);
    const release = await holdRequests(page, /\/assets\/[\w-]+\.css$/);
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
    release();
    await waitForScripts(page);
    await waitForLayout(page);
    await expectShifts(page, 0.01);
  });
}

test("a visit that starts at a fragment stays there", async ({ page, allowed }) => {
  await withoutFonts(page, allowed);
  await page.goto("/service/acne#sources", { waitUntil: "commit" });
  await waitForLayout(page);
  await expect(page.locator("#sources")).toBeInViewport();
  await expectShifts(page, 0.01);
});
