/* The visitor's consent, in localStorage; if that is blocked, for the lifetime of the page. */

import { onWindow } from "../islands/window.ts";
import { consentKey } from "../storage.ts";

/** `signal`: the browser sends Global Privacy Control or Do Not Track, which counts as "no". */
type Consent = "yes" | "no" | "signal" | "open";

let consentInMemory: "yes" | "no" | null = null;

const hasSignal = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
  navigator.doNotTrack === "1";

/** Returns the consent in effect. */
export function readConsent(): Consent {
  if (hasSignal()) return "signal";
  if (consentInMemory) return consentInMemory;
  try {
    const { answer } = JSON.parse(localStorage.getItem(consentKey) ?? "{}") as { answer?: unknown };
    return answer === "yes" || answer === "no" ? answer : "open";
  } catch {
    return "open";
  }
}

/** Stores the visitor's answer with a timestamp. */
export function storeConsent(value: "yes" | "no"): void {
  consentInMemory = null;
  try {
    const stored = { answer: value, at: new Date().toISOString() };
    localStorage.setItem(consentKey, JSON.stringify(stored));
  } catch {
    // Storage is blocked or full: the answer applies to this page.
    consentInMemory = value;
  }
  dispatchEvent(new Event("consentchange"));
}

/** `pageshow`: a page in the back/forward cache receives no storage events. */
export const onConsentChange = (listener: () => void) =>
  onWindow("consentchange storage pageshow", ({ type }: Event) => {
    // An answer that another tab stored is newer.
    if (type === "storage") consentInMemory = null;
    listener();
  });
