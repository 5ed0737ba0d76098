import { define } from "./define.ts";
import { searchTextSchema } from "./search-schema.ts";

/** The words of the search and of what opens it. `{words}` is what was typed. */
export const search = define("content/search.ts", searchTextSchema, {
  open: "Search",
  heading: "Search this site",
  label: "What are you looking for?",
  hint: "Use your own words, and do not worry about spelling. For example:",
  examples: ["piles", "blood on paper", "bottom itch"],
  private: "What you type stays on your device.",
  symptoms: "What brings you in?",
  loading: "Loading the search…",
  foundOne: "{count} page found for “{words}”",
  foundMany: "{count} pages found for “{words}”",
  none: "Nothing found for “{words}”",
  noneHelp: "Try a shorter word, or start here:",
  failed: "The search did not load. These pages may help:",
  call: "Or call us:",
  slashKey: "The / key opens this search",
});

const { open, heading, symptoms, ...rest } = search;

/** The words that only the dialog shows, for its code; no page holds them. */
export const searchDialog = rest;
