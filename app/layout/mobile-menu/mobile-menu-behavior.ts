import { menuGateId } from "../../data-attributes.ts";
import {
  isModifiedEvent,
  sendCommand,
  targetingSelector,
  targetOf,
} from "../../islands/controls.ts";
import { closeDialog, isOpen } from "../../islands/dialogs.ts";
import { acceptedKey, hasFlag } from "../../storage.ts";

export const mobileMenuId = "mobile-menu";

/** Delay from opening to focus on the close button, in ms (specification, section 9). */
const focusDelayMs = 100;

/** Focuses the × when the menu opens; closes it when a control in it opens another element. */
export function enhanceMobileMenu(): void {
  const menu = document.getElementById(mobileMenuId);
  if (!(menu instanceof HTMLDialogElement)) return;
  const focusClose = () =>
    setTimeout(() => {
      // Not where the visitor has moved on within the menu, by focus or by scrolling.
      if (isOpen(menu) && !menu.querySelector(":focus"))
        menu.querySelector("button")?.focus({ preventScroll: true });
    }, focusDelayMs);

  new MutationObserver(focusClose).observe(menu, { attributeFilter: ["open"] });
  // The menu may already be open when the script runs.
  focusClose();
  menu.addEventListener("click", (event) => {
    const control = (event.target as Element).closest(targetingSelector);
    const target = targetOf(control);
    if (!control || !target || target === menu || isModifiedEvent(event, control)) return;
    // Closing returns focus to the opener; the next dialog then returns it there on close.
    closeDialog(menu);
    if (target.id !== menuGateId || hasFlag(acceptedKey)) return;
    // A gate that did not load leaves the link to the gallery.
    if (!target.matches('[data-status="mounted"]')) return;
    event.preventDefault();
    sendCommand(target, "--open", control);
  });
}
