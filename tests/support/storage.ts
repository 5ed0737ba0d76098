import type { Page } from "@playwright/test";

/** Refuses storage, as browsers do where a visitor has blocked it. */
export const refuseStorage = (page: Page, ...names: string[]): Promise<unknown> =>
  page.addInitScript((names) => {
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    for (const name of names) {
      const owner = name === "cookie" ? document : window;
      Object.defineProperty(owner, name, { get: refuse, set: refuse, configurable: true });
    }
  }, names);
