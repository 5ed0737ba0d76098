import { ChevronDown, Menu, Phone } from "lucide-react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { NavLink, useLocation } from "react-router";
import { navigation } from "../../../content/navigation.ts";
import { practice } from "../../../content/practice.ts";
import { words } from "../../../content/words.ts";
import { DialogClose } from "../../components/modal-dialog/modal-dialog.tsx";
import { showModal } from "../../components/modal-dialog/show-modal.ts";
import { OpenPanel } from "../../features/accessibility-panel/open-panel.tsx";
import { BookButton } from "../../features/booking/book-button.tsx";
import { useGate } from "../../features/gallery/gate-context.tsx";
import "./mobile-menu.css";

/** How long after opening the close button takes focus (specification, section 9). */
const focusDelay = 100;

/**
 * The hamburger and its drawer. With script the drawer is a modal dialog; without, the same
 * element opens as a popover, which needs none.
 */
export function MobileMenu() {
  const { pathname } = useLocation();
  const gate = useGate();
  const [open, setOpen] = useState(false);
  const drawer = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const dialog = drawer.current;
    if (!dialog) return;
    if (!open) {
      dialog.close();
      return;
    }
    if (dialog.matches(":popover-open")) dialog.hidePopover();
    if (!dialog.open) showModal(dialog);
    const timer = setTimeout(() => close.current?.focus(), focusDelay);
    return () => clearTimeout(timer);
  }, [open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu.
  useEffect(() => setOpen(false), [pathname]);

  // A tap that could not wait for the script has opened the drawer as a popover.
  useEffect(() => setOpen(drawer.current?.matches(":popover-open") ?? false), []);

  const toGallery = (event: MouseEvent) => {
    setOpen(false);
    if (gate.accepted) return;
    event.preventDefault();
    gate.open();
  };

  return (
    <div className="mobile-menu">
      <a
        className="mobile-menu-icon"
        href={`tel:${practice.phones.tollFree}`}
        aria-label={words.menu.call}
      >
        <Phone aria-hidden="true" />
      </a>
      <button
        type="button"
        className="mobile-menu-icon"
        aria-label={words.menu.name}
        aria-expanded={open}
        aria-controls="mobile-menu"
        popoverTarget="mobile-menu"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Menu aria-hidden="true" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop has its key, Escape. */}
      <dialog
        id="mobile-menu"
        ref={drawer}
        popover="auto"
        className="mobile-menu-drawer"
        aria-label={words.menu.name}
        tabIndex={-1}
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === event.currentTarget && setOpen(false)}
      >
        <div className="mobile-menu-panel">
          <div className="mobile-menu-head">
            <p className="mobile-menu-title">{words.menu.name}</p>
            <DialogClose ref={close} onClick={() => setOpen(false)} popoverTarget="mobile-menu" />
          </div>
          <nav aria-label={words.menu.navigation}>
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
                            <NavLink
                              className="mobile-menu-link"
                              to={link.href}
                              onClick={() => setOpen(false)}
                            >
                              {link.label}
                            </NavLink>
                          </li>
                        ))}
                      </ul>
                    </details>
                  ) : (
                    <NavLink
                      className="mobile-menu-link"
                      to={item.href}
                      end={item.href === "/"}
                      onClick={item.href === "/gallery-popup" ? toGallery : () => setOpen(false)}
                    >
                      {item.label}
                    </NavLink>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className="mobile-menu-actions">
            <BookButton source="navbar_mobile" onOpen={() => setOpen(false)}>
              {words.book}
            </BookButton>
            <a className="button button-outline" href={`tel:${practice.phones.tollFree}`}>
              {words.menu.call}
            </a>
            <OpenPanel className="mobile-menu-link" onOpen={() => setOpen(false)} />
          </div>
        </div>
      </dialog>
    </div>
  );
}
