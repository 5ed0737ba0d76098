import { targetOf } from "../../islands/controls.ts";
import { panelId, syncSettings } from "./settings.ts";

/** The panel must not cover the focused element (WCAG 2.4.11). */
function closeBehindFocus(panel: HTMLElement): void {
  addEventListener("focusin", ({ target }) => {
    if (!panel.matches(":popover-open")) return;
    if (!(target instanceof HTMLElement) || panel.contains(target)) return;
    // A clicked opener toggles the panel natively; closing it here would reopen it.
    if (targetOf(target) !== panel || target.matches(":focus-visible")) panel.hidePopover();
  });
}

/** Adds the panel's behavior that needs script; call it once per page. */
export function enhanceAccessibilityPanel(): void {
  syncSettings();
  const panel = document.getElementById(panelId);
  // Safari before 17 and Firefox before 125 have no popovers; the styles hide the panel there.
  if (!panel || !("popover" in panel)) return;
  closeBehindFocus(panel);
  addEventListener("pagehide", () => panel.hidePopover());
  // If the panel was opened before the script ran, trigger its island.
  if (panel.matches(":popover-open")) {
    panel.firstElementChild?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  }
}
