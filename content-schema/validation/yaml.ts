import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from "yaml";
import { memoize } from "../memoize.ts";
import { ContentError, contentError, Problem } from "./problem.ts";

const advice: Partial<Record<YAMLError["code"], string>> = {
  BAD_DQ_ESCAPE: "write two \\ for one between double quotation marks",
  BAD_INDENT: "begin the line with as many spaces as the lines beside it have",
  BLOCK_AS_IMPLICIT_KEY:
    "put words that hold a colon between quotation marks, or begin the line with as many spaces as the lines beside it",
  DUPLICATE_KEY: "delete one of the two",
  MISSING_CHAR: "write a name, a colon, a space and a value, and a quotation mark at both ends",
  MULTILINE_IMPLICIT_KEY: "write a name, a colon, a space and a value",
  MULTIPLE_DOCS: "delete the line of ---",
  TAB_AS_INDENT: "write two spaces in place of each tab",
  UNEXPECTED_TOKEN:
    "put words that begin with a sign or hold quotation marks between quotation marks, and each entry of a list on a line of its own",
};

/** Whether YAML parses a text as syntax: an alias, an anchor, a tag, or `{{a.fact}}`. */
const isYamlSyntax = (node: Node): boolean =>
  isAlias(node) ||
  Boolean(node.anchor) ||
  Boolean(node.tag) ||
  (isMap(node) && node.items.some(({ key }) => isCollection(key)));

function findMistakes(
  document: Document,
  text: string,
  report: (at: number, expected: string) => void,
): void {
  visit(document, {
    Pair: (_, { key }) => {
      if (isScalar(key) && /^[a-z][\w-]*$/i.test(String(key.value))) return undefined;
      const [at = 0] = (isNode(key) && key.range) || [];
      report(at, "a name of letters, digits and hyphens before each colon");
      return visit.SKIP;
    },
    Node: (_, node) => {
      const [at = 0, end = 0, after = 0] = node.range ?? [];
      if (isYamlSyntax(node)) {
        report(at, "words that begin with a sign between quotation marks");
        return visit.SKIP;
      }
      if (!isScalar(node) || node.type !== "PLAIN" || !node.comment) return undefined;
      // A comment on a line of its own belongs to the next value.
      const isBesideValue = node.value !== null && after - end > node.comment.length;
      // A note may stand where there is no value.
      const isValueCut = node.value === null && /^#\S/.test(text.slice(end, after));
      if (isBesideValue || isValueCut)
        report(at, "words that hold # between quotation marks, and notes on their own line");
      return undefined;
    },
  });
}

/** Throws a `ContentError` with the line. */
export const parseYaml = memoize((file: string, text: string): unknown => {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const [error] = document.errors;
  if (error) {
    const [{ line } = { line: 1 }] = error.linePos ?? [];
    const [what = "", ...frame] = error.message.trimEnd().split("\n");
    const fix = [advice[error.code] ?? advice.UNEXPECTED_TOKEN, ...frame].join("\n");
    const found = what.replace(/ at line \d+.*$/, "");
    throw contentError({ file, line }, { expected: "", found, fix });
  }
  const mistakes: Problem[] = [];
  findMistakes(document, text, (at, expected) => {
    const { line } = lineCounter.linePos(at);
    const found = text.split(/\r?\n/)[line - 1]?.trim().slice(0, 120);
    mistakes.push(new Problem({ file, line }, { expected, found }));
  });
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return document.toJS();
});

/** Returns the line number of a field in well-formed YAML. */
export function findLine(text: string, path: readonly PropertyKey[]): number {
  const lineCounter = new LineCounter();
  const node = parseDocument(text, { lineCounter }).getIn(path, true);
  return lineCounter.linePos((isNode(node) && node.range?.[0]) || 0).line;
}
