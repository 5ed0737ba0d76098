import { hasGallery } from "../../content-schema/modules.ts";
import "../components/coast/after-paint.css";
import "../components/modal-dialog/modal-dialog.css";
import { AccessibilityPanel } from "../features/accessibility-panel/accessibility-panel.tsx";
import { BookingDialog } from "../features/booking/booking-dialog.tsx";
import { SearchDialog } from "../features/search/search-island.tsx";
import { Island } from "../islands/island.tsx";
import { ActionBar } from "./action-bar/action-bar.tsx";
import "./desktop-nav/desktop-nav-submenu.css";
import { Footer } from "./footer/footer.tsx";
import "./mobile-menu/mobile-menu-drawer.css";

/**
 * What no first screen shows: the footer, the dialogs, and the styles of what is closed. The styles
 * of a module of this name are in the deferred sheet (scripts/vite/page-styles.ts).
 */
export function BelowTheFold() {
  return (
    <>
      <div className="below-the-fold">
        <Footer />
      </div>
      <AccessibilityPanel />
      <BookingDialog />
      {/* For links with `data-opens="gate"`; galleries bring their own. */}
      {hasGallery ? <Island name="menu-gate" id="gate" on="intent" /> : null}
      <SearchDialog />
    </>
  );
}

/** The bar at a phone's foot, which sticks to the window: a child of the whole page. */
export const PhoneBar = ActionBar;
