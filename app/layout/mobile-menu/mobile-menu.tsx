import { ChevronDown, Menu, Phone } from "lucide-react";
import { navigation, practice, search, words } from "#content";
import { ButtonLink } from "../../components/button/button.tsx";
import { DialogClose } from "../../components/modal-dialog/modal-dialog.tsx";
import { menuGateId, place } from "../../data-attributes.ts";
import { OpenPanel } from "../../features/accessibility-panel/accessibility-button.tsx";
import { BookButton } from "../../features/booking/book-button.tsx";
import { SearchButton } from "../../features/search/search-button.tsx";
import { opens } from "../../islands/controls.ts";
import { usePage } from "../../page-context.ts";
import { paths } from "../../paths.ts";
import { mobileMenuId } from "./mobile-menu-behavior.ts";

const phone = `tel:${practice.phones.tollFree ?? practice.phones.main}`;

/** A popover, which opens without script; with script, a modal dialog (islands/dialogs.ts). */
export function MobileMenu() {
  return (
    <div className="mobile-menu" {...place("menu")}>
      <a className="mobile-menu-icon button-round" href={phone} aria-label={words.menu.call}>
        <Phone aria-hidden="true" />
      </a>
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
        popover="auto"
        className="mobile-menu-drawer"
        aria-label={words.menu.name}
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: only when it opens
        autoFocus
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
  const { path } = usePage();
  const linkTo = (href: string) => ({
    className: "mobile-menu-link",
    href,
    "aria-current": href === path ? ("page" as const) : undefined,
  });
  return (
    <ul>
      {navigation.map(({ label, href, submenu }) => (
        <li key={label} className="mobile-menu-item">
          {submenu ? (
            <details>
              <summary className="mobile-menu-link">
                {label}
                <ChevronDown aria-hidden="true" />
              </summary>
              <ul className="mobile-menu-submenu">
                {submenu.map((link) => (
                  <li key={link.href}>
                    <a {...linkTo(link.href)}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </details>
          ) : (
            <a {...linkTo(href)} {...opens(href === paths.gallery ? menuGateId : undefined)}>
              {label}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
