import { startAnalytics } from "#analytics";
import { markCurrentSection } from "../components/contents/mark-current-section.ts";
import { printSelector, toggleSelector } from "../data-attributes.ts";
import { enhanceAccessibilityPanel } from "../features/accessibility-panel/accessibility-panel-behavior.ts";
import { bookingAnalytics } from "../features/booking/booking-analytics.ts";
import { registerOfflinePage } from "../features/offline/register-offline-page.ts";
import { enhanceSlashKey } from "../features/search/slash-key.ts";
import { galleryFragment } from "../file-paths.ts";
import { enhanceDialogs } from "../islands/dialogs.ts";
import { ensureSessionStorage } from "../islands/session-storage-fallback.ts";
import { enhanceActionBar } from "../layout/action-bar/action-bar-behavior.ts";
import { enhanceMobileMenu } from "../layout/mobile-menu/mobile-menu-behavior.ts";
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

/** Replaces the date of the next review with a notice once that date has passed. */
function showOverdueReviews(): void {
  const today = new Date().toISOString().slice(0, 10);
  for (const overdue of document.querySelectorAll<HTMLElement>("[data-due]")) {
    const isOverdue = today > (overdue.dataset["due"] ?? "");
    overdue.hidden = !isOverdue;
    overdue.previousElementSibling?.toggleAttribute("hidden", isOverdue);
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
  enhanceSlashKey();
  enhanceButtons();
  showOverdueReviews();
  markCurrentSection();
  syncHomeTitle();
  registerOfflinePage();
  return prepare;
}
