import { bookingId, pageActionsSelector } from "../../data-attributes.ts";

export const actionBarId = "action-bar";

/** The minimum height of an on-screen keyboard, in px; browser toolbars are lower. */
const keyboardHeight = 150;

/** The on-screen keyboard resizes only the visual viewport. */
function observeKeyboard(bar: HTMLElement): void {
  const { visualViewport } = window;
  visualViewport?.addEventListener("resize", () => {
    const visible = visualViewport.height * visualViewport.scale;
    bar.toggleAttribute("data-keyboard", innerHeight - visible > keyboardHeight);
  });
}

/** Shows the bar while none of the page's own call and booking links is in view. */
export function enhanceActionBar(): void {
  const bar = document.getElementById(actionBarId);
  if (!bar) return;
  const inView = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      bar.toggleAttribute("data-shown", inView.size === 0);
    },
    // Exclude the area that the sticky header covers.
    { rootMargin: `${-(document.querySelector("header")?.offsetHeight ?? 0)}px 0px 0px` },
  );
  for (const actions of document.querySelectorAll(pageActionsSelector)) {
    if (actions.querySelector(`[popovertarget="${bookingId}"], [href^="tel:"]`))
      observer.observe(actions);
  }
  observeKeyboard(bar);
}
