import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { fullBrowser } from "../support/browsers.ts";
import { median, type Row } from "./table.ts";

const repeats = 5;

/** Opens a page as a phone does, with a CPU four times slower. */
async function open(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  });
  await page.route(/^https:/, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset["script"] === "ready");
  await page.waitForTimeout(1500);
  return page;
}

/** Returns the longest event of a tap, from input to next frame (INP), in ms. */
async function latency(page: Page, control: Locator): Promise<number> {
  await page.evaluate(() => {
    const recorder = window as unknown as { durations: number[] };
    recorder.durations = [0];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        // Hover is not an interaction.
        if (entry.interactionId !== 0) recorder.durations.push(entry.duration);
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await control.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {};
  // Without Playwright's actionability checks, which would run in the page.
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(800);
  await page.mouse.down();
  await page.waitForTimeout(80);
  await page.mouse.up();
  await page.waitForTimeout(600);
  return page.evaluate(() => Math.max(...(window as unknown as { durations: number[] }).durations));
}

const controls: readonly [name: string, path: string, selector: string][] = [
  ["menu", "/", 'button[aria-label="Menu"]'],
  ["booking dialog", "/", 'main button:has-text("Book Your Appointment Now")'],
  ["gate", "/gallery/abscess", 'dialog button:has-text("CONTINUE")'],
  ["testimonial card", "/testimonials", '.testimonial button:has-text("More")'],
  ["accessibility panel", "/", ".accessibility-panel-button"],
];

/**
 * Measures each control's latency at 4x CPU slowdown: on first use, with the island's files fetched
 * but not run, and on next use.
 */
export async function measureInteractions(site: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: fullBrowser, args: ["--no-sandbox"] });
  const rows: Row[] = [];
  for (const [name, path, selector] of controls) {
    const first: number[] = [];
    const later: number[] = [];
    for (let index = 0; index < repeats; index += 1) {
      const page = await open(browser, site + path);
      const control = page.locator(selector).first();
      first.push(await latency(page, control));
      await page.keyboard.press("Escape");
      if (await control.isVisible()) later.push(await latency(page, control));
      await page.close();
    }
    rows.push({
      control: name,
      "first use ms (4× slower)": median(first),
      longest: Math.max(...first),
      "next use ms": later.length > 0 ? median(later) : "",
    });
  }
  await browser.close();
  return rows;
}
