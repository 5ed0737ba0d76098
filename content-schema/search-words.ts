import { readWords } from "./read-words.ts";
import { searchWordsSchema } from "./search.ts";

/**
 * What people call things, in their words, in clinical ones and misspelled: the search of the site
 * finds a page by them too. They are shown nowhere.
 */
export const searchWords: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  readWords("search-words.yaml", searchWordsSchema).pages.map(({ path, words }) => [path, words]),
);
