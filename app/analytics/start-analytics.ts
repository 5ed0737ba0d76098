import type { ComponentType } from "react";
import { analyticsSettings } from "#content/practice";
import { privacyControlId } from "../data-attributes.ts";
import { paths } from "../paths.ts";
import { isIndexReloading } from "../storage.ts";
import { onConsentChange, readConsent } from "./consent.ts";
import { startDelivery, stopDelivery, track } from "./delivery.ts";
import { pageName, reportedPath } from "./events.ts";
import { observePage } from "./observe.ts";

// `#analytics` in the browser when a token is set (scripts/vite/content.ts); absent.ts without one,
// so that no chunk contains analytics code.
export { track };

export const analyticsIslands = import.meta.glob<ComponentType<never>>("./*.island.tsx", {
  import: "default",
});

let isObserving = false;
let isPageTracked = false;

function trackPage(): void {
  // This page view is tracked after the reload.
  if (location.pathname === paths.gallery && isIndexReloading()) return;
  isPageTracked = true;
  const path = reportedPath(location, analyticsSettings.mode === "consent");
  track("Page View", { page_name: pageName(path), path, search: location.search });
  const { service, gallery } = document.documentElement.dataset;
  if (service) track("Service View", { service_name: service });
  if (gallery) track("Gallery View", { category: gallery });
}

function applyConsent(): void {
  const consent = readConsent();
  showControl(consent === "signal");
  if (analyticsSettings.mode !== "specified" && consent !== "yes") {
    isPageTracked = false;
    stopDelivery();
    return;
  }
  startDelivery();
  if (!isObserving) observePage();
  isObserving = true;
  if (!isPageTracked) trackPage();
}

/** Shows `PrivacyControl` (privacy-card.tsx): the button, or the text that a signal is honored. */
function showControl(hasSignal: boolean): void {
  const control = document.getElementById(privacyControlId);
  if (!control) return;
  control.hidden = false;
  for (const part of control.querySelectorAll<HTMLElement>(":scope > *")) {
    part.hidden = part.matches("span") !== hasSignal;
  }
}

/** `startFeatureTracking` starts tracking the events of a feature. */
export function startAnalytics(startFeatureTracking: () => void): void {
  // A restore from the back/forward cache counts as another view.
  addEventListener("pagehide", () => {
    isPageTracked = false;
  });
  onConsentChange(applyConsent);
  applyConsent();
  // The dialog may already be open: counted once delivery has started.
  startFeatureTracking();
}
