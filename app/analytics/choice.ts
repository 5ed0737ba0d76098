import { useSyncExternalStore } from "react";

/*
 * The visitor's answer about visitor statistics, in this site's own storage. Where storage is
 * refused the answer holds as long as the page.
 */

const key = "analyticsChoice";

/** `signal`: the browser sends Global Privacy Control or Do Not Track, which counts as a no. */
export type Choice = "yes" | "no" | "signal" | "open";

let answer: "yes" | "no" | null = null;
const listeners = new Set<() => void>();
const askers = new Set<(from: HTMLElement) => void>();

const signals = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
  navigator.doNotTrack === "1";

/** What holds now. */
export function readChoice(): Choice {
  if (signals()) return "signal";
  if (answer) return answer;
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? "null") as { answer?: unknown } | null;
    return stored?.answer === "yes" || stored?.answer === "no" ? stored.answer : "open";
  } catch {
    return "open";
  }
}

/** Keeps the visitor's answer, with its time. */
export function choose(value: "yes" | "no"): void {
  answer = value;
  try {
    localStorage.setItem(key, JSON.stringify({ answer: value, at: new Date().toISOString() }));
  } catch {
    // Storage is refused or full: the answer holds for this page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  // Another tab may have answered.
  const follow = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    answer = null;
    listener();
  };
  listeners.add(listener);
  addEventListener("storage", follow);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", follow);
  };
}

/** The choice that holds, or null before the page's script runs. */
export const useChoice = (): Choice | null =>
  useSyncExternalStore<Choice | null>(subscribe, readChoice, () => null);

/** Lets the page's foot ask the question again; `from` gets the focus back after the answer. */
export const askAgain = {
  ask: (from: HTMLElement) => {
    for (const open of askers) open(from);
  },
  listen: (open: (from: HTMLElement) => void) => {
    askers.add(open);
    return () => void askers.delete(open);
  },
};
