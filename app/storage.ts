/*
 * Every key that the site uses in web storage; the privacy policy lists them
 * (tests/browser/privacy-storage.test.ts). And what replaces storage that is blocked.
 */

import { onWindow } from "./islands/window.ts";

/** Session storage: the visitor has accepted the gallery's gate (specification, section 4). */
export const acceptedKey = "disclaimerAccepted";
/** Session storage: the visitor has seen the gallery after accepting (specification, section 4). */
export const visitedKey = "galleryVisited";
/** Session storage: the gallery's page has been reloaded once (specification, section 4). */
export const freshKey = "forced_gallery";
/** Session storage: time of the last reload because of a missing file, in ms since the epoch. */
export const reloadedKey = "reloaded_at";

/** Local storage: display settings. */
export const settingsKey = "accessibilitySettings";
/** Local storage: the visitor's consent to analytics, or refusal. */
export const choiceKey = "analyticsChoice";
/** Local storage: the visitor's random id in analytics. */
export const visitorKey = "analyticsVisitor";

/** Returns whether session storage persists to the next page. */
export const remembersSession = (): boolean =>
  document.documentElement.dataset["storage"] !== "page";

/**
 * Replaces session storage that is blocked or full with an in-memory one for the lifetime of the
 * page, so that callers need not handle exceptions.
 */
export function ensureSessionStorage(): void {
  try {
    // Full storage throws on writes only.
    sessionStorage.setItem("probe", "");
    sessionStorage.removeItem("probe");
  } catch {
    const memory = new Map<string, string>();
    const value = {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, text: string) => void memory.set(key, text),
      removeItem: (key: string) => void memory.delete(key),
    };
    Object.defineProperty(window, "sessionStorage", { value, configurable: true });
    document.documentElement.dataset["storage"] = "page";
  }
}

/** Returns whether a flag of the session is set, such as `disclaimerAccepted`. */
export const hasFlag = (flag: string): boolean => sessionStorage.getItem(flag) === "true";

/** Sets or clears a flag of the session. */
export function setFlag(flag: string, on: boolean): void {
  if (on) sessionStorage.setItem(flag, "true");
  else sessionStorage.removeItem(flag);
  dispatchEvent(new Event("flagchange"));
}

/** Subscribes to changes of a flag, and to restores from the back/forward cache. */
export const onFlagChange = (listener: () => void) => onWindow("flagchange pageshow", listener);
