/*
 * Every key that the site uses in web storage. The privacy policy lists them
 * (tests/browser/privacy-storage.test.ts).
 */

/** Session storage: the visitor has accepted the gallery's gate (specification, section 4). */
export const acceptedKey = "disclaimerAccepted";
/** Session storage: the visitor has seen the gallery after accepting (specification, section 4). */
export const visitedKey = "galleryVisited";
/** Session storage: the gallery's page has been reloaded once (specification, section 4). */
export const freshKey = "forced_gallery";
/** Session storage: the path of the session's first page. */
export const firstPageKey = "first_page";
/** Session storage: time of the last reload because of a missing file, in ms since the epoch. */
export const reloadedKey = "reloaded_at";

/** Local storage: display settings. */
export const settingsKey = "accessibilitySettings";
/** Local storage: whether the key / opens the search. */
export const slashKeyKey = "search_key";
/** Local storage: the visitor's consent to analytics, or refusal. */
export const choiceKey = "analyticsChoice";
/** Local storage: the visitor's random id in analytics. */
export const visitorKey = "analyticsVisitor";
