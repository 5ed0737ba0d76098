import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { excludedFromSearch } from "../../app/data-attributes.ts";
import type { SearchText } from "../../app/features/search/search-index.ts";

type Element = Tree.Element;

const attribute = ({ attrs }: Element, name: string): string =>
  attrs.find((each) => each.name === name)?.value ?? "";

const classesOf = (element: Element) => attribute(element, "class").split(" ");

const skippedTags = "script style svg nav button dialog iframe noscript".split(" ");
const isSkipped = (element: Element) =>
  skippedTags.includes(element.tagName) ||
  classesOf(element).includes("without-script") ||
  element.attrs.some(({ name }) => name in excludedFromSearch) ||
  attribute(element, "aria-hidden") === "true";

const inlineTags = "b em strong span a dfn time code".split(" ");
/** Elements after which a screen reader pauses as at the end of a sentence. */
const blocks = "p li h1 h2 h3 h4 h5 h6 dd td th summary figcaption address blockquote".split(" ");
function separatorAfter(tagName: string): string {
  if (tagName === "dt") return ": ";
  return blocks.includes(tagName) ? "\n" : " ";
}

function findAll(node: Tree.ParentNode, matches: (element: Element) => boolean): Element[] {
  return node.childNodes
    .filter(adapter.isElementNode)
    .flatMap((element) => [...(matches(element) ? [element] : []), ...findAll(element, matches)]);
}

/** Returns the text of a node, one line per block; `replace` may return another text for an element. */
export function rawText(
  node: Tree.ParentNode,
  replace: (element: Element) => string | undefined = () => undefined,
): string {
  const texts = node.childNodes.map((child) => {
    if (adapter.isTextNode(child)) return child.value;
    if (!adapter.isElementNode(child)) return "";
    const replaced = replace(child);
    if (replaced !== undefined) return replaced;
    if (isSkipped(child)) return " ";
    const text = rawText(child, replace);
    if (inlineTags.includes(child.tagName)) return text;
    return ` ${text}${separatorAfter(child.tagName)}`;
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

type Section = { id: string; heading: string; text: string };

const headingOf = (heading: Element) => sentences(rawText(heading)).replace(/\.$/, "");

/** In place of an h2, at which a page's text is split. */
const sectionBreak = "\f";

/** Returns a page's heading, the text before its first h2 and, for each h2, the text below. */
function sectionsOf(document: Tree.ParentNode) {
  const [main = document] = findAll(document, ({ tagName }) => tagName === "main");
  const headings: Element[] = [];
  let title = "";
  const text = rawText(main, (element) => {
    const isLabel = ["eyebrow", "review-line"].some((name) => classesOf(element).includes(name));
    if (element.tagName === "h1") title = headingOf(element);
    if (element.tagName === "h1" || isLabel) return " ";
    if (element.tagName !== "h2") return undefined;
    headings.push(element);
    return sectionBreak;
  });
  const [lead = "", ...texts] = text.split(sectionBreak).map(sentences);
  const sections = headings.map((heading, index) => ({
    id: attribute(heading, "id"),
    heading: headingOf(heading),
    text: texts[index] ?? "",
  }));
  return { heading: title, lead, sections };
}

type Synonyms = Readonly<Record<string, readonly string[]>>;
type SearchedPage = { path: string; title: string; document: Tree.ParentNode };

function disclosureSection({ path, document }: SearchedPage, id: string): Section {
  const hasId = (element: Element) => attribute(element, "id") === id;
  const [heading] = findAll(document, hasId);
  if (!heading) {
    throw new Error(
      `content/search-words.yaml: ${path}#${id}: expected a heading of that page, found none`,
    );
  }
  const [disclosure = heading] = findAll(
    document,
    (element) => element.tagName === "details" && findAll(element, hasId).length > 0,
  );
  return { id, heading: headingOf(heading), text: sentences(rawText(disclosure)) };
}

/** Returns a function that lists the paths of pages with a section, from where it comes first. */
function sectionPaths(pages: readonly { path: string; sections: readonly Section[] }[]) {
  const contentOf = ({ heading, text }: Section) => heading + text;
  const occurrences = pages
    .flatMap(({ path, sections }) =>
      sections.map((section, index) => ({ path, index, content: contentOf(section) })),
    )
    .sort((a, b) => a.index - b.index);
  return (section: Section) =>
    occurrences.filter(({ content }) => content === contentOf(section)).map(({ path }) => path);
}

function searchText({ path, title }: SearchedPage, section: Section, synonyms: readonly string[]) {
  const { id, heading, text } = section;
  const href = id ? `${path}#${id}` : path;
  return { href, page: title, heading, text, synonyms: synonyms.join(", ") };
}

/** Returns the texts of the page's headings that have synonyms and are inside a disclosure. */
const disclosureTexts = (page: SearchedPage, linkable: readonly Section[], synonyms: Synonyms) =>
  Object.entries(synonyms).flatMap(([address, words]) => {
    const [owner, id] = address.split("#");
    const isInDisclosure = owner === page.path && id && !linkable.some((each) => each.id === id);
    return isInDisclosure ? [searchText(page, disclosureSection(page, id), words)] : [];
  });

/**
 * Returns a search text for each page, and for each of its sections with an id. If no section of a
 * page has one, they join the page's text; otherwise those without only link to other pages, and are
 * left out. A section that several pages have belongs to the first.
 * @param synonyms by path, or by a heading such as `/about#team`, which then has a text of its own
 */
export function createSearchTexts(pages: SearchedPage[], synonyms: Synonyms): SearchText[] {
  const pagesWithSections = pages.map((page) => ({ ...page, ...sectionsOf(page.document) }));
  const pathsOf = sectionPaths(pagesWithSections);
  return pagesWithSections.flatMap((page) => {
    const { path, heading, lead, sections } = page;
    // React's generated ids, which start with `_`, can change.
    const linkable = sections.filter(({ id }) => /^[^_]/.test(id));
    const owned = linkable.filter((each) => each.id !== "sources" && pathsOf(each)[0] === path);
    const joined = linkable.length > 0 ? [] : sections.filter((each) => pathsOf(each).length === 1);
    const texts = [lead, ...joined.flatMap(({ heading, text }) => [`${heading}.`, text])];
    const pageSection = { id: "", heading: "", text: texts.join(" ") };
    return [
      searchText(page, pageSection, [heading, ...(synonyms[path] ?? [])]),
      ...owned.map((each) => searchText(page, each, synonyms[`${path}#${each.id}`] ?? [])),
      ...disclosureTexts(page, linkable, synonyms),
    ];
  });
}
