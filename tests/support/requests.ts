import type { BrowserContext, Page } from "@playwright/test";

/** Holds the requests whose URL matches until the returned function is called. */
export async function holdRequests(
  target: Page | BrowserContext,
  url: RegExp,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await target.route(url, async (route) => {
    await released;
    // The page may have been left meanwhile.
    await route.fallback().catch(() => undefined);
  });
  return release;
}

/** Counts a page's loads from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  return () => loads;
}
