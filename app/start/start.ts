import { startAnalytics } from "#analytics";
import { markCurrentSection } from "../components/contents/mark-current-section.ts";
import { enhanceAccessibilityPanel } from "../features/accessibility-panel/accessibility-panel-behavior.ts";
import { bookingAnalytics } from "../features/booking/booking-analytics.ts";
import { registerOfflinePage } from "../features/offline/register-offline-page.ts";
import { enhanceSlashKey } from "../features/search/slash-key.ts";
import { enhanceDialogs } from "../islands/dialogs.ts";
import { ensureSessionStorage } from "../islands/session-storage-fallback.ts";
import { enhanceActionBar } from "../layout/action-bar/action-bar-behavior.ts";
import { enhanceMobileMenu } from "../layout/mobile-menu/mobile-menu-behavior.ts";
import { printOnClick, showOverdueReviews, syncHomeTitle } from "./page-behavior.ts";
import { type Prepare, startIslands } from "./start-islands.ts";

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
  printOnClick();
  showOverdueReviews();
  markCurrentSection();
  syncHomeTitle();
  registerOfflinePage();
  return prepare;
}
