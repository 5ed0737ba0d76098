/* Every key in web storage; the privacy policy lists them (privacy-storage.test.ts). */

import { navigationType, onWindow } from "./islands/window.ts";

/** In session storage (specification, section 4): the gate is accepted, the gallery was seen, its index has reloaded. */
export const acceptedKey = "disclaimerAccepted";
export const visitedKey = "galleryVisited";
export const indexReloadedKey = "forced_gallery";

/** In local storage: display settings, the answer about analytics, and the id of the visitor. */
export const settingsKey = "accessibilitySettings";
export const consentKey = "analyticsChoice";
export const visitorKey = "analyticsVisitor";

/** Returns whether session storage persists to the next page. */
export const remembersSession = (): boolean =>
  document.documentElement.dataset["storage"] !== "page";

function isStorageKept(): boolean {
  // With room for every flag of the site.
  const probe = "-".repeat(100);
  try {
    // Full storage throws on writes only, and a blocker may drop them.
    sessionStorage.setItem("probe", probe);
    const isKept = sessionStorage.getItem("probe") === probe;
    sessionStorage.removeItem("probe");
    return isKept;
  } catch {
    return false;
  }
}

/** Replaces blocked or full session storage for the page, so that callers handle no exceptions. */
export function ensureSessionStorage(): void {
  if (isStorageKept()) return;
  const memory = new Map<string, string>();
  const value = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, text: string) => void memory.set(key, text),
    removeItem: (key: string) => void memory.delete(key),
  };
  Object.defineProperty(window, "sessionStorage", { value, configurable: true });
  document.documentElement.dataset["storage"] = "page";
}

/** Returns whether a flag of the session is set, such as `disclaimerAccepted`. */
export const hasFlag = (flag: string): boolean => sessionStorage.getItem(flag) === "true";

/** Sets or clears a flag of the session. */
export function setFlag(flag: string, on: boolean): void {
  // It may have become full meanwhile.
  ensureSessionStorage();
  if (on) sessionStorage.setItem(flag, "true");
  else sessionStorage.removeItem(flag);
  dispatchEvent(new Event("flagchange"));
}

/** Whether the gallery's index reloads, once a session; never twice where storage forgets. */
export const isIndexReloading = (): boolean =>
  !hasFlag(indexReloadedKey) && remembersSession() && navigationType() !== "reload";

/** Subscribes to changes of a flag, and to restores from the back/forward cache. */
export const onFlagChange = (listener: () => void) => onWindow("flagchange pageshow", listener);
