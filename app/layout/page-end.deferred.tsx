import { optionalParts } from "#content/facts";
import "../components/illustration/after-paint.css";
import "../components/modal-dialog/modal-dialog.css";
import { menuGateId, searchId } from "../data-attributes.ts";
import "../features/accessibility-panel/accessibility-panel.css";
import { BookingDialog } from "../features/booking/booking-dialog.tsx";
import { OfficeStatusLine } from "../features/office-hours/office-hours.tsx";
import { PhoneDialog } from "../features/phone-dialog/phone-dialog.tsx";
import { Island } from "../islands/island.tsx";
import "./desktop-nav/desktop-nav-submenu.css";
import { Footer } from "./footer/footer.tsx";
import "./mobile-menu/mobile-menu-drawer.css";
import { SiteLanguage } from "./site-language.tsx";

/** Includes the styles of closed menus: its CSS is deferred. */
export function PageEnd() {
  return (
    <>
      <div className="below-the-fold">
        <Footer />
      </div>
      <PhoneDialog status={(office) => <OfficeStatusLine office={office} />} />
      <SiteLanguage>
        <BookingDialog status={(office) => <OfficeStatusLine office={office} />} />
        {optionalParts.gallery ? <Island name="menu-gate" id={menuGateId} on="intent" /> : null}
        <Island name="search-dialog" id={searchId} on="intent" />
      </SiteLanguage>
    </>
  );
}
