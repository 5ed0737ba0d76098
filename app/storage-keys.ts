/*
 * Every name under which the site stores something in the browser. The privacy policy lists them
 * (tests/browser/privacy-storage.test.ts).
 */

/** Session storage: the visitor has accepted the gallery's gate (specification, section 4). */
export const acceptedKey = "disclaimerAccepted";
/** Session storage: the visitor has seen the gallery after that (specification, section 4). */
export const visitedKey = "galleryVisited";
/** Session storage: the gallery's page has been loaded afresh (specification, section 4). */
export const freshKey = "forced_gallery";
/** Session storage: the path of the visit's first page. */
export const firstPageKey = "first_page";
/** Session storage: when a page was last reloaded for a missing file. */
export const reloadedKey = "reloaded_at";

/** Local storage: display settings. */
export const settingsKey = "accessibilitySettings";
/** Local storage: whether the key / opens the search. */
export const slashKeyKey = "search_key";
/** Local storage: the visitor's answer about analytics. */
export const choiceKey = "analyticsChoice";
/** Local storage: the random number that stands for the visitor in analytics. */
export const visitorKey = "analyticsVisitor";
