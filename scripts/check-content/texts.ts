import { existsSync } from "node:fs";
import type { Node, Root, Table } from "mdast";
import { lineAt, splitFrontMatter } from "../../content-schema/content-reader.ts";
import { braceError, checkText, htmlError, type Scope } from "../../content-schema/text-rules.ts";
import { isParent, isTag, nodesOf, parseText, wordsOf } from "../../content-schema/text-tree.ts";
import { invisibleCharacter, overlongWord } from "../../content-schema/validation/fields.ts";
import { type Details, Problem } from "../../content-schema/validation/problem.ts";

function lessThanError(found: string): Details {
  const expected = "words such as “less than”, because < begins a tag";
  const fix = `write less than ${found.replace(/^<[=\s]*/, "").trim()}`;
  return { expected, found: found.trim(), fix };
}

/** Characters that MDX parses as syntax, which keep a text from being parsed. */
const syntaxRules: [RegExp, explain: (found: string, scope: Scope) => Details][] = [
  [/<(?=[\d\s=.$])[^\n<>]{0,20}/g, lessThanError],
  [/<(?:img|br|hr|input|iframe|video|script|style|div|span|p|a)\b[^>\n]*>?/gi, htmlError],
  [/\{(?!\/\*)[^{}\n]*\}/g, braceError],
];

/** Finds what people write that MDX reads as syntax; a parser's own message would not help them. */
function syntaxProblems(file: string, text: string, scope: Scope): Problem[] {
  const { front, body } = splitFrontMatter(text);
  return syntaxRules.flatMap(([pattern, explain]) =>
    [...body.matchAll(pattern)].map(({ 0: found, index }) => {
      const line = lineAt(text, front.length + index);
      return new Problem({ file, line }, explain(found, scope));
    }),
  );
}

/** Shortens the message of MDX's parser, a `VFileMessage`. */
function parserProblem(file: string, error: unknown): Problem {
  const { reason = String(error), line } = error as { reason?: string; line?: number };
  // An unclosed tag's position is in the message.
  const position = Number(/\((\d+):/.exec(reason)?.[1] ?? 1);
  const found = reason
    .replaceAll("`", "")
    .replace(/ \(\d+:.*?\)/g, "")
    .replace(/; .*$|, or .*$|\(note:.*$/, "")
    .replace("Expected a closing", "no closing");
  const expected = 'tags that open and close, such as <Part is="causes"> </Part> or <Phones />';
  return new Problem({ file, line: line ?? position }, { expected, found });
}

/** Returns the error of an address that leads to no page or file of the site. */
export function addressError(address: string, paths: readonly string[]): Details | null {
  const [path = ""] = address.split("#");
  if (!path.startsWith("/") || paths.includes(path)) return null;
  if (/\.(?:pdf|html)$/.test(path)) {
    const file = new URL(`../../public${path}`, import.meta.url);
    return existsSync(file) ? null : { expected: "a file in public/", found: path };
  }
  const expected = "a link to a page of this site";
  return { expected, choices: paths, written: path, format: (each) => each };
}

/** The paths that links may lead to, and the site's origin. */
type Site = { paths: readonly string[]; origin: string };

function linkError(node: Node, address: string, { paths, origin }: Site): Details | null {
  const { origin: to, href = "" } = URL.parse(address) ?? {};
  if (to === origin) {
    const expected = "the path of a page of this site, without its origin";
    return { expected, found: address, fix: `write ${href.slice(origin.length)}` };
  }
  const words = wordsOf(node).trim();
  const digits = words.replaceAll(/\D/g, "");
  if (address.startsWith("tel:") && digits.length > 9 && !address.endsWith(digits.slice(-10))) {
    return { expected: `the number that the words say, ${words}`, found: address };
  }
  if (words) return addressError(address, paths);
  const expected = "words of the link, as in [About us](/about)";
  return { expected, found: `a link to ${address} without any` };
}

/**
 * Marks of Markdown that are still in the words, because of a space too many, a mark too few, or a
 * space that does not break, which a Mac types while Option is held.
 */
const unusedMarkdown =
  /\*\*|(?:\] ?\(|\)\[)(?=[/#]|\w+:|$)|^#{2,6}|^[-*+]\u00a0|^\|.*\|$|< ?[A-Z]\w+ ?\/>/m;

function wordError(node: Node): Details | null {
  const words = node.type === "text" && "value" in node ? String(node.value) : "";
  const unusedAt = words.search(unusedMarkdown);
  if (unusedAt >= 0) {
    const [start] = words.slice(unusedAt, unusedAt + 40).split("\n", 1);
    const expected = "marks that take effect, such as **bold** or [About us](/about)";
    return { expected, found: `“${start}”` };
  }
  const [overlong] = overlongWord.exec(words) ?? [];
  if (overlong) {
    return { expected: "words of at most 60 letters", found: `${overlong.slice(0, 20)}…` };
  }
  if (!invisibleCharacter.test(words)) return null;
  return { expected: "words without invisible characters", found: JSON.stringify(words) };
}

/** Whether a node shows neither words nor what a tag stands for. */
const isEmpty = (node: Node) =>
  !wordsOf(node).trim() &&
  ![...nodesOf(node)].some((each) => isTag(each) && each.children.length === 0);

function emptyError(node: Node): Details | null {
  if (!/^(?:heading|listItem|blockquote|table)$/.test(node.type)) return null;
  // A heading's address is made of its letters and digits.
  const isNamed = node.type !== "heading" || /[\p{L}\p{N}]/u.test(wordsOf(node));
  if (isNamed && !isEmpty(node)) return null;
  const expected = "words in each heading, entry of a list, quotation and table";
  return { expected, found: "none" };
}

function tableError({ children: [head, ...rows] }: Table): Details | null {
  if (!head) return null;
  const longer = rows.find(({ children }) => children.length > head.children.length);
  if (rows.length > 0 && !longer) return null;
  const expected = "a table with rows below its head, and no more cells in a row than the head has";
  const words = wordsOf(longer ?? head).trim();
  return { expected, found: words.replaceAll("\n", ", ") };
}

/** Returns the problems of a node's headings: each is at most one level below the one above. */
function headingProblems(file: string, node: Node): Problem[] {
  const nodes = isParent(node) ? node.children : [];
  const headings = nodes.filter((each) => each.type === "heading");
  // A part of a service has the ## of the page.
  const min = isTag(node) ? 3 : 2;
  return headings.flatMap(({ depth, position }, index) => {
    const max = (headings[index - 1]?.depth ?? 2) + 1;
    if (depth >= min && depth <= max) return [];
    const range = [...new Set([min, max])].map((each) => "#".repeat(each)).join(" to ");
    const details = { expected: `a heading with ${range} here`, found: "#".repeat(depth) };
    return [new Problem({ file, line: position?.start.line }, details)];
  });
}

function nodeError(node: Node, site: Site): Details | null {
  if (node.type === "link" && "url" in node) return linkError(node, String(node.url), site);
  if (node.type === "table") return emptyError(node) ?? tableError(node as Table);
  return emptyError(node) ?? wordError(node);
}

/** Returns the problems of a text that does not parse, or leads to no page. Throws the others. */
export function textProblems(file: string, text: string, scope: Scope, paths: readonly string[]) {
  let root: Root;
  try {
    root = parseText(text);
  } catch (error) {
    const problems = syntaxProblems(file, text, scope);
    return problems.length > 0 ? problems : [parserProblem(file, error)];
  }
  checkText(root, file, text, scope);
  if (isEmpty(root)) return [new Problem({ file }, { expected: "words", found: "none" })];
  return [...nodesOf(root)].flatMap((node) => {
    const details = nodeError(node, { paths, origin: scope.origin });
    const line = node.position?.start.line;
    const problems = details ? [new Problem({ file, line }, details)] : [];
    return [...problems, ...headingProblems(file, node)];
  });
}
