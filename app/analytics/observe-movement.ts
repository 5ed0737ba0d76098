import { track } from "./delivery.ts";
import { placeOf } from "./marks.ts";

/** Options of a listener that runs in the capture phase and never cancels the event. */
export const quiet = { passive: true, capture: true } as const;

/** A pointer over a control for this long counts as a hover (milliseconds). */
const restMs = 500;

/** Returns the control that contains the event's target, if any. */
export const controlOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest("a, button, summary") : null;

/** Tracks the heatmap events. They report regions of the page, never its text or input. */
export function observeMovement(): void {
  let depth = 0;
  let hovered = new WeakSet<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A restore from the back/forward cache is another page view.
  addEventListener(
    "pageshow",
    ({ persisted }) => {
      if (!persisted) return;
      depth = 0;
      hovered = new WeakSet();
    },
    quiet,
  );
  addEventListener(
    "pointerover",
    (event) => {
      clearTimeout(timer);
      const control = controlOf(event);
      if (!control || event.pointerType !== "mouse" || hovered.has(control)) return;
      timer = setTimeout(() => {
        hovered.add(control);
        track("hover", { event_type: "hover", source: placeOf(control) });
      }, restMs);
    },
    quiet,
  );
  addEventListener(
    "scrollend",
    () => {
      const { scrollHeight } = document.documentElement;
      const seen = ((scrollY + innerHeight + 1) / scrollHeight) * 100;
      for (const value of [25, 50, 75, 100] as const) {
        if (seen < value || depth >= value) continue;
        depth = value;
        track("scroll", { event_type: "scroll", source: "main", value });
      }
    },
    quiet,
  );
  addEventListener(
    "change",
    ({ target }) =>
      target instanceof Element &&
      track("interaction", { event_type: "change", source: placeOf(target) }),
    quiet,
  );
}
