import { pageActionsSelector } from "../../data-attributes.ts";
import { observeInView } from "../../islands/in-view.ts";

/** The id of the bar with the call and booking buttons of phones. */
export const actionBarId = "action-bar";

/** The minimum height of an on-screen keyboard, in px; browser toolbars are lower. */
const minKeyboardHeight = 150;

/** The on-screen keyboard resizes only the visual viewport. */
function observeKeyboard(bar: HTMLElement): void {
  const { visualViewport } = window;
  visualViewport?.addEventListener("resize", () => {
    const visible = visualViewport.height * visualViewport.scale;
    bar.toggleAttribute("data-keyboard", innerHeight - visible > minKeyboardHeight);
  });
}

/** Shows the bar while none of the page's own phones and main buttons is in view. */
export function enhanceActionBar(): void {
  const bar = document.getElementById(actionBarId);
  if (!bar) return;
  const actions = [...document.querySelectorAll(pageActionsSelector)].filter((part) =>
    part.querySelector('.button-primary, [href^="tel:"]'),
  );
  const header = document.querySelector("header")?.offsetHeight ?? 0;
  // Exclude the area that the sticky header covers.
  observeInView(actions, `${-header}px 0px 0px`, (inView) => {
    bar.toggleAttribute("data-shown", inView.size === 0);
  });
  observeKeyboard(bar);
}
