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

export const startScript = /\/assets\/start-.*\.js$/;

/** Opens a page whose start script waits until the returned function is called. */
export async function openBeforeScript(page: Page, path: string): Promise<() => void> {
  const release = await holdRequests(page, startScript);
  await page.goto(path);
  return release;
}

/** Changes the text of a document or a file on its way to the page. */
export const rewrite = (page: Page, url: string | RegExp, change: (text: string) => string) =>
  page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

/** Records the URLs that are requested from now on. */
export function recordRequests(context: BrowserContext, url: RegExp): string[] {
  const urls: string[] = [];
  context.on("request", (request) => {
    if (url.test(request.url())) urls.push(request.url());
  });
  return urls;
}

/** Counts the documents of a page from now on; one may be left before its `load` event. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  return () => loads;
}
