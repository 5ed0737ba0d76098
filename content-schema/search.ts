import { z } from "zod";
import { readCopy } from "./fill-facts.ts";
import { list, pattern, schemaOf } from "./validation/fields.ts";

/** Copy of the search and its button. `{words}` is the query. */
export const search = readCopy("words/search.yaml", {
  open: "Search",
  heading: "Search this site",
  label: "What are you looking for?",
  hint: "Plain words are fine",
  examples: list("piles", 1, 4),
  private: "What you type stays on this device.",
  symptoms: "What brings you in?",
  loading: "Getting the pages ready …",
  foundOne: "{count} page found for “{words}”",
  foundMany: "{count} pages found for “{words}”",
  none: "Nothing found for “{words}”",
  noneHelp: "Try a simpler word",
  failed: "The search could not be loaded.",
  call: "Or ask a person",
  slashKey: "The key / opens this search",
});

const { open, heading, symptoms, ...rest } = search;

/** Copy of the dialog, rendered only by its script. */
export const searchDialog = rest;

const { pages } = readCopy("search-words.yaml", {
  pages: z.array(
    schemaOf({
      path: pattern(/^\/[a-z0-9/-]*$/, "the address of a page such as /contact-us"),
      words: list("piles", 1, 40),
    }),
  ),
});

/** Search synonyms by path: colloquial, clinical and misspelled terms. Never displayed. */
export const searchWords: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  pages.map(({ path, words }) => [path, words]),
);
