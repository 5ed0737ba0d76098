import { define } from "./define.ts";
import { searchTextSchema } from "./search-schema.ts";

/** The words of the search dialog. */
export const search = define("content/search.ts", searchTextSchema, {
  open: "Search",
  heading: "Search this site",
  label: "What are you looking for?",
  hint: "Plain words are fine, and so are typos. For example:",
  examples: ["piles", "blood on paper", "bottom itch"],
  private: "What you type stays on your device.",
  symptoms: "What brings you in?",
  loading: "Getting the pages ready …",
  foundOne: "page found for",
  foundMany: "pages found for",
  none: "Nothing found for",
  noneHelp: "Try a shorter word, or start here:",
  failed: "The search did not load. These pages may help:",
  call: "Or ask a person:",
  slashKey: "The / key opens this search",
});
