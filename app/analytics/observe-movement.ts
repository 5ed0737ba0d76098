import { track } from "./delivery.ts";
import { placeOf } from "./marks.ts";

/** A listener that sees every event first and stops none. */
export const quiet = { passive: true, capture: true } as const;

/** A pointer that stays this long on a control reads it (milliseconds). */
const restMs = 500;

/** The control that an event happened on or in. */
export const controlOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest("a, button, summary") : null;

/** The heatmap events: told by parts of the page, never by what stands or is typed there. */
export function observeMovement(): void {
  let depth = 0;
  let hovered = new WeakSet<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A return from the back/forward cache is another view of the page.
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
