import MiniSearch, { type SearchResult } from "minisearch";
import { fold } from "./excerpt.ts";

/** A search target; the build extracts it from the text of a page. */
export type SearchText = {
  /** Path and fragment. */
  href: string;
  page: string;
  /** The heading of the section; empty for the page itself. */
  heading: string;
  text: string;
  /** Synonyms for the page, not displayed. */
  words: string;
};

/** A page that matches a query, with its best matching section. */
export type Finding = SearchText & {
  /** The matched words, normalized by `fold`. */
  terms: readonly string[];
};

const small = new Set(
  "a an and are at be can do does for from have how i in is it me my of on or the to what when where which why with you your".split(
    " ",
  ),
);

/** Minimum score of a result, as a fraction of the best score. */
const weakest = 0.08;

/** Indexes the texts. Returns a function that finds pages for a query, best match first. */
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
