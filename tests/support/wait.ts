import type { Page } from "@playwright/test";

/** Waits for two frames: what a scroll, an observer or a focus causes has happened by then. */
export const waitForFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Wakes the page, as a phone does that shows its tab again. */
export const wake = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

/**
 * Waits until the page has loaded, run its idle tasks, and received their responses. Unlike
 * `networkidle`, it does not wait for a request that Chromium drops.
 */
export async function waitForIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A busy machine may never be idle; the page's own tasks wait two seconds at most.
    const idleTask = () => new Promise((done) => requestIdleCallback(done, { timeout: 5000 }));
    const idleTasks = () => idleTask().then(idleTask);
    while (document.readyState !== "complete") await idleTasks();
    const responses = () => performance.getEntriesByType("resource").length;
    for (let before = -1; responses() > before + 1; ) {
      before = responses();
      await idleTasks();
      // Requests of those tasks have completed too, since a later request has.
      await fetch("/robots.txt", { cache: "no-store" });
      await idleTasks();
    }
  });
}
