import MiniSearch, { type SearchResult } from "minisearch";
import { paths } from "../../paths.ts";

/** The build extracts it from the text of a page. */
export type SearchText = {
  /** Path and fragment. */
  href: string;
  page: string;
  /** Empty for the page itself. */
  heading: string;
  text: string;
  /** Synonyms for the page, not displayed. */
  synonyms: string;
};

type Piece = { text: string; isMatch: boolean };

/** A matching page, by its best matching section. */
export type PageResult = Pick<SearchText, "href" | "page" | "heading"> & {
  excerpt: readonly Piece[];
};

/** Normalizes a word for comparison: lower case, no accents, no plural ending (the S of “IBS” is none). */
const normalize = (word: string): string =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replace(/[’']s$/, "")
    .replace(/(?<=...)(?:(?<=ss|sh|ch|x)es|(?<!s)s)$/, "");

/** Of abbreviations with dots, phones, numbers with commas or points, and words. */
const tokenPattern = new RegExp(
  [
    /(?<!\p{L})(?:\p{L}\.)+\p{L}(?!\p{L})/u,
    /(?<phone>(?<!\d)(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d))/u,
    /\d+(?:(?:,\d{3}(?!\d))+(?:\.\d+)*|(?:\.\d+)+)/u,
    /[\p{L}\p{N}]+(?:[’'][\p{L}]+)*/u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gu",
);

/** Words, prices such as 39.95 or 1039.50, and phones as ten digits, without the +1; S.T.D. is STD. */
const tokensIn = (text: string) =>
  [...text.matchAll(tokenPattern)].map(({ 0: found, index, groups }) => ({
    start: index,
    end: index + found.length,
    word: groups?.["phone"]
      ? found.replaceAll(/\D/g, "").slice(-10)
      : found.replaceAll(/(?<=\p{L})\.|,/gu, ""),
  }));

const tokenize = (text: string): string[] => tokensIn(text).map(({ word }) => word);

/** The length of an excerpt, and of its text before the first matched word (characters). */
const excerptLength = 150;
const leadLength = 50;

type Word = { start: number; end: number; isMatch: boolean };

const markWords = (text: string, terms: readonly string[]): Word[] =>
  tokensIn(text).map(({ word, ...at }) => ({ ...at, isMatch: terms.includes(normalize(word)) }));

/** Returns where an excerpt begins and ends: at word boundaries, around the first matched word. */
function excerptRange(text: string, words: readonly Word[]): [from: number, to: number] {
  const first = words.find(({ isMatch }) => isMatch)?.start ?? 0;
  const opening = first > leadLength && words.find(({ start }) => start >= first - leadLength);
  const from = opening ? opening.start : 0;
  const end = words.findLast((word) => word.end <= from + excerptLength)?.end ?? text.length;
  return [from, end + 1 < text.length ? end : text.length];
}

/** Returns the text around the first matched word, or its start if none matches. */
function excerpt(text: string, terms: readonly string[]): Piece[] {
  const words = markWords(text, terms);
  const [from, to] = excerptRange(text, words);
  // Pieces alternate: text, matched word, text.
  const cuts = words
    .filter((word) => word.isMatch && word.start >= from && word.end <= to)
    .flatMap((word) => [word.start, word.end]);
  return [from, ...cuts].map((at, index) => {
    const opening = index === 0 && from > 0 ? "… " : "";
    const closing = index === cuts.length && to < text.length ? " …" : "";
    const piece = text.slice(at, cuts[index] ?? to);
    return { text: `${opening}${piece}${closing}`, isMatch: index % 2 === 1 };
  });
}

const stopWords =
  /^(?:a|am|an|and|are|at|be|been|being|can|cannot|could|did|do|does|for|from|get|gets|getting|got|had|has|have|he|her|him|how|i|i['’]?m|i['’]?ve|if|in|is|it|just|me|my|of|on|or|she|should|so|somebody|someone|that|the|there|they|this|to|was|we|were|what|when|where|which|who|why|will|with|would|you|your|(?:ca|could|did|do|does|had|has|have|is|should|was|were|wo|would)n['’]?t)$/i;

/** Longer queries are cut off (characters): comparing a longer word takes seconds. */
const maxQueryLength = 200;

/** Pages that rank lower: aftercare, testimonials and legal texts. */
const demotedPages = new RegExp(`^(?:${paths.aftercare}|${paths.testimonials}|/legal)(?![^/#])`);

/** Minimum score of a result, as a fraction of the best score. */
const minScoreRatio = 0.15;

/** Returns the best section of each page. Pages that contain more of the words come first. */
function rankPages(found: readonly SearchResult[]): SearchResult[] {
  const pages = new Map<string, { best: SearchResult; words: Set<string> }>();
  for (const result of found) {
    const path = String(result.id).replace(/#.*/, "");
    const page = pages.get(path) ?? { best: result, words: new Set() };
    for (const word of result.queryTerms) page.words.add(word);
    pages.set(path, page);
  }
  const rated = [...pages.values()]
    .map(({ best, words }) => ({ ...best, score: best.score * words.size ** 2 }))
    .sort((a, b) => b.score - a.score);
  const least = (rated[0]?.score ?? 0) * minScoreRatio;
  return rated.filter(({ score }) => score >= least);
}

/** Indexes the texts. Returns a function that finds pages for a query, best match first. */
export function createSearchIndex(texts: readonly SearchText[]): (query: string) => PageResult[] {
  const index = new MiniSearch<SearchText>({
    idField: "href",
    fields: ["page", "heading", "synonyms", "text"],
    storeFields: ["href", "page", "heading", "text"],
    tokenize,
    processTerm: (term) => normalize(term) || null,
    searchOptions: {
      prefix: (term) => term.length > 1,
      boost: { synonyms: 4, page: 4, heading: 2 },
      // Whoever names a condition looks for its treatment first.
      boostDocument: (href) => (demotedPages.test(String(href)) ? 0.5 : 1),
    },
  });
  index.addAll(texts);

  return (query) => {
    const words = tokenize(query.slice(0, maxQueryLength));
    const keywords = words.filter((word) => !stopWords.test(word));
    const searchTerms = (keywords.length > 0 ? keywords : words).join(" ");
    // A word that some page contains is not a misspelling of another one.
    const isKnown = (term: string) => index.search(term).length > 0;
    const found = index.search(searchTerms, {
      fuzzy: (term: string) => (term.length > 3 && !isKnown(term) ? 0.25 : false),
      maxFuzzy: 2,
      weights: { fuzzy: 0.3, prefix: 0.6 },
    });
    return rankPages(found).map(({ href, page, heading, text, terms }) => ({
      href,
      page,
      heading,
      excerpt: excerpt(text, terms),
    }));
  };
}
