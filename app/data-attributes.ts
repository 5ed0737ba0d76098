/* Attributes and ids by which scripts find elements of the markup, and areas for analytics. */

/** Call and booking links: on phones, the action bar is hidden while one of them is in view. */
export const pageActions = { "data-page-actions": "" };
export const pageActionsSelector = "[data-page-actions]";

/** Excludes an element's text from the search index (scripts/seo/search-texts.ts). */
export const excludedFromSearch = { "data-unsearched": "" };

/** The name of the `<meta>` with the URL of the search's texts (features/search/use-search.ts). */
export const searchTextsName = "search-texts";

/** Marks a button that prints, or toggles its own state, which styles read (start/start.ts). */
export const action = (name: "print" | "toggle") => ({ "data-action": name });

/** Hides an element after a date such as `2026-12-26` (start/start.ts). */
export const shownUntil = (date: string) => ({ "data-until": date });

/** Hides an element until a date is over everywhere (start/start.ts). */
export const shownAfter = (date: string) => ({ "data-due": date, hidden: true });

/** The id of the element after a hero's text. The first frame waits until it is parsed. */
export const firstFrameId = "first-frame";

/** Ids that controls target: dialogs for appointments and phones, the search, and the gate on other pages. */
export const bookingId = "booking";
export const phoneDialogId = "call";
export const searchId = "search";
export const menuGateId = "gate";

/** The id of the gallery's island, which the page's own button targets to open the gate. */
export const galleryIslandId = "pictures";

/** The ids of analytics' consent card and of the footer's item that opens it again. */
export const privacyCardId = "privacy-card";
export const privacyControlId = "privacy-control";

/** An area of the page, as analytics reports it. */
export type Area = "header" | "menu" | "main" | "footer" | "dialog";
export type NavbarSource = "navbar_desktop" | "navbar_mobile";
export type ConsultLocation = "hero_section" | "steps_section" | "steps_cta";

/** Marks an area of the page: `<footer {...area("footer")}>`. */
export const area = (name: Area) => ({ "data-area": name });

/** Returns the area that contains an element: the nearest marked element or dialog. */
export function areaOf(element: Element): Area {
  const part = element.closest<HTMLElement>("[data-area], dialog");
  if (!part) return "main";
  return (part.dataset["area"] as Area | undefined) ?? "dialog";
}

/** Returns the navigation that contains a control, if any. */
export function navbarOf(control: Element): NavbarSource | null {
  const part = areaOf(control);
  if (part === "header") return "navbar_desktop";
  return part === "menu" ? "navbar_mobile" : null;
}

/** Sets the page's subject on the root element, for analytics (specification, section 7). */
export const subject = (kind: "service" | "gallery", name: string) => ({ [`data-${kind}`]: name });

/** Marks an element that contains a link to the photo consult's form. */
export const consultStart = (location: ConsultLocation) => ({ "data-consult-start": location });

/** Returns the location of a control that starts a photo consult; null for other controls. */
export const consultStartOf = (control: Element): ConsultLocation | null =>
  (control.closest<HTMLElement>("[data-consult-start]")?.dataset["consultStart"] ??
    null) as ConsultLocation | null;
