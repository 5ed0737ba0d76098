/** Marks the links of the dialog that arrow keys move through. */
export const dialogLink = { "data-search-link": "" };
export const dialogLinks = "[data-search-link]";

/** Marks the links of results; Enter in the field follows the first one. */
export const resultLink = { ...dialogLink, "data-search-result": "" };
export const firstResult = "[data-search-result]";
