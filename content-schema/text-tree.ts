import { createProcessor } from "@mdx-js/mdx";
import type { List, Node, Parent, Root } from "mdast";
import type { MdxFlowExpression, MdxTextExpression } from "mdast-util-mdx-expression";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import { missingFactProblems } from "./fill-facts.ts";
import { memoize } from "./memoize.ts";
import type { Condition } from "./optional-parts.ts";
import { ContentError } from "./validation/problem.ts";

export type Tag = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node is an MDX tag, of a block or inside a sentence. */
export const isTag = (node: Node): node is Tag =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

/** Whether a node may contain others. */
export const isParent = (node: Node): node is Parent => "children" in node;

/** Whether a node contains only a comment, which pages do not show. */
export function isComment(node: Node): boolean {
  if (node.type !== "mdxTextExpression" && node.type !== "mdxFlowExpression") return false;
  const { estree } = (node as MdxFlowExpression | MdxTextExpression).data ?? {};
  return estree?.body.length === 0;
}

/** Returns an attribute's value, if it is a text. */
export function attributeOf(tag: Tag, name: string): string | undefined {
  const found = tag.attributes.find(
    (each) => each.type === "mdxJsxAttribute" && each.name === name,
  );
  return typeof found?.value === "string" ? found.value : undefined;
}

const processor = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] });

/** Throws the parser's `VFileMessage`. */
export const parseText = memoize((text: string): Root => processor.parse(text));

/** In document order. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node;
  if (isParent(node)) for (const child of node.children) yield* nodesOf(child);
}

/** Elements whose children are words of one sentence. */
const inline = new Set(["emphasis", "strong", "delete", "link", "mdxJsxTextElement"]);

/** Returns a node's words, each block on its own line; `replace` may return others for a node. */
export function wordsOf(node: Node, replace?: (node: Node) => string | undefined): string {
  const replaced = replace?.(node);
  if (replaced !== undefined) return replaced;
  if (isParent(node)) {
    const words = node.children.map((child) => wordsOf(child, replace)).join("");
    return inline.has(node.type) ? words : `${words}\n`;
  }
  if (node.type === "break") return "\n";
  return node.type === "text" || node.type === "inlineCode"
    ? (node as { value: string } & Node).value.replaceAll("\n", " ")
    : "";
}

const isList = (node: Node | undefined): node is List => node?.type === "list";

/** Joins a list to the list before it: conditions around entries had split it. */
function mergeAdjacentLists(before: Node[], node: Node): Node[] {
  const last = before.at(-1);
  if (!isList(node) || !isList(last) || node.ordered !== last.ordered) return [...before, node];
  last.children.push(...node.children);
  return before;
}

/** The condition of each conditional tag. */
export type Conditions = Readonly<Record<string, Condition>>;

/** Removes from a node what this build does not show, and returns the nodes that replace it. */
export function resolveConditions(node: Node, conditions: Conditions): Node[] {
  if (!isParent(node)) return isComment(node) ? [] : [node];
  const children = node.children
    .flatMap((child) => resolveConditions(child, conditions))
    .reduce<Node[]>(mergeAdjacentLists, []);
  const condition = isTag(node) && node.name ? conditions[node.name] : undefined;
  if (!condition || !isTag(node)) return [Object.assign(node, { children })];
  return condition[attributeOf(node, "is") ?? ""] ? children : [];
}

/** Keeps what this build shows. Throws a `ContentError` for a missing fact in it. */
export function keepShownParts(root: Root, file: string, conditions: Conditions): void {
  resolveConditions(root, conditions);
  const problems = [...nodesOf(root)].flatMap((node) => {
    // The front matter is a record: its readers decide what is shown of it.
    if (node.type === "yaml") return [];
    const { value, url, attributes } = node as { [part: string]: unknown } & Node;
    const place = { file, line: node.position?.start.line };
    return missingFactProblems(JSON.stringify([value, url, attributes]), place);
  });
  if (problems.length > 0) throw new ContentError(problems);
}
