/*
 * The visitor's answer about analytics, in this site's own storage. Where storage is refused the
 * answer holds as long as the page.
 */

const key = "analyticsChoice";

/** `signal`: the browser sends Global Privacy Control or Do Not Track, which counts as a no. */
export type Choice = "yes" | "no" | "signal" | "open";

/** An answer that could not be stored. */
let unstored: "yes" | "no" | null = null;
const listeners = new Set<() => void>();

const hasSignal = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
  navigator.doNotTrack === "1";

/** Returns the choice that holds. */
export function readChoice(): Choice {
  if (hasSignal()) return "signal";
  if (unstored) return unstored;
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "null") as { answer?: unknown } | null;
    return stored?.answer === "yes" || stored?.answer === "no" ? stored.answer : "open";
  } catch {
    return "open";
  }
}

/** Stores the visitor's answer with its time. */
export function choose(value: "yes" | "no"): void {
  unstored = null;
  try {
    localStorage.setItem(key, JSON.stringify({ answer: value, at: new Date().toISOString() }));
  } catch {
    // Storage is refused or full: the answer holds for this page.
    unstored = value;
  }
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

/**
 * Calls a listener when the choice may have changed: on this page, in another tab, or while the page
 * was in the back/forward cache. Returns how to stop.
 */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener("storage", onStorage);
    addEventListener("pageshow", onReturn);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener("storage", onStorage);
    removeEventListener("pageshow", onReturn);
  };
}

function onStorage(event: StorageEvent): void {
  if (event.key !== key && event.key !== null) return;
  unstored = null;
  notify();
}

/** No storage event reaches a page in the back/forward cache. */
function onReturn({ persisted }: PageTransitionEvent): void {
  if (persisted) notify();
}
