import { ChevronDown, Menu, Phone } from "lucide-react";
import { navigation } from "#content/navigation";
import { practice } from "#content/practice";
import { BookButton, ButtonLink } from "../../components/button/button.tsx";
import { LanguageLinks } from "../../components/language-links/language-links.tsx";
import { DialogClose, servedDialog } from "../../components/modal-dialog/modal-dialog.tsx";
import { area, menuGateId, phoneDialogId } from "../../data-attributes.ts";
import { PanelButton } from "../../features/accessibility-panel/accessibility-button.tsx";
import { SearchButton } from "../../features/search/search-button.tsx";
import { opensByScript } from "../../islands/controls.ts";
import { useLabels, usePage, useTranslation, withTranslatedLabels } from "../../page-context.ts";
import { paths } from "../../paths.ts";
import { MenuLink } from "../desktop-nav/desktop-nav.island.tsx";
import { mobileMenuId } from "./mobile-menu-behavior.ts";

const phone = `tel:${practice.phones.tollFree ?? practice.phones.main}`;

/** A popover, which opens without script; with script, a modal dialog (islands/dialogs.ts). */
export function MobileMenu() {
  const labels = useLabels();
  return (
    <div className="mobile-menu" {...area("menu")}>
      <button
        type="button"
        className="mobile-menu-icon mobile-menu-call button-round"
        aria-label={labels.phones.heading}
        aria-haspopup="dialog"
        popoverTarget={phoneDialogId}
      >
        <Phone />
      </button>
      <button
        type="button"
        className="mobile-menu-icon button-round"
        aria-label={labels.menu}
        aria-haspopup="dialog"
        popoverTarget={mobileMenuId}
      >
        <Menu />
      </button>
      <dialog
        id={mobileMenuId}
        {...servedDialog}
        className="mobile-menu-drawer"
        aria-label={labels.menu}
        {...area("menu")}
      >
        <div className="mobile-menu-panel">
          <div className="mobile-menu-head with-icon">
            <p className="mobile-menu-title">{labels.menu}</p>
            <DialogClose popoverId={mobileMenuId} label={labels.close} />
          </div>
          <nav aria-label={labels.menuNavigation}>
            {labels.inOtherLanguage ? <p className="fine">{labels.inOtherLanguage}</p> : null}
            <MenuLinks />
          </nav>
          <MenuActions />
        </div>
      </dialog>
    </div>
  );
}

function MenuLinks() {
  const shared = { className: "mobile-menu-link", path: usePage().path };
  return (
    <ul>
      {withTranslatedLabels(navigation, useLabels().links).map((item) => (
        <li key={item.label} className="mobile-menu-item">
          {item.submenu ? (
            <details>
              <summary className="mobile-menu-link">
                {item.label}
                <ChevronDown />
              </summary>
              <ul className="mobile-menu-submenu">
                {item.submenu.map((link) => (
                  <li key={link.href}>
                    <MenuLink {...shared} link={link} />
                  </li>
                ))}
              </ul>
            </details>
          ) : (
            <MenuLink
              {...shared}
              link={item}
              {...opensByScript(item.href === paths.gallery ? menuGateId : undefined)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function MenuActions() {
  const labels = useLabels();
  return (
    <div className="mobile-menu-actions button-row">
      <BookButton>{labels.book}</BookButton>
      <ButtonLink href={phone} variant="outline">
        {labels.phones.first}
      </ButtonLink>
      <SearchButton>{labels.search}</SearchButton>
      <PanelButton className="mobile-menu-link" label={labels.accessibility} />
      <LanguageLinks className="mobile-menu-link" current={useTranslation()?.language} />
    </div>
  );
}
