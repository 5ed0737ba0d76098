import { startAnalytics } from "#analytics";
import { markCurrentSection } from "../components/contents/contents-behavior.ts";
import { printSelector, toggleSelector } from "../data-attributes.ts";
import { enhanceAccessibilityPanel } from "../features/accessibility-panel/accessibility-panel-behavior.ts";
import { bookingAnalytics } from "../features/booking/booking-analytics.ts";
import { galleryFragment, serviceWorkerPath } from "../file-paths.ts";
import { enhanceDialogs } from "../islands/dialogs.ts";
import { enhanceActionBar } from "../layout/action-bar/action-bar-behavior.ts";
import { enhanceMobileMenu } from "../layout/mobile-menu/mobile-menu-behavior.ts";
import { ensureSessionStorage } from "../storage.ts";
import { trustedScriptUrl } from "../trusted-script-url.ts";
import { type Prepare, startIslands } from "./start-islands.ts";

/** Prints the page, or toggles a button's state, on clicks of marked buttons. */
function enhanceButtons(): void {
  addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest(printSelector)) print();
    const toggle = target.closest(toggleSelector);
    const state = toggle?.hasAttribute("aria-pressed") ? "aria-pressed" : "aria-expanded";
    toggle?.setAttribute(state, `${toggle.getAttribute(state) === "false"}`);
  });
}

/** Hides what is over, such as a holiday, and shows what is due, such as a notice of a late review. */
function applyDates(): void {
  // A date is over when it is over everywhere on Earth: at UTC-12.
  const today = new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10);
  for (const part of document.querySelectorAll<HTMLElement>("[data-until]")) {
    part.hidden = today > (part.dataset["until"] ?? "");
  }
  for (const part of document.querySelectorAll<HTMLElement>("[data-due]")) {
    part.hidden = today <= (part.dataset["due"] ?? "");
  }
}

/** Keeps the document title in sync with the view, on load and on `hashchange`. */
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

/**
 * Registers the service worker of the offline page (docs/decisions/0042) from the second page of a
 * visit on, so that the first page makes no extra request. Does nothing with `saveData`.
 */
function registerOfflinePage(): void {
  const { serviceWorker, connection } = navigator as Navigator & {
    connection?: { saveData?: boolean };
  };
  if (!import.meta.env.PROD || !serviceWorker || connection?.saveData) return;
  const { referrer } = document;
  if (!referrer.startsWith(`${location.origin}/`)) return;
  // A page that reloads itself is its own referrer. Registration may fail: the page is optional.
  if (new URL(referrer).pathname !== location.pathname) {
    serviceWorker.register(trustedScriptUrl(serviceWorkerPath)).catch(() => {});
  }
}

/**
 * Runs the site's script on a page: behavior without React, and the triggers of the islands.
 * @throws {Error} "Failed to find root element" (specification, section 8)
 */
export async function start(): Promise<Prepare> {
  if (document.readyState === "loading") {
    await new Promise((parsed) => addEventListener("DOMContentLoaded", parsed, { once: true }));
  }
  if (!document.getElementById("root")) throw new Error("Failed to find root element");
  ensureSessionStorage();
  const prepare = startIslands();
  startAnalytics(bookingAnalytics);
  enhanceDialogs();
  enhanceMobileMenu();
  enhanceActionBar();
  enhanceAccessibilityPanel();
  enhanceButtons();
  applyDates();
  markCurrentSection();
  syncHomeTitle();
  registerOfflinePage();
  return prepare;
}
