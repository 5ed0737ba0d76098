/** Keeps the text of an element out of the site's search (scripts/seo/page-text.ts). */
export const unsearched = { "data-unsearched": "" };
