import { panelId } from "./panel-id.ts";
import { followOtherPages } from "./settings.ts";
import { watchPosition } from "./unobstructed-position.ts";

/** Keeps the floating button off the content of the page. */
function stepAside(button: HTMLElement): void {
  watchPosition(button, (clear) => button.toggleAttribute("data-aside", !clear));
  button.addEventListener("keyup", ({ key }) => {
    // Reached with the keyboard, it shows where the page leaves room for it: at its end.
    if (key === "Tab" && button.hasAttribute("data-aside")) {
      scrollTo({ top: document.body.scrollHeight });
    }
  });
}

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
  const button = document.querySelector<HTMLElement>(".accessibility-panel-button");
  if (!panel || !button) return;
  stepAside(button);
  closeBehindFocus(panel);
  addEventListener("pagehide", () => panel.hidePopover());
  // It may have been opened before the script was here: its island is wanted.
  if (panel.matches(":popover-open")) {
    panel.firstElementChild?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  }
}
