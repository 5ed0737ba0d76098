import MiniSearch, { type SearchResult } from "minisearch";
import { fold } from "./excerpt.ts";
import type { SearchText } from "./search-texts.ts";

/** A page that fits what was typed, with its part that fits best. */
export type Finding = SearchText & {
  /** The words of the texts that were found, as `fold` writes them. */
  terms: readonly string[];
};

const small = new Set(
  "a an and are at be can do does for from have how i in is it me my of on or the to what when where which why with you your".split(
    " ",
  ),
);

/** A page that fits less than this part of the best one is a coincidence. */
const weakest = 0.08;

/** Makes the search over the texts of all pages. */
export function makeSearch(texts: readonly SearchText[]): (query: string) => Finding[] {
  const index = new MiniSearch<SearchText>({
    idField: "href",
    fields: ["page", "heading", "words", "text"],
    storeFields: ["href"],
    processTerm: (term) => fold(term) || null,
  });
  index.addAll(texts);
  const byHref = new Map(texts.map((text) => [text.href, text]));

  return (query) => {
    const words = query
      .trim()
      .split(/[\s,.;:!?"“”/-]+/)
      .filter(Boolean);
    const telling = words.filter((word) => !small.has(word.toLowerCase()));
    const asked = (telling.length > 0 ? telling : words).join(" ");
    const options = {
      prefix: (term: string) => term.length > 1,
      boost: { words: 4, page: 4, heading: 2 },
    };
    const misspelled = {
      ...options,
      fuzzy: (term: string) => (term.length > 3 ? 0.25 : false),
      maxFuzzy: 2,
      weights: { fuzzy: 0.3, prefix: 0.6 },
    };
    const tries = [
      { ...options, combineWith: "AND" },
      { ...misspelled, combineWith: "AND" },
      { ...misspelled, combineWith: "OR" },
    ] as const;
    let found: SearchResult[] = [];
    for (const each of tries) {
      if (found.length === 0) found = index.search(asked, each);
    }

    const pages = new Map<string, Finding>();
    const least = (found[0]?.score ?? 0) * weakest;
    for (const { id, terms, score } of found) {
      if (score < least) break;
      const text = byHref.get(String(id));
      const page = text?.href.replace(/#.*/, "");
      if (text && page && !pages.has(page)) pages.set(page, { ...text, terms });
    }
    return [...pages.values()];
  };
}
