import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import type { SearchText } from "../../app/features/search/search-texts.ts";
import {
  attribute,
  type Element,
  findAll,
  hasClass,
  rawText,
  sentences,
  headingText as textOfHeading,
} from "./page-text.ts";

type Part = { id: string; heading: string; text: string };

/** Whether an id can be a URL fragment. React's generated ids, which start with `_`, can change. */
const isAddress = (id: string) => id !== "" && !id.startsWith("_");

/** Splits a page's `main` into a part before the first `h2` and a part for each `h2`. */
function parts(document: Tree.ParentNode): Part[] {
  const [main] = findAll(document, ({ tagName }) => tagName === "main");
  if (!main) return [];
  const headings: Element[] = [];
  const text = rawText(main, (element) => {
    if (element.tagName === "h1" || hasClass(element, ["eyebrow", "review-line"])) return " ";
    if (element.tagName !== "h2") return undefined;
    headings.push(element);
    return "\f";
  });
  const [lead = "", ...texts] = text.split("\f").map(sentences);
  const named = headings.map((heading, index) => ({
    id: attribute(heading, "id"),
    heading: textOfHeading(heading),
    text: texts[index] ?? "",
  }));
  return [{ id: "", heading: "", text: lead }, ...named];
}

type SearchedPage = {
  path: string;
  title: string;
  document: Tree.ParentNode;
  words: readonly string[];
  /** Synonyms by the id of a heading, which has a search text of its own. */
  headings?: Readonly<Record<string, readonly string[]>>;
};

/** Returns the search text of a heading, with what it folds. */
function headingText(
  { path, title, document }: SearchedPage,
  id: string,
  words: readonly string[],
) {
  const isIt = (element: Element) => attribute(element, "id") === id;
  const [heading] = findAll(document, isIt);
  if (!heading) {
    throw new Error(
      `content/search-words.yaml: ${path}#${id}: expected a heading of that page, found none`,
    );
  }
  const [fold = heading] = findAll(
    document,
    (element) => element.tagName === "details" && findAll(element, isIt).length > 0,
  );
  return {
    href: `${path}#${id}`,
    page: title,
    heading: textOfHeading(heading),
    text: sentences(rawText(fold)),
    words: words.join(", "),
  };
}

/**
 * Returns the search texts of the built pages, one per part. Parts without an id belong to their
 * page's text, unless other parts of the page have ids: then they only link to other pages. Text
 * that several pages repeat is indexed once, where it occurs first.
 */
export function searchDocuments(pages: readonly SearchedPage[]): SearchText[] {
  const all = pages.map((page) => ({ ...page, parts: parts(page.document) }));
  const home = new Map<string, { path: string; place: number; pages: number }>();
  for (const { path, parts: own } of all) {
    for (const [place, { heading, text }] of own.entries()) {
      const known = home.get(heading + text);
      const count = (known?.pages ?? 0) + 1;
      home.set(
        heading + text,
        known && known.place <= place ? { ...known, pages: count } : { path, place, pages: count },
      );
    }
  }
  return all.flatMap((page) => {
    const { path, title, words, headings = {}, parts: own } = page;
    const addressed = own.some(({ id }) => isAddress(id));
    const [head = { id: "", heading: "", text: "" }, ...rest] = own;
    const belongs = ({ heading, text }: Part) => home.get(heading + text)?.path === path;
    const alone = rest.filter(
      (part) =>
        !addressed && !isAddress(part.id) && home.get(part.heading + part.text)?.pages === 1,
    );
    const whole = [head.text, ...alone.flatMap(({ heading, text }) => [`${heading}.`, text])];
    return [
      { href: path, page: title, heading: "", text: whole.join(" "), words: words.join(", ") },
      ...rest
        .filter((part) => isAddress(part.id) && part.id !== "sources" && belongs(part))
        .map(({ id, heading, text }) => ({
          href: `${path}#${id}`,
          page: title,
          heading,
          text,
          words: "",
        })),
      ...Object.entries(headings).map(([id, synonyms]) => headingText(page, id, synonyms)),
    ];
  });
}
