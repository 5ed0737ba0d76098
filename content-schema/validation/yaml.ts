import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
  visit,
  type YAMLError,
} from "yaml";
import { ContentError } from "./validate.ts";

/** An error in a line, and its replacement. */
type Fault = { line: number; expected: string; found?: string; write?: string | undefined };

type Source = { document: Document; lines: readonly string[]; lineAt: (at: number) => number };

const open = (text: string): Source => {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  return { document, lines: text.split(/\r?\n/), lineAt: (at) => counter.linePos(at).line };
};

const isQuoted = (node: Scalar) => node.type === "QUOTE_DOUBLE" || node.type === "QUOTE_SINGLE";

/** Quotes a value with the marks that need the fewest escapes. */
const quoted = (words: string) =>
  words.includes('"') && !words.includes("'") ? `'${words}'` : JSON.stringify(words);

/** Returns the line with its value quoted. */
function quotedLine(line: string): string | undefined {
  const [, name, words] = /^((?:- )?(?:[\w-]+: )?)(.+)$/.exec(line.trim()) ?? [];
  if (!name || !words) return undefined;
  return name + quoted(/^(["']).*\1$/.test(words) ? words.slice(1, -1) : words);
}

/** Returns the line where a quoted text starts that spans lines before a position. */
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

/** Returns the line of a duplicate key's first use. */
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

/** Explains a parser error. */
function faultOf(source: Source, errors: readonly YAMLError[]): Fault | undefined {
  const [error] = errors;
  if (!error) return undefined;
  const { code, message } = error;
  const [at] = error.pos;
  const line = source.lineAt(at);
  const words = source.lines[line - 1] ?? "";
  const longQuote = longQuoteLine(source, at);
  const told = (expected: string, more: Partial<Fault> = {}) => ({ line, expected, ...more });
  switch (code) {
    case "TAB_AS_INDENT": {
      const write = "two spaces in place of each tab";
      return told("spaces at the beginning of the line", { found: "a tab", write });
    }
    case "DUPLICATE_KEY": {
      const name = words.trim().replace(/^- /, "").split(":")[0];
      const found = `${name}, which stands on line ${firstLine(source, at)} too; delete one of the two`;
      return told("each name once", { found });
    }
    case "MULTIPLE_DOCS":
      return told("no line of ---", { found: `${words}; delete it` });
    case "BAD_DQ_ESCAPE": {
      const write = words.trim().replaceAll(/\\(?!\\)/g, "\\\\");
      return told("two \\ for one between double quotation marks", { write });
    }
    case "BAD_INDENT":
      return message.startsWith("Flow")
        ? told("the bracket that closes the one above", { line: longQuote ?? line })
        : told(sameSpaces);
    case "BLOCK_AS_IMPLICIT_KEY":
      // An over-indented line is parsed as part of the previous value.
      return errors.some((other) => other.code === "MULTILINE_IMPLICIT_KEY")
        ? told(sameSpaces, { line: line + 1 })
        : told("words that hold a colon between quotation marks", { write: quotedLine(words) });
  }
  return longQuote
    ? told(closingQuote, { line: longQuote })
    : { line, ...syntaxFault(error, words) };
}

/** Explains an error whose code does not identify the editor's mistake. */
function syntaxFault({ code, message }: YAMLError, words: string): Omit<Fault, "line"> {
  if (code !== "MULTILINE_IMPLICIT_KEY" && code !== "MISSING_CHAR") {
    if (/^\s*[\w-]+: - /.test(words)) {
      return { expected: "each entry of a list on a line of its own, below the name" };
    }
    const expected =
      "words that begin with a sign, or hold quotation marks, between quotation marks";
    return { expected, write: quotedLine(words) };
  }
  if (message.startsWith("Missing closing")) return { expected: closingQuote };
  if (message.startsWith("Sequence item")) return { expected: sameSpaces };
  const [, name, value] = /^\s*((?:- )?[\w-]+)(?::| ?=) *(\S.*)$/.exec(words) ?? [];
  const expected = "a name, a colon, a space and a value, such as name: value";
  return { expected, write: name && `${name}: ${value}` };
}

const nothing = 'a text, "" for none, null where the file says so, or [] for an empty list';
const isEmpty = (value: unknown): boolean =>
  value === null || (isScalar(value) && value.value === null && !value.source);

/** Whether YAML parses a value as syntax, such as an anchor or alias. */
const isSign = (node: Node): boolean =>
  isAlias(node) ||
  Boolean(node.anchor) ||
  Boolean(node.tag?.startsWith("!")) ||
  (isMap(node) && node.items.some(({ key }) => isCollection(key)));

/** Reports valid YAML that is a mistake: empty values, and values parsed as syntax. */
function slipsOf({ document, lines, lineAt }: Source): Fault[] {
  const faults: Fault[] = [];
  const told = (node: unknown, expected: string, found?: string) => {
    if (!isNode(node) || !node.range) return;
    const line = lineAt(node.range[0]);
    const write = found ? undefined : quotedLine(lines[line - 1] ?? "");
    faults.push({ line, expected, ...(found ? { found } : { write }) });
  };
  visit(document, (_, node) => {
    if (isPair(node) && isEmpty(node.value)) {
      const { key } = node;
      if (isScalar(key)) told(key, `a value after ${key.value}: (${nothing})`, "nothing");
    } else if (isSeq(node)) {
      for (const item of node.items.filter(isEmpty)) {
        told(item, "words after the dash, or no such line", "nothing");
      }
    }
    if (!isNode(node)) return undefined;
    if (isSign(node)) {
      told(node, "words that begin with a sign between quotation marks");
      return visit.SKIP;
    }
    if (isScalar(node) && node.type === "PLAIN" && node.comment && node.value !== null) {
      // Only a comment on the value's own line; one below belongs to the next value.
      const [, end = 0, after = 0] = node.range ?? [];
      if (lineAt(end) === lineAt(Math.max(end, after - 1))) {
        told(node, "words that hold # between quotation marks, and notes on a line of their own");
      }
    }
    return undefined;
  });
  return faults;
}

/** The longest excerpt of a line in a message, in characters. */
const longest = 120;
const clipped = (words: string) => (words.length > longest ? `${words.slice(0, longest)}…` : words);

/**
 * Parses YAML.
 * @param before number of lines above the text in its file
 * @throws {ContentError} with the line, if it is malformed
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

/** Returns the line of a value in well-formed YAML. */
export function lineOf(text: string, path: readonly (string | number)[]): number {
  const { document, lineAt } = open(text);
  const node = document.getIn(path, true);
  return lineAt((isNode(node) && node.range?.[0]) || 0);
}
