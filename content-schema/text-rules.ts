import type { Heading, ListItem, Literal, Node, Root, Table } from "mdast";
import { textTags } from "./added-pages.ts";
import type { Content } from "./load-content.ts";
import { serviceTags } from "./service-schema.ts";
import {
  attributeOf,
  isComment,
  isParent,
  isTag,
  keepShownParts,
  nodesOf,
  type Tag,
  wordsOf,
} from "./text-tree.ts";
import { isLink, linkMessage, optionalText } from "./validation/fields.ts";
import { ContentError, type Details, Problem } from "./validation/problem.ts";

const blocks = ["root", "yaml", "heading", "paragraph", "blockquote", "thematicBreak"];
const listsAndTables = ["list", "listItem", "table", "tableRow", "tableCell"];
const phrasing = ["text", "strong", "emphasis", "link", "break", "inlineCode"];
/** The Markdown nodes that texts may contain. Other MDX syntax, such as code, is an error. */
const markdownNodes = [...blocks, ...listsAndTables, ...phrasing];

const pictureFix =
  'write <Picture name="waiting-room" /> with the name of a picture of content/images.yaml';
const alternatives: ReadonlyMap<string, string> = new Map([
  ["img", pictureFix],
  ["br", "leave an empty line instead"],
  ["hr", "write --- between two empty lines instead"],
  ["a", "write a link as [words](/about) instead"],
]);

/** Returns what the tags of a text may name, and the tags with their attributes. */
export function scopeFor(file: string, { images, conditions, practice, serviceRecords }: Content) {
  const slug = /^content\/services\/(.*)\.mdx$/.exec(file)?.[1] ?? "";
  const service = Object.hasOwn(serviceRecords, slug) ? serviceRecords[slug] : undefined;
  const conditional = Object.keys(conditions).map((name) => [name, ["is"]] as const);
  const unconditional = Object.entries(service ? { ...serviceTags, ...textTags } : textTags);
  return {
    tags: new Map<string, readonly string[]>([...unconditional, ...conditional]),
    conditions,
    figures: images.figures.map(({ name }) => name),
    origin: practice.site.url,
    service,
  };
}

export type Scope = ReturnType<typeof scopeFor>;

/** Says what to write in place of an HTML tag. */
export function htmlError(found: string, { tags }: Scope): Details {
  const [name = ""] = /\w+/.exec(found.toLowerCase()) ?? [];
  const fix = alternatives.get(name) ?? "write the words without it";
  return { expected: "Markdown or one of the tags …", choices: [...tags.keys()], found, fix };
}

/** Says what braces are for. */
export const braceError = (found: string): Details => {
  return { expected: "two braces around a fact, such as {{phone.main}}", found };
};

/** The first line of what the source has for a node. */
type Excerpt = (node: Pick<Node, "position">) => string;

function attributeError({ name, attributes }: Tag, allowed: readonly string[], excerpt: Excerpt) {
  const names = attributes.map((each) => ("name" in each ? each.name : ""));
  const isValid = (each: Tag["attributes"][number], index: number) =>
    each.type === "mdxJsxAttribute" &&
    typeof each.value === "string" &&
    allowed.includes(each.name) &&
    names.indexOf(each.name) === index;
  const wrong = attributes.find((each, index) => !isValid(each, index));
  if (!wrong) return null;
  const only = `<${name}> with only ${allowed.join(" and ")}, as words between quotation marks`;
  return {
    expected: allowed.length > 0 ? only : `<${name} /> without attributes`,
    found: excerpt(wrong),
  };
}

function choiceError(tag: Tag, attribute: string, choices: readonly string[], details: Details) {
  const written = attributeOf(tag, attribute) ?? "";
  return choices.includes(written) ? null : { ...details, choices, written };
}

function nameError(tag: Tag, what: string, names: readonly string[] = []): Details | null {
  const expected = `${what} (${names.length > 0 ? "…" : "it has none"})`;
  return choiceError(tag, "name", names, { expected });
}

function valueError(tag: Tag, { conditions, figures, service }: Scope): Details | null {
  const name = tag.name ?? "";
  const condition = conditions[name as keyof typeof conditions];
  if (condition) {
    const format = (value: string) => `<${name} is="${value}">`;
    const details = { expected: `<${name}> with one of …`, format };
    return choiceError(tag, "is", Object.keys(condition), details);
  }
  if (name === "Picture")
    return nameError(tag, "one of the figures of content/images.yaml", figures);
  if (name === "Treatment") {
    const treatments = service?.figures?.treatments?.map((each) => each.name);
    return nameError(tag, "one of the treatments compared above", treatments);
  }
  if (name === "Term") {
    const terms = service?.glossary.map(({ term }) => term);
    return nameError(tag, "a word of the glossary above", terms);
  }
  if (name !== "Cite") return null;
  const found = attributeOf(tag, "n");
  const count = service?.sources.length ?? 0;
  const isCited = service?.sources.some((_, index) => String(index + 1) === found);
  return isCited ? null : { expected: `the number of a source, 1 to ${count}`, found };
}

/** Tags that enclose words (besides conditional tags), and tags inside a sentence. */
const tagsAroundWords = ["Part", "Term"];
const tagsInSentences = ["Cite", "LastUpdated"];

/** Returns the error of a misplaced tag. Other tags render their own content, not what they enclose. */
function placeError(tag: Tag, { conditions }: Scope, excerpt: Excerpt): Details | null {
  const name = tag.name ?? "";
  if (tagsAroundWords.includes(name) || Object.hasOwn(conditions, name)) return null;
  const isAlone = tagsInSentences.includes(name) || tag.type === "mdxJsxFlowElement";
  if (isAlone && tag.children.length === 0) return null;
  const expected = `<${name} /> ${isAlone ? "without words inside" : "on a line of its own"}`;
  return { expected, found: excerpt(tag) };
}

function tagError(tag: Tag, scope: Scope, excerpt: Excerpt): Details | null {
  const name = tag.name ?? "";
  if (/^[a-z]/.test(name)) return htmlError(`<${name}>`, scope);
  const allowed = scope.tags.get(name);
  if (!allowed) {
    const format = (tagName: string) => `<${tagName}>`;
    const choices = [...scope.tags.keys()];
    return { expected: "one of the tags …", choices, written: name, format };
  }
  return (
    attributeError(tag, allowed, excerpt) ??
    valueError(tag, scope) ??
    placeError(tag, scope, excerpt)
  );
}

function nodeError(node: Node, scope: Scope, excerpt: Excerpt): Details | null {
  if (isTag(node)) return tagError(node, scope, excerpt);
  const found = excerpt(node);
  if (node.type === "heading" && (node as Heading).depth === 1) {
    const expected = "a heading with ## or more, since the page's title is the one with #";
    return { expected, found };
  }
  const hasCheckbox = typeof (node as ListItem).checked === "boolean";
  const hasAlignment = (node as Table).align?.some(Boolean);
  const isAllowed = markdownNodes.includes(node.type) && !hasCheckbox && !hasAlignment;
  if (isAllowed || isComment(node)) return null;
  if (/^mdx.*Expression$/.test(node.type)) return braceError(found);
  if (node.type === "image") {
    const expected = "a picture of content/images.yaml by its name";
    return { expected, found, fix: pictureFix };
  }
  const expected = "paragraphs, headings, lists, quotations, tables, links and the tags …";
  return { expected, choices: [...scope.tags.keys()], found };
}

const treatmentIn = (node: Node) =>
  isTag(node) && node.name === "Treatment" ? attributeOf(node, "name") : undefined;

/** Returns an error unless each treatment is described once, by its tag, in the part on treatments. */
function treatmentError(node: Node, root: Root, { service }: Scope): Details | null {
  const part = root.children.find(
    (each) => isTag(each) && attributeOf(each, "is") === "treatments",
  );
  const blocks: Node[] = part && isParent(part) ? part.children : [];
  const name = treatmentIn(node);
  if (name !== undefined) {
    const isFirst = blocks.find((each) => treatmentIn(each) === name) === node;
    const expected = "each <Treatment> once, in the part on treatments";
    return isFirst ? null : { expected, found: `<Treatment name="${name}" />` };
  }
  if (node.type !== "heading" || !blocks.includes(node)) return null;
  const heading = wordsOf(node).trim();
  if (!service?.figures?.treatments?.some((each) => each.name === heading)) return null;
  const expected = "the tag of the treatment in place of a heading with its name";
  return { expected, found: heading, fix: `write <Treatment name="${heading}" />` };
}

/** Returns the error of a node's words, of the `line` of its tag, or of its address. */
function writtenError(node: Node, excerpt: Excerpt): Details | null {
  const words = /^(?:text|inlineCode)$/.test(node.type) ? (node as Literal).value : "";
  // Words in braces that a backslash precedes are the writer's own.
  if (/[{}]/.test(words.replaceAll(/\{[^{}]*\}/g, ""))) return braceError(excerpt(node));
  const line = (isTag(node) && attributeOf(node, "line")) || "";
  const [issue] = optionalText.safeParse(line).error?.issues ?? [];
  if (issue) return { expected: issue.message, found: excerpt(node) };
  if (!("url" in node) || isLink(String(node.url))) return null;
  return { expected: linkMessage, found: String(node.url) };
}

/** Keeps what this build shows of a text. Throws a `ContentError` for what texts may not have. */
export function checkText(root: Root, file: string, text: string, scope: Scope): void {
  const excerpt: Excerpt = ({ position }) => {
    const source = text.slice(position?.start.offset, position?.end.offset);
    return source.split("\n", 1)[0]?.slice(0, 60) ?? "";
  };
  const checkNodes = (errorOf: (node: Node) => Details | null) => {
    const problems = [...nodesOf(root)].flatMap((node) => {
      const details = errorOf(node);
      return details ? [new Problem({ file, line: node.position?.start.line }, details)] : [];
    });
    if (problems.length > 0) throw new ContentError(problems);
  };
  checkNodes((node) => nodeError(node, scope, excerpt));
  keepShownParts(root, file, scope.conditions);
  checkNodes((node) => treatmentError(node, root, scope));
  checkNodes((node) => writtenError(node, excerpt));
}
