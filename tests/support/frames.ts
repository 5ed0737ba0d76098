import type { Page } from "@playwright/test";

/** Waits for two frames: what a scroll, an observer or a focus causes has happened by then. */
export const frames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/**
 * Waits until the page has loaded and run what it keeps for idle time. A request of that has been
 * answered too: one that follows it has.
 */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    const idleTasks = () =>
      new Promise((done) => requestIdleCallback(() => requestIdleCallback(done)));
    await idleTasks();
    await fetch("/robots.txt", { cache: "no-store" });
    await idleTasks();
  });
}

type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Returns the sum of all layout shifts of a visit, and what moved from where. */
export async function layoutShifts(page: Page): Promise<{ sum: number; moved: string }> {
  await frames(page);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as Shift[];
    const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round);
    const lines = shifts.flatMap(({ value, startTime, sources }) =>
      sources.map(
        ({ node, previousRect, currentRect }) =>
          `${value.toFixed(3)} at ${Math.round(startTime)} ms: ${node?.nodeName} ${node?.className} from ${box(previousRect)} to ${box(currentRect)}`,
      ),
    );
    return { sum: shifts.reduce((sum, { value }) => sum + value, 0), moved: lines.join("\n") };
  });
}
