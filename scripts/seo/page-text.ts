import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { unsearched } from "../../app/data-attributes.ts";
import { galleryFragment } from "../../app/file-paths.ts";

export type Element = Tree.Element;

const skipped = new Set([
  "script",
  "style",
  "svg",
  "nav",
  "button",
  "dialog",
  "iframe",
  "noscript",
]);
const marks = Object.keys(unsearched);
/** Whether an element is the gallery's index, which is also in the home document (decision 8). */
const isOtherPage = (element: Element) =>
  element.tagName === "div" && attribute(element, "id") === galleryFragment;
const isSkipped = (element: Element) =>
  skipped.has(element.tagName) ||
  isOtherPage(element) ||
  hasClass(element, ["without-script"]) ||
  element.attrs.some(({ name }) => marks.includes(name)) ||
  attribute(element, "aria-hidden") === "true";
const inline = new Set(["b", "em", "strong", "span", "a", "dfn", "time", "code"]);
/** Separators after elements, where a screen reader pauses as at the end of a sentence. */
const endings = new Map(
  ["p", "li", "h1", "h2", "h3", "h4", "h5", "h6", "dd", "td", "th"]
    .concat("summary", "figcaption", "address", "blockquote")
    .map((name) => [name, "\n"]),
).set("dt", ": ");

export const attribute = ({ attrs }: Element, name: string): string =>
  attrs.find((each) => each.name === name)?.value ?? "";

export const hasClass = (element: Element, names: readonly string[]): boolean =>
  attribute(element, "class")
    .split(" ")
    .some((name) => names.includes(name));

/** Returns the elements below a node that match, in document order. */
export function findAll(node: Tree.ParentNode, matches: (element: Element) => boolean): Element[] {
  return node.childNodes
    .filter(adapter.isElementNode)
    .filter((element) => !isOtherPage(element))
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
    return inline.has(tagName) ? text : ` ${text}${endings.get(tagName) ?? " "}`;
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
