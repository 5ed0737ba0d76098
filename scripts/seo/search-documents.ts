import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import type { SearchText } from "../../app/features/search/search-texts.ts";
import { attribute, type Element, findAll, hasClass, rawText, sentences } from "./page-text.ts";

type Part = { id: string; heading: string; text: string };

/** A heading's text, without the period that ends a sentence. */
const headingOf = (heading: Element) => sentences(rawText(heading)).replace(/\.$/, "");

/** Whether an id can be a URL fragment. React's generated ids, which start with `_`, can change. */
const isAddress = (id: string) => id !== "" && !id.startsWith("_");

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
    heading: headingOf(heading),
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

function foldedPart({ path, document }: SearchedPage, id: string): Part {
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
  return { id, heading: headingOf(heading), text: sentences(rawText(fold)) };
}

/**
 * Returns the search texts of the built pages, one per part. Parts without an id belong to their
 * page's text, unless other parts of the page have ids: then they only link to other pages. Text
 * that several pages repeat is indexed once, where it occurs first.
 */
export function searchDocuments(pages: readonly SearchedPage[]): SearchText[] {
  const all = pages.map((page) => ({ ...page, parts: parts(page.document) }));
  const keyOf = ({ heading, text }: Part) => heading + text;
  /** The page and place where a part occurs first, and on how many pages it does. */
  const home = new Map<string, { path: string; place: number; pages: number }>();
  for (const { path, parts: own } of all) {
    for (const [place, part] of own.entries()) {
      const known = home.get(keyOf(part));
      const first = known && known.place <= place ? known : { path, place };
      home.set(keyOf(part), { ...first, pages: (known?.pages ?? 0) + 1 });
    }
  }
  return all.flatMap((page) => {
    const { path, title, words, headings = {}, parts: own } = page;
    const searchText = ({ id, heading, text }: Part, synonyms: readonly string[] = []) => {
      const href = id ? `${path}#${id}` : path;
      return { href, page: title, heading, text, words: synonyms.join(", ") };
    };
    const [head, ...rest] = own;
    const addressed = rest.filter(({ id }) => isAddress(id));
    const alone = rest.filter(
      (part) => addressed.length === 0 && home.get(keyOf(part))?.pages === 1,
    );
    const whole = [
      head?.text ?? "",
      ...alone.flatMap(({ heading, text }) => [`${heading}.`, text]),
    ];
    return [
      searchText({ id: "", heading: "", text: whole.join(" ") }, words),
      ...addressed
        .filter((part) => part.id !== "sources" && home.get(keyOf(part))?.path === path)
        .map((part) => searchText(part)),
      ...Object.entries(headings).map(([id, own]) => searchText(foldedPart(page, id), own)),
    ];
  });
}
