/*
 * Attributes by which scripts find elements of the markup. Those of analytics are in
 * analytics/marks.ts.
 */

/**
 * Marks a group of call and booking links in the page, such as a hero's. On phones, the action bar
 * is hidden while one of them is in view (layout/action-bar/action-bar-behavior.ts).
 */
export const pageActions = { "data-page-actions": "" };
export const pageActionsSelector = "[data-page-actions]";

/** Excludes an element's text from the search index (scripts/seo/search-documents.ts). */
export const unsearched = { "data-unsearched": "" };

/** The name of the `<meta>` with the URL of the search's texts (features/search/use-findings.ts). */
export const searchTextsName = "search-texts";

/** Marks a button that prints the page (start/start.ts). */
export const printMark = { "data-action": "print" };
export const printSelector = '[data-action="print"]';

/** Marks a button that toggles its own state, which styles read (start/start.ts). */
export const toggleMark = { "data-action": "toggle" };
export const toggleSelector = '[data-action="toggle"]';

/** Marks the table of contents (components/contents/mark-current-section.ts). */
export const contentsMark = { "data-contents": "" };
export const contentsLinks = "[data-contents] a";
