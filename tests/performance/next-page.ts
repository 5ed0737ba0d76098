import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, ElementHandle, Page } from "puppeteer-core";
import { type NetworkLink, openPhone, readMetrics } from "./browser.ts";
import { sampleLoad } from "./machine-load.ts";
import { median, type Row } from "./table.ts";

const journey = ["/", "/service/hemorrhoid-treatment", "/services"] as const;

type Follow = (page: Page, anchor: ElementHandle) => Promise<void>;

const hoverAndClick = async (page: Page, anchor: ElementHandle, wait: number) => {
  const { x, y } = await anchor.clickablePoint();
  await page.mouse.move(x, y);
  await sleep(wait);
  await page.mouse.click(x, y, { delay: 80 });
};

const unassisted = "pointer, without the rules";

const ways: Readonly<Record<string, Follow>> = {
  "pointer, 2 s over the link": (page, anchor) => hoverAndClick(page, anchor, 2000),
  "pointer, 0.3 s over the link": (page, anchor) => hoverAndClick(page, anchor, 300),
  touch: async (page, anchor) => {
    const { x, y } = await anchor.clickablePoint();
    const finger = await page.touchscreen.touchStart(x, y);
    await sleep(80);
    await finger.end();
  },
  keyboard: async (page, anchor) => {
    await anchor.focus();
    await page.keyboard.press("Enter");
  },
  [unassisted]: (page, anchor) => hoverAndClick(page, anchor, 300),
};

/** Follows a link to the next page; returns ms from the tap to its largest paint. */
async function followLink(page: Page, path: string, follow: Follow) {
  const handle = await page.evaluateHandle((href) => {
    const links = [...document.querySelectorAll(`a[href="${href}"]`)];
    return links.find((each) => each.checkVisibility()) ?? null;
  }, path);
  const anchor = handle.asElement() as ElementHandle<Element> | null;
  if (!anchor) throw new Error(`${path}: expected a link that is shown to it on ${page.url()}`);
  await anchor.evaluate((each) => each.scrollIntoView({ block: "center", behavior: "instant" }));
  await page.evaluate(() => {
    const tell = () => {
      sessionStorage["tapped"] = performance.timeOrigin + performance.now();
    };
    addEventListener("click", tell, { capture: true, once: true });
  });
  // Until fonts and scripts that wait for an idle page have come.
  await sleep(1500);
  // A page that is ready takes over before the input is confirmed.
  await follow(page, anchor).catch(() => undefined);
  await sleep(2500);
  const { lcp } = await page.evaluate(readMetrics);
  return page.evaluate((paint) => {
    const [visit] = performance.getEntriesByType("navigation");
    const { activationStart } = visit as PerformanceEntry & { activationStart: number };
    const tapped = Number(sessionStorage["tapped"]);
    return { wait: performance.timeOrigin + paint - tapped, isReady: activationStart > 0 };
  }, lcp);
}

/**
 * Visits three pages in turn, with each way to follow a link, and once without the document's
 * speculation rules; returns how many next pages were prerendered, and all bytes of packets.
 */
export async function measureNextPage(
  browser: Browser,
  link: NetworkLink,
  origin: string,
  runs: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [way, follow] of Object.entries(ways)) {
    const seen: Awaited<ReturnType<typeof followLink>>[] = [];
    const bytes: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      await sampleLoad();
      const page = await openPhone(browser, link);
      if (way === unassisted) {
        await page.evaluateOnNewDocument(() => {
          const remove = () => document.querySelector('script[type="speculationrules"]')?.remove();
          new MutationObserver(remove).observe(document, { childList: true, subtree: true });
        });
      }
      link?.forget();
      const before = link?.bytes() ?? 0;
      const [first, ...others] = journey;
      await page.goto(origin + first, { waitUntil: "networkidle0" });
      for (const path of others) seen.push(await followLink(page, path, follow));
      bytes.push((link?.bytes() ?? 0) - before);
      await page.browserContext().close();
    }
    const waits = seen.map(({ wait }) => wait);
    rows.push({
      "how a link is followed": way,
      "from tap to largest paint ms": median(waits),
      longest: Math.max(...waits),
      prerendered: `${seen.filter(({ isReady }) => isReady).length} of ${seen.length}`,
      "bytes of a visit": median(bytes),
    });
  }
  return rows;
}
