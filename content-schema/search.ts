import { z } from "zod";
import { blanks, list, pattern, text } from "./fields.ts";
import { readWords } from "./read-words.ts";

/** Other words for pages, each by its address. */
export const searchWordsSchema = z.strictObject({
  pages: z.array(
    z.strictObject({
      path: pattern(/^\/[a-z0-9/-]*$/, "the address of a page such as /contact-us"),
      words: list(text("piles"), 1, 40),
    }),
  ),
});

/** The words of the search dialog. */
export const searchTextSchema = z.strictObject({
  open: text("Search"),
  heading: text("Search this site"),
  label: text("What are you looking for?"),
  hint: text("Plain words are fine"),
  examples: list(text("piles"), 1, 4),
  private: text("What you type stays on this device."),
  symptoms: text("What brings you in?"),
  loading: text("Getting the pages ready …"),
  foundOne: blanks("{count} page found for “{words}”"),
  foundMany: blanks("{count} pages found for “{words}”"),
  none: blanks("Nothing found for “{words}”"),
  noneHelp: text("Try a simpler word"),
  failed: text("The search could not be loaded."),
  call: text("Or ask a person"),
  slashKey: text("The key / opens this search"),
});

/** The words of the search and of what opens it. `{words}` is what was typed. */
export const search = readWords("words/search.yaml", searchTextSchema);

const { open, heading, symptoms, ...rest } = search;

/** The words that only the dialog shows, for its code; no page holds them. */
export const searchDialog = rest;
