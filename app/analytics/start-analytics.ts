import { analyticsSettings } from "../../content-schema/analytics-settings.ts";
import { readChoice, subscribe } from "./choice.ts";
import { startDelivery, stopDelivery } from "./delivery.ts";
import { observePage } from "./observe.ts";
import { pageName } from "./payload.ts";
import { track } from "./track.ts";

/** How to stop, while analytics runs; `undefined` before the first decision. */
let stopObserving: (() => void) | null | undefined;
/** A page counts once each time that it is shown. */
let counted = false;

/** The build writes what a page is about into its root element (app/document.tsx). */
function countPage(): void {
  counted = true;
  const path = location.pathname.replace(/(.)\/$/, "$1");
  const campaign = [...new URLSearchParams(location.search)].filter(([name]) =>
    name.startsWith("utm_"),
  );
  const search = campaign.length ? `?${new URLSearchParams(campaign)}` : "";
  track("Page View", { page_name: pageName(path), path, search });
  const { dataset } = document.documentElement;
  if (dataset["service"]) track("Service View", { service_name: dataset["service"] });
  if (dataset["gallery"]) track("Gallery View", { category: dataset["gallery"] });
}

/** Runs or ends analytics as the practice has set it and the visitor has chosen. */
function applyChoice(): void {
  const choice = readChoice();
  showControl(choice === "signal");
  if (analyticsSettings.mode === "specified" || choice === "yes") {
    if (!stopObserving) {
      startDelivery();
      stopObserving = observePage();
    }
    if (!counted) countPage();
  } else if (stopObserving !== null) {
    stopObserving?.();
    stopObserving = null;
    counted = false;
    stopDelivery();
  }
}

/** Shows `PrivacyControl` in the footer (privacy.tsx): the button, or that a signal is honored. */
function showControl(hasSignal: boolean): void {
  const control = document.getElementById("privacy-control");
  if (!control) return;
  control.hidden = false;
  for (const part of control.querySelectorAll<HTMLElement>("button")) part.hidden = hasSignal;
  for (const part of control.querySelectorAll<HTMLElement>("span")) part.hidden = !hasSignal;
}

/**
 * Starts analytics on a page that is shown: loaded, or activated after prerendering. Its return from
 * the back/forward cache counts as another view.
 *
 * @param followers start to raise the events of their features
 */
export function startAnalytics(...followers: readonly (() => void)[]): void {
  for (const follow of followers) follow();
  addEventListener("pagehide", () => {
    counted = false;
  });
  subscribe(applyChoice);
  applyChoice();
}
