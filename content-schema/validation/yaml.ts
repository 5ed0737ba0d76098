import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  type Pair,
  parseDocument,
  type Scalar,
  visit,
  type YAMLError,
} from "yaml";
import { ContentError } from "./validate.ts";

/** What is wrong with a line, and what to write. */
type Fault = { line: number; expected: string; found?: string; write?: string | undefined };

type Source = { document: Document; lines: readonly string[]; lineAt: (at: number) => number };

const open = (text: string): Source => {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  return { document, lines: text.split(/\r?\n/), lineAt: (at) => counter.linePos(at).line };
};

const isQuoted = (node: Scalar) => node.type === "QUOTE_DOUBLE" || node.type === "QUOTE_SINGLE";

/** Puts words between quotation marks, those that need the fewest changes. */
const quoted = (words: string) =>
  words.includes('"') && !words.includes("'") ? `'${words}'` : JSON.stringify(words);

/** The line with its words between quotation marks. */
function quotedLine(line: string): string | undefined {
  const [, name, words] = /^((?:- )?(?:[\w-]+: )?)(.+)$/.exec(line.trim()) ?? [];
  if (!name || !words) return undefined;
  return name + quoted(/^(["']).*\1$/.test(words) ? words.slice(1, -1) : words);
}

/** The line on which quotation marks begin that end on another one before a place. */
function longQuoteLine({ document, lineAt }: Source, at: number): number | undefined {
  let line: number | undefined;
  visit(document, {
    Scalar: (_, node) => {
      const [start, end] = node.range ?? [at, at];
      if (isQuoted(node) && start < at && lineAt(start) < lineAt(Math.min(end, at)))
        line = lineAt(start);
    },
  });
  return line;
}

/** The line on which a map has the name at a place for the first time. */
function firstLine({ document, lineAt }: Source, at: number): number | undefined {
  let line: number | undefined;
  visit(document, {
    Map: (_, map) => {
      const keys = map.items.map(({ key }) => key).filter(isScalar);
      const again = keys.find(({ range }) => range?.[0] === at);
      const first = again && keys.find(({ value }) => value === again.value);
      if (first?.range) line = lineAt(first.range[0]);
    },
  });
  return line;
}

const closingQuote = "a quotation mark at the end of the words as at their beginning";
const sameSpaces = "as many spaces at the beginning as the lines beside it have";
const nameAndValue = "a name, a colon, a space and a value, such as name: value";

/** Tells a fault of the parser in words. */
function faultOf(source: Source, errors: readonly YAMLError[]): Fault | undefined {
  const [error] = errors;
  if (!error) return undefined;
  const { code, message } = error;
  const [at] = error.pos;
  const line = source.lineAt(at);
  const words = source.lines[line - 1] ?? "";
  const isLong = errors.some((other) => other.code === "MULTILINE_IMPLICIT_KEY");
  const longQuote = longQuoteLine(source, at);
  switch (code) {
    case "TAB_AS_INDENT":
      return {
        line,
        expected: "spaces at the beginning of the line",
        found: "a tab",
        write: "two spaces in place of each tab",
      };
    case "DUPLICATE_KEY": {
      const name = words.trim().replace(/^- /, "").split(":")[0];
      const first = firstLine(source, at);
      return {
        line,
        expected: "each name once",
        found: `${name}, which stands on line ${first} too; delete one of the two`,
      };
    }
    case "MULTIPLE_DOCS":
      return { line, expected: "no line of ---", found: `${words}; delete it` };
    case "BAD_DQ_ESCAPE":
      return {
        line,
        expected: "two \\ for one between double quotation marks",
        write: words.trim().replaceAll(/\\(?!\\)/g, "\\\\"),
      };
    case "BAD_INDENT":
      return message.startsWith("Flow")
        ? { line: longQuote ?? line, expected: "the bracket that closes the one above" }
        : { line, expected: sameSpaces };
    case "BLOCK_AS_IMPLICIT_KEY":
      // A line that is indented too far belongs to the value of the one before it.
      return isLong
        ? { line: line + 1, expected: sameSpaces }
        : {
            line,
            expected: "words that hold a colon between quotation marks",
            write: quotedLine(words),
          };
    case "MULTILINE_IMPLICIT_KEY":
    case "MISSING_CHAR": {
      if (longQuote) return { line: longQuote, expected: closingQuote };
      if (message.startsWith("Missing closing")) return { line, expected: closingQuote };
      if (message.startsWith("Sequence item")) return { line, expected: sameSpaces };
      const [, name, value] = /^\s*((?:- )?[\w-]+)(?::| ?=) *(\S.*)$/.exec(words) ?? [];
      return { line, expected: nameAndValue, write: name && `${name}: ${value}` };
    }
    default:
      if (longQuote) return { line: longQuote, expected: closingQuote };
      if (/^\s*[\w-]+: - /.test(words)) {
        return { line, expected: "each entry of a list on a line of its own, below the name" };
      }
      return {
        line,
        expected: "words that begin with a sign, or hold quotation marks, between quotation marks",
        write: quotedLine(words),
      };
  }
}

const nothing = 'a text, "" for none, null where the file says so, or [] for an empty list';
const isEmpty = (value: unknown) =>
  value === null || (isScalar(value) && value.value === null && !value.source);

/** Tells what YAML allows and nobody means: values that are empty, and words that it takes for signs. */
function slipsOf({ document, lines, lineAt }: Source): Fault[] {
  const faults: Fault[] = [];
  const signs = (line: number) =>
    faults.push({
      line,
      expected: "words that begin with a sign between quotation marks",
      write: quotedLine(lines[line - 1] ?? ""),
    });
  visit(document, (_, node) => {
    if (isPair(node) && isEmpty(node.value)) {
      const { key } = node as Pair;
      if (!isScalar(key) || !key.range) return undefined;
      const line = lineAt(key.range[0]);
      faults.push({ line, expected: `a value after ${key.value}: (${nothing})`, found: "nothing" });
    } else if (isCollection(node) && !isMap(node)) {
      for (const item of node.items) {
        if (!isScalar(item) || !isEmpty(item) || !item.range) continue;
        const line = lineAt(item.range[0]);
        faults.push({ line, expected: "words after the dash, or no such line", found: "nothing" });
      }
    }
    if (!isNode(node) || !node.range) return undefined;
    const line = lineAt(node.range[0]);
    if (isAlias(node) || node.anchor || node.tag?.startsWith("!")) {
      signs(line);
      return visit.SKIP;
    }
    if (isMap(node) && node.items.some(({ key }) => isCollection(key))) {
      signs(line);
      return visit.SKIP;
    }
    if (isScalar(node) && node.type === "PLAIN" && node.comment && node.value !== null) {
      // Only a comment on the value's own line; one below belongs to what follows.
      const [, end, after] = node.range;
      if (lineAt(end) !== lineAt(Math.max(end, after - 1))) return undefined;
      const written = lines[line - 1] ?? "";
      faults.push({
        line,
        expected: "words that hold # between quotation marks, and notes on a line of their own",
        write: quotedLine(written),
      });
    }
    return undefined;
  });
  return faults;
}

/** What a message prints of a line. */
const longest = 120;
const clipped = (words: string) => (words.length > longest ? `${words.slice(0, longest)}…` : words);

/**
 * Reads the fields of a file in YAML.
 *
 * @param before how many lines of the file stand above the text
 * @throws {ContentError} when it cannot be read, with the line
 */
export function parseYaml(file: string, text: string, before = 0): unknown {
  const source = open(text);
  const fault = faultOf(source, source.document.errors);
  const faults = fault ? [fault] : slipsOf(source);
  if (faults.length === 0) return source.document.toJS();
  throw new ContentError(
    faults
      .map(({ line, expected, found, write }) => {
        const what = found ?? (source.lines[line - 1] ?? "").trim();
        const remedy = write && write.length <= longest ? `; write ${write}` : "";
        return `${file}, line ${line + before}: expected ${expected}, found ${clipped(what)}${remedy}`;
      })
      .join("\n"),
  );
}

/** The line of a value in a text of YAML that can be read. */
export function lineOf(text: string, path: readonly (string | number)[]): number {
  const { document, lineAt } = open(text);
  const node = document.getIn(path, true);
  return lineAt((isNode(node) && node.range?.[0]) || 0);
}
