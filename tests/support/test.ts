import { test as base, expect, type Page } from "@playwright/test";

type Extras = {
  /** The console lines that this test means to see; any other error or warning fails it. */
  expectedConsole: RegExp;
};

const maps = /^https:\/\/www\.google\.com\/maps/;
const loopback =
  /^(?:http|ws)s?:\/\/(?:localhost|127\.0\.0\.1)[:/]|^(?:data|blob|about|chrome-error):/;

/** What Playwright says where a test does not allow the service worker (playwright.config.ts). */
const refusedWorker = "Service Worker registration blocked by Playwright";

/** What Chromium reports of a cross-document view transition that a slow page came too late for. */
const lateTransition = /^InvalidStateError: Transition was aborted because of invalid state/;

/**
 * A page in a real browser. Nothing leaves the machine but for the map service, which is played
 * here; an unexpected request, console line or page error fails the test.
 */
export const test = base.extend<Extras>({
  expectedConsole: [/^\b$/, { option: true }],
  context: async ({ context, expectedConsole }, use) => {
    const faults: string[] = [];
    await context.route(
      (url) => !loopback.test(url.href),
      (route) => {
        if (maps.test(route.request().url())) {
          return route.fulfill({ contentType: "text/html", body: "<title>Map</title>A map" });
        }
        faults.push(`request to ${route.request().url()}`);
        return route.abort();
      },
    );
    context.on("console", (message) => {
      const text = message.text();
      if (!["error", "warning"].includes(message.type())) return;
      if (expectedConsole.test(text) || text === refusedWorker) return;
      faults.push(`console ${message.type()}: ${text} (${message.page()?.url()})`);
    });
    context.on("weberror", (error) => {
      const text = String(error.error());
      if (expectedConsole.test(text) || lateTransition.test(text)) return;
      faults.push(text);
    });
    await use(context);
    expect(faults, "console errors, page errors or requests to elsewhere").toEqual([]);
  },
});

export { expect };

/** Waits until the page's script is there: its islands answer from now on. */
export const hydrated = (page: Page) =>
  expect(page.locator("html")).toHaveAttribute("data-script", "ready", { timeout: 20_000 });

/** Opens a page and waits until its script is there. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
