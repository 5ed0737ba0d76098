/** Marks the links of the dialog, through which arrow keys move. */
export const dialogLink = { "data-search-link": "" };
export const dialogLinks = "[data-search-link]";

/** Marks the links to pages that were found; Enter in the field follows the first. */
export const resultLink = { ...dialogLink, "data-search-result": "" };
export const firstResult = "[data-search-result]";
