import { followOtherPages, panelId } from "./settings.ts";

/** Focus that moves on to the page must not end up under the panel (WCAG 2.4.11). */
function closeBehindFocus(panel: HTMLElement): void {
  addEventListener("focusin", ({ target }) => {
    if (!panel.matches(":popover-open")) return;
    if (!(target instanceof HTMLElement) || panel.contains(target)) return;
    // An opener that was clicked closes the panel itself, or it would open again.
    const opens = target instanceof HTMLButtonElement && target.popoverTargetElement === panel;
    if (!opens || target.matches(":focus-visible")) panel.hidePopover();
  });
}

/** Adds to the served panel what HTML cannot: call it once a page. */
export function enhanceAccessibilityPanel(): void {
  followOtherPages();
  const panel = document.getElementById(panelId);
  if (!panel) return;
  closeBehindFocus(panel);
  addEventListener("pagehide", () => panel.hidePopover());
  // It may have been opened before the script was here: its island is wanted.
  if (panel.matches(":popover-open")) {
    panel.firstElementChild?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  }
}
