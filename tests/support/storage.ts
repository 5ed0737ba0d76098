import type { Page } from "@playwright/test";

/** Refuses storage, as browsers do where a visitor has blocked it. */
export const refuseStorage = (page: Page, ...names: string[]): Promise<unknown> =>
  page.addInitScript((names) => {
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    for (const name of names) {
      Object.defineProperty(window, name, { get: refuse, set: refuse, configurable: true });
    }
  }, names);

/** Returns the names of everything that this origin stored in the browser. */
export async function storedNames(page: Page): Promise<string[]> {
  const names = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ""),
    ...(await caches.keys()).map((name) => `cache ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ active, installing, waiting }) =>
      new URL((active ?? waiting ?? installing)?.scriptURL ?? "").pathname.slice(1),
    ),
  ]);
  const cookies = await page.context().cookies();
  return [...names, ...cookies.map(({ name }) => `cookie ${name}`)];
}
