import type { Browser, BrowserContext, Page } from "@playwright/test";
import { ports, specifiedSite } from "../../support/addresses.ts";
import { Collector, libraryFile } from "../../support/collector.ts";
import { expect, open, test } from "../../support/test.ts";

const service = `http://localhost:${ports.collector}`;

/** Applies a fault to a page; `end` stops a stub that it started. */
type Fault = (page: Page) => Promise<{ end?: () => Promise<void> } | undefined>;

/** Routes analytics requests to a stub with this response. */
const answering =
  (answer: Collector["answer"]): Fault =>
  async (page) => {
    const collector = new Collector();
    collector.answer = answer;
    const port = await collector.start(0);
    await page.route(`${service}/**`, (route) =>
      route.continue({ url: route.request().url().replace(`:${ports.collector}`, `:${port}`) }),
    );
    return { end: () => collector.stop() };
  };

const without =
  (files: string | RegExp): Fault =>
  async (page) => {
    await page.route(files, (route) => route.abort());
    return undefined;
  };

const faults: Record<string, Fault> = {
  // No server listens.
  down: async () => undefined,
  slow: answering("slow"),
  "answers 500": answering("fault"),
  "answers nonsense": answering("garbage"),
  blocked: without(`${service}/**`),
  "no library": without(libraryFile),
  "no recorder": without("**/*recorder*.js"),
  "storage refused": async (page) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("refused", "SecurityError");
          },
        });
      }
    });
    return undefined;
  },
  "storage full": async (page) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    return undefined;
  },
};

/** Records a page's console messages, requests and storage under a fault. */
async function visit(page: Page, fault: Fault) {
  const seen = { warnings: [] as string[], failures: [] as string[], attempts: 0, loads: 0 };
  page.on("console", (message) => {
    // Ignore Chromium's own message about a failed request.
    const own = !/Failed to load|CORS|Service Worker/.test(message.text());
    if (own && ["warning", "error"].includes(message.type())) seen.warnings.push(message.text());
  });
  page.on("pageerror", (error) => seen.failures.push(String(error)));
  page.on("request", (request) => {
    if (request.url().startsWith(service)) seen.attempts += 1;
  });
  // Count navigations, not requests: the browser may prerender the second page.
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) seen.loads += 1;
  });
  const { end } = (await fault(page)) ?? {};
  await open(page, `${specifiedSite}/about`);
  await page.waitForTimeout(6000);
  await page.getByRole("banner").getByRole("link", { name: "Testimonials" }).click();
  await expect(page).toHaveURL(/testimonials/);
  await page.waitForTimeout(1000);
  const cookies = await page.context().cookies();
  await end?.();
  return { ...seen, cookies };
}

/** Runs a fault in its own browser, so that several can run in parallel. */
async function inTurn(browser: Browser, name: string): Promise<void> {
  const context: BrowserContext = await browser.newContext({ serviceWorkers: "block" });
  const fault = faults[name];
  if (!fault) throw new Error(`${name}: expected a fault, found none`);
  const { warnings, failures, attempts, loads, cookies } = await visit(
    await context.newPage(),
    fault,
  );
  await context.close();
  expect.soft(failures, name).toEqual([]);
  expect.soft(warnings.length, `${name}: ${warnings.join("\n")}`).toBeLessThanOrEqual(loads);
  expect.soft(attempts, `${name}: no storm of retries`).toBeLessThan(12);
  expect.soft(loads, `${name}: no reload`).toBe(2);
  expect.soft(cookies, `${name}: no cookie instead`).toEqual([]);
}

/** With a failing service or library, pages work and log at most once. */
export function faultTests(): void {
  test("the page works whatever happens to the statistics", async ({ browser }) => {
    test.setTimeout(180_000);
    const names = Object.keys(faults);
    // Three at a time, for machines with few cores.
    for (let first = 0; first < names.length; first += 3) {
      await Promise.all(names.slice(first, first + 3).map((name) => inTurn(browser, name)));
    }
  });
}
