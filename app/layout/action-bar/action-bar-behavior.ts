/** The page's own ways to call and book; the bar hides while one of them is in view. */
const ownActions = ".hero-actions, .page-header-actions, .booking-prompt, .footer";

/** What the keyboard takes of the window, at the least (px); the browser's own bars take less. */
const keyboardHeight = 150;

/** Marks the bar while the on-screen keyboard is open, which only shrinks what is seen of the page. */
function followKeyboard(bar: HTMLElement): void {
  const { visualViewport } = window;
  visualViewport?.addEventListener("resize", () => {
    const seen = visualViewport.height * visualViewport.scale;
    bar.toggleAttribute("data-keyboard", innerHeight - seen > keyboardHeight);
  });
}

/** Shows the bar at a phone's foot once the page's own ways to act are out of view. */
export function enhanceActionBar(): void {
  const bar = document.querySelector<HTMLElement>(".action-bar");
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
    // What the header covers is out of view.
    { rootMargin: "-76px 0px 0px" },
  );
  for (const actions of document.querySelectorAll(ownActions)) {
    if (actions.querySelector('[popovertarget="booking"], [href^="tel:"]'))
      observer.observe(actions);
  }
  followKeyboard(bar);
}
