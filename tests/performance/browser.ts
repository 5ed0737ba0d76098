import { type Browser, launch, type Page } from "puppeteer-core";
import { indexReloadedKey } from "../../app/storage.ts";
import { chromiumFlags, fullBrowser } from "../support/browsers.ts";
import type { startLink } from "./link.ts";

/** The link to measure over; without one, throttling is applied in the browser. */
export type NetworkLink = Awaited<ReturnType<typeof startLink>> | null;

/** Starts full Chromium with a new profile in the folder, at the link's far end if there is one. */
export function startBrowser(link: NetworkLink, folder: string): Promise<Browser> {
  const [program = "", ...command] = [...(link?.farEndCommand ?? []), fullBrowser];
  const trusted = link ? [`--ignore-certificate-errors-spki-list=${link.trusted}`] : [];
  // Before the address: else Chromium does not trust the certificate.
  const profile = `--user-data-dir=${folder}/profile`;
  return launch({
    executablePath: program,
    ignoreDefaultArgs: true,
    args: [...command, "--headless=new", "--no-first-run", profile, ...chromiumFlags, ...trusted],
    pipe: true,
  });
}

/** Opens an empty phone, four times slower, that has visited nothing. */
export async function openPhone(browser: Browser, link: NetworkLink): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const screen = { width: 412, height: 823, deviceScaleFactor: 1.75 };
  await page.setViewport({ ...screen, isMobile: true, hasTouch: true });
  await page.emulateCPUThrottling(4);
  // The gallery's index reloads once per session, as specified: measured without that reload.
  await page.evaluateOnNewDocument((key) => {
    if (location.protocol !== "about:") sessionStorage.setItem(key, "true");
  }, indexReloadedKey);
  if (!link) {
    await page.emulateNetworkConditions({ latency: 562.5, download: 180_000, upload: 84_375 });
  }
  return page;
}

/** Reads the page's metrics, times in ms since its navigation started. */
export function readMetrics() {
  type Entry = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    element: Element | null;
    transferSize: number;
  };
  const entriesOf = (type: string) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    return observer.takeRecords() as Entry[];
  };
  const [visit] = performance.getEntriesByType("navigation") as Entry[];
  const fcp = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
  const largest = entriesOf("largest-contentful-paint").at(-1);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const tasks = entriesOf("longtask").filter(({ startTime }) => startTime > fcp);
  const element = largest?.element;
  return {
    fcp,
    lcp: largest?.startTime ?? Number.NaN,
    element: element ? [element.localName, ...element.classList].join(".") : "",
    shift: sum(entriesOf("layout-shift").map((entry) => (entry.hadRecentInput ? 0 : entry.value))),
    blocking: sum(tasks.map(({ duration }) => duration - 50)),
    requests: performance.getEntriesByType("resource").length + 1,
    documentBytes: visit?.transferSize ?? 0,
  };
}
