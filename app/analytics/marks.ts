import type { ConsultLocation, NavbarSource, Place } from "./events.ts";

/* Attributes by which analytics knows the parts of a page: components spread them, listeners read
   them. */

/** The ids of the question about analytics, and of the footer's entry that asks it again. */
export const questionId = "privacy-card";
export const controlId = "privacy-control";

/** Marks a part of the page: `<footer {...place("footer")}>`. */
export const place = (name: Place) => ({ "data-place": name });

/** Returns the part of the page that an element is in: the nearest mark or dialog. */
export function placeOf(element: Element): Place {
  const part = element.closest<HTMLElement>("[data-place], dialog");
  if (!part) return "main";
  return (part.dataset["place"] as Place | undefined) ?? "dialog";
}

/** Returns the navigation that a control is in, if any. */
export function navbarOf(control: Element): NavbarSource | null {
  const part = placeOf(control);
  if (part === "header") return "navbar_desktop";
  return part === "menu" ? "navbar_mobile" : null;
}

/** Marks the document's root with what the page is about (specification, section 7). */
export const subject = (kind: "service" | "gallery", name: string) => ({ [`data-${kind}`]: name });

/** Returns what the page is about. */
export const subjectOf = (kind: "service" | "gallery"): string | undefined =>
  document.documentElement.dataset[kind];

/** Marks what holds a link to the photo consult's form. */
export const consultStart = (location: ConsultLocation) => ({ "data-consult-start": location });

/** Returns where on the page a control starts a photo consult, if it does. */
export const consultStartOf = (control: Element): ConsultLocation | null =>
  (control.closest<HTMLElement>("[data-consult-start]")?.dataset["consultStart"] ??
    null) as ConsultLocation | null;
