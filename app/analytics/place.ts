import type { Place } from "./events.ts";

/** The part of the page that holds an element. */
export function placeOf(element: Element): Place {
  if (element.closest(".mobile-menu, .action-bar")) return "menu";
  if (element.closest("dialog")) return "dialog";
  if (element.closest(".header")) return "header";
  return element.closest(".footer") ? "footer" : "main";
}

/** The control that an event happened on or in. */
export const controlOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest("a, button, summary") : null;
