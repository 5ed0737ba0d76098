/** Excludes an element's text from the search index (scripts/seo/page-text.ts). */
export const unsearched = { "data-unsearched": "" };
