import {
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from "@playwright/test";
import { site } from "../support/addresses.ts";
import { backForwardCacheOptions } from "../support/browsers.ts";
import { expect, hydrated, test } from "../support/test.ts";

/** Runs a test in a browser with the back/forward cache. */
async function withBackForwardCache(
  launchOptions: LaunchOptions,
  run: (page: Page) => Promise<void>,
  context: BrowserContextOptions = {},
): Promise<void> {
  const browser = await chromium.launch({ ...launchOptions, ...backForwardCacheOptions });
  const page = await browser.newPage({ baseURL: site, ...context });
  await page.route(/^https:/, (route) =>
    route.fulfill({ contentType: "text/html", body: "A map" }),
  );
  await run(page);
  await browser.close();
}

/** Opens a page that records whether it is restored from the cache. */
async function openRestorable(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  // The browser reloads a page that was left while maps were loading.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset["restored"] = String(persisted);
    });
  });
}

/**
 * Waits until a page has requested nothing for a while: the browser reloads one that was left during a
 * request. `networkidle` holds from its first time on, also when an overlay then fetches its parts.
 */
async function requestsSettled(page: Page): Promise<void> {
  let count = -1;
  const entries = () => page.evaluate(() => performance.getEntriesByType("resource").length);
  await expect
    .poll(
      async () => {
        const before = count;
        count = await entries();
        return count === before;
      },
      { intervals: [700] },
    )
    .toBe(true);
}

const goBack = (page: Page) => page.evaluate(() => history.back());

const expectRestored = (page: Page, path: string) =>
  expect(page.locator("html"), path).toHaveAttribute("data-restored", "true");

const paths = ["/", "/service/acne", "/testimonials", "/contact-us", "/schedule"];

test("the back button restores every kind of page from the cache", async ({ launchOptions }) => {
  await withBackForwardCache(launchOptions, async (page) => {
    for (const path of paths) {
      await openRestorable(page, path);
      await page.goto("/legal/terms");
      await goBack(page);
      await expectRestored(page, path);
    }
  });
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Overlays, and how a visitor opens them. */
const overlays: Record<string, { path: string; open: (page: Page) => Promise<void>; on?: object }> =
  {
    "Book your appointment": {
      path: "/about",
      open: (page) => page.getByRole("banner").getByRole("button", { name: "Book Online" }).click(),
    },
    Search: {
      path: "/about",
      open: (page) =>
        page
          .getByRole("banner")
          .getByRole("button", { name: /search/i })
          .click(),
    },
    "Before you look": {
      path: "/gallery/acne-scars",
      open: async (page) => {
        const gate = page.getByRole("dialog", { name: "Before you look" });
        // The gate opens by itself at first.
        if (await gate.isHidden()) {
          await page.getByRole("button", { name: "Show the pictures" }).click();
        }
      },
    },
    Menu: {
      path: "/about",
      open: (page) => page.getByRole("button", { name: "Menu" }).click(),
      on: phone,
    },
  };

for (const [name, { path, open, on }] of Object.entries(overlays)) {
  test(`“${name}” left open is closed on the previous page and on return`, async ({
    launchOptions,
  }) => {
    await withBackForwardCache(
      launchOptions,
      async (page) => {
        const dialog = page.getByRole("dialog", { name });
        await openRestorable(page, "/services");
        await openRestorable(page, path);
        await open(page);
        await expect(dialog).toBeVisible();
        await requestsSettled(page);
        await goBack(page);
        await expect(page).toHaveURL("/services");
        await expectRestored(page, "/services");
        await expect(page.locator("dialog[open], :popover-open")).toHaveCount(0);

        await page.evaluate(() => history.forward());
        await expect(page).toHaveURL(path);
        await expectRestored(page, path);
        await expect(page.locator("dialog[open], :popover-open")).toHaveCount(0);
        await page.mouse.move(200, 400);
        await page.mouse.wheel(0, 600);
        await expect.poll(() => page.evaluate(() => scrollY), "scrolls again").toBeGreaterThan(0);
        await page.evaluate(() => scrollTo(0, 0));
        await open(page);
        await expect(dialog, "opens again").toBeVisible();
      },
      on,
    );
  });
}

test("an open submenu is closed on return", async ({ launchOptions }) => {
  await withBackForwardCache(launchOptions, async (page) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openRestorable(page, "/about");
    const button = page.getByRole("button", { name: "Services", exact: true });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.goto("/legal/terms");
    await goBack(page);
    await expectRestored(page, "/about");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(page.getByRole("banner").getByRole("link", { name: "Eczema" })).toBeHidden();
  });
});

test("opening status is updated on return", async ({ launchOptions }) => {
  await withBackForwardCache(launchOptions, async (page) => {
    await page.clock.setFixedTime(new Date("2026-11-23T17:30:00Z"));
    await openRestorable(page, "/contact-us");
    const line = page.locator(".office-status");
    await line.first().scrollIntoViewIfNeeded();
    await expect(line.first()).toHaveText("Open until 4:30 PM");
    // Nine hours pass while the page is in the cache.
    await page.evaluate(() => {
      addEventListener("pagehide", () => {
        const Before = Date;
        globalThis.Date = class extends Before {
          constructor(...parts: []) {
            super(...(parts.length > 0 ? parts : (["2026-11-24T02:30:00Z"] as unknown as [])));
          }
        } as DateConstructor;
      });
    });
    await page.goto("/legal/terms");
    await goBack(page);
    await expectRestored(page, "/contact-us");
    await expect(line.first()).toHaveText("Closed. Opens Tuesday 8:00 AM");
  });
});
