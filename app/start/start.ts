import { startAnalytics } from "#analytics";
import { markCurrentSection } from "../components/table-of-contents/table-of-contents-behavior.ts";
import { enhanceAccessibilityPanel } from "../features/accessibility-panel/accessibility-panel-behavior.ts";
import { trackBookingDialog } from "../features/booking/booking-analytics.ts";
import { galleryFragment, serviceWorkerPath } from "../file-paths.ts";
import { enhanceDialogs } from "../islands/dialogs.ts";
import { whenIdle, withTimeout } from "../islands/timing.ts";
import { onWindow } from "../islands/window.ts";
import { enhanceActionBar } from "../layout/action-bar/action-bar-behavior.ts";
import { enhanceMobileMenu } from "../layout/mobile-menu/mobile-menu-behavior.ts";
import { ensureSessionStorage } from "../storage.ts";
import { trustedScriptUrl } from "../trusted-script-url.ts";
import { mountedControl, startIslands } from "./start-islands.ts";

/** How long to wait for the document; after that, the part that has loaded is enhanced (milliseconds). */
const parsedTimeoutMs = 10_000;

function enhanceButtons(): void {
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-action]");
    if (!button) return;
    if (button.dataset["action"] === "print") return print();
    const state = button.hasAttribute("aria-pressed") ? "aria-pressed" : "aria-expanded";
    button.setAttribute(state, `${button.getAttribute(state) === "false"}`);
  });
}

/**
 * Acts on the first press only: each time a held key repeats, Firefox would follow a link, so start a
 * call, and a closed dialog would open again.
 */
function ignoreHeldEnter(): void {
  addEventListener("keydown", (event) => {
    const { key, repeat, target } = event;
    if (!repeat || key !== "Enter" || !(target instanceof Element)) return;
    if (target.matches("a, button, summary")) event.preventDefault();
  });
}

/** Hides what is over, such as a holiday, and shows what is due, such as a late review. */
function applyDates(): void {
  // A date is over when it is over everywhere on Earth: at UTC-12.
  const today = new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10);
  for (const part of document.querySelectorAll<HTMLElement>("[data-until], [data-due]")) {
    const { until, due = "" } = part.dataset;
    part.hidden = until === undefined ? today <= due : today > until;
  }
}

/** Loads displayed illustrations at once. Photos stay lazy, since they are larger. */
function loadIllustrations(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading][src*=".svg"]'))
    if (image.getClientRects().length > 0) image.loading = "eager";
}

function syncHomeTitle(): void {
  const galleryTitle = document.getElementById(galleryFragment)?.dataset["title"];
  if (!galleryTitle) return;
  const homeTitle = document.title;
  const showTitle = () => {
    const isGallery = document.documentElement.dataset["view"] === galleryFragment;
    document.title = isGallery ? galleryTitle : homeTitle;
  };
  showTitle();
  addEventListener("hashchange", showTitle);
}

/** From a visit's second page on: the first makes no extra request (docs/decisions/0014). */
async function registerOfflinePage(): Promise<void> {
  const { serviceWorker, connection } = navigator as Navigator & {
    connection?: { saveData?: boolean };
  };
  if (!import.meta.env.PROD || !serviceWorker || connection?.saveData) return;
  const { referrer } = document;
  if (!referrer.startsWith(`${location.origin}/`)) return;
  // The gallery reloads itself, and so is its own referrer.
  if (new URL(referrer).pathname !== location.pathname) {
    await serviceWorker.register(trustedScriptUrl(serviceWorkerPath));
  }
}

/** Returns how to find a control of a mounted island. @throws {Error} "Failed to find root element" (specification, section 8) */
export async function start() {
  if (document.readyState === "loading") {
    await withTimeout(parsedTimeoutMs, (parsed) => addEventListener("DOMContentLoaded", parsed));
  }
  if (!document.getElementById("root")) throw new Error("Failed to find root element");
  ensureSessionStorage();
  startIslands();
  startAnalytics(trackBookingDialog);
  enhanceDialogs();
  enhanceMobileMenu();
  enhanceActionBar();
  enhanceAccessibilityPanel();
  enhanceButtons();
  ignoreHeldEnter();
  applyDates();
  // Days later, as of a phone's tab.
  onWindow("pageshow visibilitychange", applyDates);
  markCurrentSection();
  syncHomeTitle();
  // Fails where service workers are blocked: the page is optional.
  registerOfflinePage().catch(() => {});
  whenIdle(loadIllustrations);
  return mountedControl;
}
