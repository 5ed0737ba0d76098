import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { unsearched } from "../../app/data-attributes.ts";
import type { SearchText } from "../../app/features/search/find.ts";

type Element = Tree.Element;

const skipped = "script style svg nav button dialog iframe noscript".split(" ");
const isSkipped = (element: Element) =>
  skipped.includes(element.tagName) ||
  classesOf(element).includes("without-script") ||
  element.attrs.some(({ name }) => name in unsearched) ||
  attribute(element, "aria-hidden") === "true";
const inline = "b em strong span a dfn time code".split(" ");
/** Elements after which a screen reader pauses as at the end of a sentence. */
const blocks = "p li h1 h2 h3 h4 h5 h6 dd td th summary figcaption address blockquote".split(" ");
const endOf = (name: string) => (name === "dt" ? ": " : blocks.includes(name) ? "\n" : " ");

const attribute = ({ attrs }: Element, name: string): string =>
  attrs.find((each) => each.name === name)?.value ?? "";

const classesOf = (element: Element) => attribute(element, "class").split(" ");

function findAll(node: Tree.ParentNode, matches: (element: Element) => boolean): Element[] {
  return node.childNodes
    .filter(adapter.isElementNode)
    .flatMap((element) => [...(matches(element) ? [element] : []), ...findAll(element, matches)]);
}

/** Returns the text of a node, a line for each sentence-like block; `replace` may return others. */
export function rawText(
  node: Tree.ParentNode,
  replace: (element: Element) => string | undefined = () => undefined,
): string {
  const texts = node.childNodes.map((child) => {
    if (adapter.isTextNode(child)) return child.value;
    if (!adapter.isElementNode(child)) return "";
    const { tagName } = child;
    const replaced = replace(child);
    if (replaced !== undefined) return replaced;
    if (isSkipped(child)) return " ";
    const text = rawText(child, replace);
    return inline.includes(tagName) ? text : ` ${text}${endOf(tagName)}`;
  });
  return texts.join("");
}

/** Joins the lines of a text into sentences. */
export const sentences = (text: string): string =>
  text
    .split("\n")
    .map((line) =>
      line
        .replaceAll(/\s+/g, " ")
        .replaceAll(/ ([.,;:!?])/g, "$1")
        .trim(),
    )
    .filter(Boolean)
    .map((line) => (/[.,;:!?…”)]$/.test(line) ? line : `${line}.`))
    .join(" ");

type Part = { id: string; heading: string; text: string };

const headingOf = (heading: Element) => sentences(rawText(heading)).replace(/\.$/, "");

function partsOf(document: Tree.ParentNode) {
  const [main = document] = findAll(document, ({ tagName }) => tagName === "main");
  const headings: Element[] = [];
  let title = "";
  const text = rawText(main, (element) => {
    const isOutside = ["eyebrow", "review-line"].some((name) => classesOf(element).includes(name));
    if (element.tagName === "h1") title = headingOf(element);
    if (element.tagName === "h1" || isOutside) return " ";
    if (element.tagName !== "h2") return undefined;
    headings.push(element);
    return "\f";
  });
  const [lead = "", ...texts] = text.split("\f").map(sentences);
  const parts = headings.map((heading, index) => ({
    id: attribute(heading, "id"),
    heading: headingOf(heading),
    text: texts[index] ?? "",
  }));
  return { heading: title, lead, parts };
}

type SearchedPage = { path: string; title: string; document: Tree.ParentNode };

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
 * Returns a search text for each page, and for each of its parts with an id. Parts without one join
 * the page's text, or are left out where others have one: there they only link to other pages. A
 * part that several pages have belongs to the first.
 * @param synonyms by path, or by a heading such as `/about#team`, which then has a text of its own
 */
export function searchDocuments(
  pages: readonly SearchedPage[],
  synonyms: Readonly<Record<string, readonly string[]>>,
): SearchText[] {
  const all = pages.map((page) => ({ ...page, ...partsOf(page.document) }));
  const keyOf = ({ heading, text }: Part) => heading + text;
  const places = all
    .flatMap(({ path, parts }) => parts.map((part, place) => ({ path, place, key: keyOf(part) })))
    .sort((a, b) => a.place - b.place);
  const pathsOf = (part: Part) =>
    places.filter(({ key }) => key === keyOf(part)).map(({ path }) => path);
  return all.flatMap((page) => {
    const { path, title, heading, lead, parts } = page;
    const searchText = ({ id, heading, text }: Part, words: readonly string[] = []) => {
      const href = id ? `${path}#${id}` : path;
      return { href, page: title, heading, text, words: words.join(", ") };
    };
    // React's generated ids, which start with `_`, can change.
    const addressed = parts.filter(({ id }) => /^[^_]/.test(id));
    const alone = parts.filter((part) => addressed.length === 0 && pathsOf(part).length === 1);
    const whole = [lead, ...alone.flatMap(({ heading, text }) => [`${heading}.`, text])];
    return [
      searchText({ id: "", heading: "", text: whole.join(" ") }, [
        heading,
        ...(synonyms[path] ?? []),
      ]),
      ...addressed
        .filter((part) => part.id !== "sources" && pathsOf(part)[0] === path)
        .map((part) => searchText(part, synonyms[`${path}#${part.id}`])),
      ...Object.entries(synonyms).flatMap(([place, words]) => {
        const [of, id] = place.split("#");
        const isFolded = of === path && id && !addressed.some((part) => part.id === id);
        return isFolded ? [searchText(foldedPart(page, id), words)] : [];
      }),
    ];
  });
}
