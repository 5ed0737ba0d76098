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
 * Moves focus to the close button of the mobile menu, and lets what is opened from inside take the
 * menu's place.
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

  new MutationObserver(() => isOpen() && focusClose()).observe(menu, { attributeFilter: ["open"] });
  // It may have been opened before the script came.
  if (isOpen()) focusClose();
  menu.addEventListener("click", (event) => {
    const control = (event.target as Element).closest<HTMLElement>(
      "[commandfor], [popovertarget], [data-opens]",
    );
    if (!control || control.getAttribute("popovertarget") === menu.id) return;
    // The menu gives its focus back to its opener, to which what opens next returns it.
    close();
    if (control.dataset["opens"]) openGate(event, control);
  });
}
