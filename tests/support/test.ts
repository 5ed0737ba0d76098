import { test as base, expect, type Page } from "@playwright/test";
import { hostRules, resetStubs, startStubs, stopStubs } from "./vendor-stubs.ts";

type Extras = {
  /** Console messages that this test expects; any other error or warning fails it. */
  expectedConsole: RegExp;
  /** The same, with those that the test adds. */
  allowed: RegExp[];
  cleanStubs: undefined;
};

const maps = /^https:\/\/www\.google\.com\/maps/;
const loopback =
  /^(?:http|ws)s?:\/\/(?:localhost|127\.0\.0\.1)[:/]|^(?:data|blob|about|chrome-error):/;

/** Playwright's message where service workers are blocked (playwright.config.ts). */
const refusedWorker = "Service Worker registration blocked by Playwright";

/** Chromium's error for a cross-document view transition that times out on a slow page. */
const lateTransition = /^InvalidStateError: Transition was aborted because of invalid state/;

/** Removes what the oldest supported browsers lack (`baseline-widely-available`). */
function removeNewFunctions(): void {
  const functions: [owner: object, names: PropertyKey[]][] = [
    [AbortSignal, ["any"]],
    [Array, ["fromAsync"]],
    [Document.prototype, ["caretPositionFromPoint"]],
    [Reflect.get(window, "Iterator").prototype, ["map", "filter", "toArray"]],
    [Object, ["groupBy"]],
    [Promise, ["try", "withResolvers"]],
    [ReadableStream.prototype, [Symbol.asyncIterator]],
    [RegExp, ["escape"]],
    [Set.prototype, ["union", "intersection", "difference"]],
    [URL, ["parse", "canParse"]],
  ];
  for (const [owner, names] of functions) {
    for (const name of names) Reflect.deleteProperty(owner, name);
  }
}

/** Ends the sunrise, whose drawing without a graphics card takes a twelfth of the time of `npm test`. */
function endSunrise(): void {
  addEventListener("animationstart", ({ animationName, target }) => {
    if (animationName !== "scene-rise" || !(target instanceof Element)) return;
    for (const animation of target.getAnimations()) animation.finish();
  });
}

/**
 * A page that fails the test on unexpected requests, console messages and errors. No request leaves
 * the machine (`hostRules`). Nothing is intercepted, which would disable the cache and take a seventh
 * of the time of `npm test`.
 */
export const test = base.extend<Extras, { stubs: string }>({
  stubs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures.
    async ({}, use) => {
      await startStubs();
      await use(hostRules());
      await stopStubs();
    },
    { scope: "worker" },
  ],
  launchOptions: [
    async ({ launchOptions, stubs }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), stubs] }),
    { scope: "worker" },
  ],
  expectedConsole: [/^\b$/, { option: true }],
  allowed: async ({ expectedConsole }, use) => use([expectedConsole]),
  // Before each test, also of those that open a context or a browser of their own.
  cleanStubs: [
    async ({ stubs: _ }, use) => {
      await resetStubs();
      await use(undefined);
    },
    { auto: true },
  ],
  context: async ({ context, allowed }, use) => {
    const errors: string[] = [];
    const isAllowed = (text: string) => allowed.some((each) => each.test(text));
    await context.addInitScript(removeNewFunctions);
    await context.addInitScript(endSunrise);
    // Elsewhere is not found (`hostRules`), unless a test responds for it or the policy forbids it.
    context.on("requestfailed", (request) => {
      const url = request.url();
      if (loopback.test(url) || maps.test(url) || request.failure()?.errorText === "csp") return;
      errors.push(`request to ${url}`);
    });
    context.on("console", (message) => {
      const text = message.text();
      if (!["error", "warning"].includes(message.type())) return;
      if (isAllowed(text) || text === refusedWorker) return;
      errors.push(`console ${message.type()}: ${text} (${message.page()?.url()})`);
    });
    context.on("weberror", (error) => {
      const text = String(error.error());
      if (isAllowed(text) || lateTransition.test(text)) return;
      errors.push(text);
    });
    await use(context);
    expect(errors, "console errors, page errors or requests to elsewhere").toEqual([]);
  },
});

/** Responds for the map service, which is not found otherwise. */
export const serveMaps = (page: Page) =>
  page.route(maps, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Map</title>A map" }),
  );

export type { Page } from "@playwright/test";
export { expect };

/** Ends the title of a test that `npm test` runs only if it is one of the quick ones. */
export const quickIf = (isQuick: boolean) => (isQuick ? "" : " @all");

/** Waits until the page's scripts are running. */
export const waitForScripts = (page: Page) =>
  expect(page.locator("html")).toHaveAttribute("data-script", "ready");

/** Waits until the page is styled and laid out to its end. */
export const waitForLayout = (page: Page) =>
  expect(page.locator("html")).not.toHaveAttribute("data-styles", /.*/, { timeout: 60_000 });

/** Opens a page and waits for its scripts and layout. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForScripts(page);
  await waitForLayout(page);
}

/** Opens a page and stops its clock, which only the test moves from then on. */
export async function openStopped(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Waits until an island's code runs. */
export const waitForIsland = (page: Page, island: string) =>
  expect(page.locator(`[data-island=${island}]`)).toHaveAttribute("data-status", "mounted");
