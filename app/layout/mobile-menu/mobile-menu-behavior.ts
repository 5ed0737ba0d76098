import { hasFlag, menuGateId } from "../../features/gallery/gate-state.ts";
import { namedBy, namingControl, sendCommand } from "../../islands/controls.ts";
import { closeDialog, isOpen } from "../../islands/dialogs.ts";
import { acceptedKey } from "../../storage-keys.ts";

export const mobileMenuId = "mobile-menu";

/** How long after opening the close button takes focus (specification, section 9; milliseconds). */
const focusDelayMs = 100;

/** Opens the gate in place of the gallery, unless the visitor has accepted it before. */
function openGate(event: Event, link: HTMLElement): void {
  if (hasFlag(acceptedKey) || !document.getElementById(menuGateId)) return;
  event.preventDefault();
  sendCommand(menuGateId, "--open", link);
}

/**
 * Moves focus to the close button of the mobile menu, and lets what is opened from inside take the
 * menu's place.
 */
export function enhanceMobileMenu(): void {
  const menu = document.getElementById(mobileMenuId);
  if (!(menu instanceof HTMLDialogElement)) return;
  const focusClose = () =>
    setTimeout(() => {
      if (isOpen(menu)) menu.querySelector("button")?.focus();
    }, focusDelayMs);

  new MutationObserver(focusClose).observe(menu, { attributeFilter: ["open"] });
  // It may have been opened before the script came.
  focusClose();
  menu.addEventListener("click", (event) => {
    const control = namingControl(event.target as Element);
    if (!control || namedBy(control) === menu.id) return;
    // The menu gives its focus back to its opener, to which what opens next returns it.
    closeDialog(menu);
    if (namedBy(control) === menuGateId) openGate(event, control);
  });
}
