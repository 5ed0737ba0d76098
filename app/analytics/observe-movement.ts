import { controlOf, placeOf } from "./place.ts";
import { track } from "./track.ts";

/** A pointer that rests this long on a control reads it (milliseconds). */
const rest = 500;

/** The heatmap events: told by parts of the page, never by what stands or is typed there. */
export function observeMovement(quiet: AddEventListenerOptions): void {
  let page = "";
  let depth = 0;
  let hovered = new WeakSet<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = () => {
    if (page === location.pathname) return;
    page = location.pathname;
    depth = 0;
    hovered = new WeakSet();
  };
  addEventListener(
    "pointerover",
    (event) => {
      turn();
      clearTimeout(timer);
      const control = controlOf(event);
      if (!control || event.pointerType !== "mouse" || hovered.has(control)) return;
      timer = setTimeout(() => {
        hovered.add(control);
        track("hover", { event_type: "hover", source: placeOf(control) });
      }, rest);
    },
    quiet,
  );
  addEventListener(
    "scrollend",
    () => {
      turn();
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
