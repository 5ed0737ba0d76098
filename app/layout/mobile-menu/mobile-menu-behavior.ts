import { hasFlag } from "../../features/gallery/gate-state.ts";

/** How long after opening the close button takes focus (specification, section 9; milliseconds). */
const focusDelayMs = 100;

/** Opens the gate in place of the gallery, unless the visitor has accepted it before. */
function openGate(event: Event, link: HTMLElement): void {
  const gate = document.getElementById(link.dataset["opens"] ?? "");
  if (!gate || hasFlag("disclaimerAccepted")) return;
  event.preventDefault();
  gate.dispatchEvent(Object.assign(new Event("command"), { command: "--open", source: link }));
}

/**
 * Makes the mobile menu modal, moves focus to its close button, and lets what is opened from inside
 * take the menu's place.
 */
export function enhanceMobileMenu(): void {
  const menu = document.getElementById("mobile-menu");
  if (!(menu instanceof HTMLDialogElement)) return;
  const isOpen = () => menu.open || menu.matches(":popover-open");
  const close = () => {
    if (menu.open) menu.close();
    if (menu.matches(":popover-open")) menu.hidePopover();
  };
  const focusClose = () =>
    setTimeout(() => {
      if (isOpen()) menu.querySelector("button")?.focus();
    }, focusDelayMs);

  document.querySelector('[popovertarget="mobile-menu"]')?.addEventListener("click", (event) => {
    // As a modal dialog the menu keeps focus and the page behind it in place.
    event.preventDefault();
    if (isOpen()) return;
    menu.showModal();
    focusClose();
  });
  // It may have been opened before the script came.
  if (isOpen()) focusClose();
  menu.addEventListener("click", (event) => {
    const control = (event.target as Element).closest<HTMLElement>(
      "[commandfor], [popovertarget], [data-opens]",
    );
    if (!control) return;
    if (control.getAttribute("popovertarget") === menu.id) event.preventDefault();
    // The menu gives its focus back to its opener, to which what opens next returns it.
    close();
    if (control.dataset["opens"]) openGate(event, control);
  });
}
