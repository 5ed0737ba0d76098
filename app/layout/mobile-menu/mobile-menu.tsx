import { ChevronDown, Menu, Phone } from "lucide-react";
import { navigation } from "#content/navigation";
import { practice } from "#content/practice";
import * as words from "#words/common";
import * as officeWords from "#words/offices";
import * as search from "#words/search";
import { ButtonLink } from "../../components/button/button.tsx";
import { DialogClose, servedDialog } from "../../components/modal-dialog/modal-dialog.tsx";
import { callSheetId, menuGateId, place } from "../../data-attributes.ts";
import { OpenPanel } from "../../features/accessibility-panel/accessibility-button.tsx";
import { BookButton } from "../../features/booking/book-button.tsx";
import { SearchButton } from "../../features/search/search-button.tsx";
import { opens } from "../../islands/controls.ts";
import { usePage } from "../../page-context.ts";
import { paths } from "../../paths.ts";
import { MenuLink } from "../desktop-nav/desktop-nav.tsx";
import { mobileMenuId } from "./mobile-menu-behavior.ts";

const phone = `tel:${practice.phones.tollFree ?? practice.phones.main}`;

/** A popover, which opens without script; with script, a modal dialog (islands/dialogs.ts). */
export function MobileMenu() {
  return (
    <div className="mobile-menu" {...place("menu")}>
      <button
        type="button"
        className="mobile-menu-icon mobile-menu-call button-round"
        aria-label={officeWords.call.heading}
        aria-haspopup="dialog"
        popoverTarget={callSheetId}
      >
        <Phone aria-hidden="true" />
      </button>
      <button
        type="button"
        className="mobile-menu-icon button-round"
        aria-label={words.menu.name}
        aria-haspopup="dialog"
        popoverTarget={mobileMenuId}
      >
        <Menu aria-hidden="true" />
      </button>
      <dialog
        id={mobileMenuId}
        {...servedDialog}
        className="mobile-menu-drawer"
        aria-label={words.menu.name}
        {...place("menu")}
      >
        <div className="mobile-menu-panel">
          <div className="mobile-menu-head">
            <p className="mobile-menu-title">{words.menu.name}</p>
            <DialogClose popoverId={mobileMenuId} />
          </div>
          <nav aria-label={words.menu.navigation}>
            <MenuLinks />
          </nav>
          <div className="mobile-menu-actions">
            <BookButton>{words.book}</BookButton>
            <ButtonLink href={phone} kind="outline">
              {words.menu.call}
            </ButtonLink>
            <SearchButton>{search.open}</SearchButton>
            <OpenPanel className="mobile-menu-link" />
          </div>
        </div>
      </dialog>
    </div>
  );
}

function MenuLinks() {
  const shared = { className: "mobile-menu-link", path: usePage().path };
  return (
    <ul>
      {navigation.map((item) => (
        <li key={item.label} className="mobile-menu-item">
          {item.submenu ? (
            <details>
              <summary className="mobile-menu-link">
                {item.label}
                <ChevronDown aria-hidden="true" />
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
              {...opens(item.href === paths.gallery ? menuGateId : undefined)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
