import { analyticsSettings } from "../../content-schema/analytics-settings.ts";
import { readChoice, subscribe } from "./choice.ts";
import { startDelivery, stopDelivery, track } from "./delivery.ts";
import { controlId, subjectOf } from "./marks.ts";
import { observePage } from "./observe.ts";
import { pageName } from "./payload.ts";

/*
 * What the browser's files know as `#analytics` when a token is set (scripts/vite/content.ts).
 * Without one absent.ts takes its place, so that no file holds anything of all this. What stands in
 * the document itself is in privacy.tsx.
 */
export { track };

/** The islands that only a site with analytics has, for app/islands/registry.ts. */
export const analyticsIslands = {
  "privacy-card": async () => (await import("./privacy-card.tsx")).PrivacyCardIsland,
};

let observing = false;
/** A page counts once each time that it is shown. */
let counted = false;

function countPage(): void {
  counted = true;
  const path = location.pathname.replace(/(.)\/$/, "$1");
  const campaign = [...new URLSearchParams(location.search)].filter(([name]) =>
    name.startsWith("utm_"),
  );
  const search = campaign.length ? `?${new URLSearchParams(campaign)}` : "";
  track("Page View", { page_name: pageName(path), path, search });
  const service_name = subjectOf("service");
  if (service_name) track("Service View", { service_name });
  const category = subjectOf("gallery");
  if (category) track("Gallery View", { category });
}

/** Runs or ends analytics as the practice has set it and the visitor has chosen. */
function applyChoice(): void {
  const choice = readChoice();
  showControl(choice === "signal");
  if (analyticsSettings.mode !== "specified" && choice !== "yes") {
    counted = false;
    stopDelivery();
    return;
  }
  startDelivery();
  if (!observing) observePage();
  observing = true;
  if (!counted) countPage();
}

/** Shows `PrivacyControl` in the footer (privacy.tsx): the button, or that a signal is honored. */
function showControl(hasSignal: boolean): void {
  const control = document.getElementById(controlId);
  if (!control) return;
  control.hidden = false;
  for (const part of control.querySelectorAll<HTMLElement>(":scope > *")) {
    part.hidden = part.matches("span") !== hasSignal;
  }
}

/**
 * Starts analytics on a page that is shown: loaded, or activated after prerendering. Its return from
 * the back/forward cache counts as another view.
 *
 * @param follow starts to raise the events of a feature
 */
export function startAnalytics(follow: () => void): void {
  follow();
  addEventListener("pagehide", () => {
    counted = false;
  });
  subscribe(applyChoice);
  applyChoice();
}
