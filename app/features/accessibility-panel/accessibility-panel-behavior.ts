import { targetOf } from "../../islands/controls.ts";
import { closeDialog, isOpen } from "../../islands/dialogs.ts";
import { followOtherPages, panelId } from "./settings.ts";

/** The panel must not cover the focused element (WCAG 2.4.11). */
function closeBehindFocus(panel: HTMLElement): void {
  addEventListener("focusin", ({ target }) => {
    if (!isOpen(panel)) return;
    if (!(target instanceof HTMLElement) || panel.contains(target)) return;
    // A clicked opener toggles the panel natively; closing it here would reopen it.
    if (targetOf(target) !== panel || target.matches(":focus-visible")) closeDialog(panel);
  });
}

/** Adds the panel's behavior that needs script; call it once per page. */
export function enhanceAccessibilityPanel(): void {
  followOtherPages();
  const panel = document.getElementById(panelId);
  if (!panel) return;
  closeBehindFocus(panel);
  addEventListener("pagehide", () => closeDialog(panel));
  // If the panel was opened before the script ran, trigger its island.
  if (isOpen(panel)) {
    panel.firstElementChild?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  }
}
