import type { ConsultLocation, NavbarSource, Place } from "./events.ts";

/* Attributes that name regions of a page for analytics: components spread them, listeners read
   them. */

/** The ids of the consent card and of the footer's item that opens it again. */
export const questionId = "privacy-card";
export const controlId = "privacy-control";

/** Marks a region of the page: `<footer {...place("footer")}>`. */
export const place = (name: Place) => ({ "data-place": name });

/** Returns the region that contains an element: the nearest marked element or dialog. */
export function placeOf(element: Element): Place {
  const part = element.closest<HTMLElement>("[data-place], dialog");
  if (!part) return "main";
  return (part.dataset["place"] as Place | undefined) ?? "dialog";
}

/** Returns the navigation that contains a control, if any. */
export function navbarOf(control: Element): NavbarSource | null {
  const part = placeOf(control);
  if (part === "header") return "navbar_desktop";
  return part === "menu" ? "navbar_mobile" : null;
}

/** Sets the page's subject on the root element (specification, section 7). */
export const subject = (kind: "service" | "gallery", name: string) => ({ [`data-${kind}`]: name });

/** Returns the page's subject. */
export const subjectOf = (kind: "service" | "gallery"): string | undefined =>
  document.documentElement.dataset[kind];

/** Marks an element that contains a link to the photo consult's form. */
export const consultStart = (location: ConsultLocation) => ({ "data-consult-start": location });

/** Returns the location of a control that starts a photo consult; null for other controls. */
export const consultStartOf = (control: Element): ConsultLocation | null =>
  (control.closest<HTMLElement>("[data-consult-start]")?.dataset["consultStart"] ??
    null) as ConsultLocation | null;
