import { isDeepStrictEqual } from "node:util";
import { type Document, isScalar, isSeq, type Node, parse, parseDocument, visit } from "yaml";
import type { z } from "zod";
import { fromForm, isFields } from "./form.ts";

type Path = (string | number)[];

function quoteDigits(node: Node): Node {
  visit(node, {
    Scalar: (_, scalar) => {
      if (typeof scalar.value === "string" && /^[+\d]/.test(scalar.value)) {
        scalar.type = "QUOTE_DOUBLE";
      }
    },
  });
  return node;
}

const nodeOf = (document: Document, value: unknown) =>
  quoteDigits(document.createNode(value, { aliasDuplicateObjects: false }));

/** Parses YAML without validation. */
export const readYaml = (text: string): unknown => parse(text);

/** Applies the difference of two values to a document and keeps the remaining formatting. */
function patch(document: Document, path: Path, before: unknown, after: unknown): void {
  if (isDeepStrictEqual(before, after)) return;
  if (isFields(before) && isFields(after)) {
    for (const key of Object.keys(before)) {
      if (!(key in after)) document.deleteIn([...path, key]);
    }
    for (const [key, value] of Object.entries(after)) {
      patch(document, [...path, key], before[key], value);
    }
  } else if (Array.isArray(before) && Array.isArray(after)) {
    patchList(document, path, before, after);
  } else {
    const node = document.getIn(path, true);
    if (!isScalar(node) || typeof after === "object") {
      document.setIn(path, nodeOf(document, after));
      return;
    }
    node.value = after;
    if (before === null) quoteDigits(node);
  }
}

/** Entries keep their nodes: an unchanged one where it has moved, changed ones in their order. */
function patchList(document: Document, path: Path, before: unknown[], after: unknown[]): void {
  const list = document.getIn(path);
  if (!isSeq(list)) throw new Error(`expected a list at ${path.join(".")}`);
  if (before.length === 0) list.flow = false;
  const free = [...before.entries()];
  const unchanged = after.map((entry) => {
    const at = free.findIndex(([, former]) => isDeepStrictEqual(former, entry));
    return at < 0 ? undefined : free.splice(at, 1)[0];
  });
  list.items = after.map((entry, position) => {
    const [index, former] = unchanged[position] ?? free.shift() ?? [];
    if (index === undefined) return nodeOf(document, entry);
    patch(document, [...path, index], former, entry);
    return list.items[index];
  });
}

/** Applies a form's changes to YAML, with its comments; `place` may change the record first. */
export function mergeYaml(
  schema: z.ZodType,
  text: string,
  form: unknown,
  place: (record: unknown) => void = () => undefined,
): string {
  const document = parseDocument(text);
  const before = document.toJS() ?? {};
  const after = fromForm(schema, form, before);
  place(after);
  if (isDeepStrictEqual(before, after)) return text;
  patch(document, [], before, after);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

const parts = (text: string) => {
  const [, front = "", body = text] = /^---\n((?:[\s\S]*?\n)?)---\n([\s\S]*)$/.exec(text) ?? [];
  return { front, body };
};

/** Applies a form's changes to a text, or a new one; an unchanged body stays byte for byte. */
export function mergeText(schema: z.ZodType, text: string | undefined, form: string): string {
  const former = parts(text ?? "");
  const next = parts(form);
  const front = mergeYaml(schema, former.front, parse(next.front) ?? {});
  const isSame = former.body.trim() === next.body.trim();
  const above = /^\s*/.exec(former.body)?.[0] ?? "";
  const body = isSame ? former.body : `${above}${next.body.trim()}\n`;
  if (/^(?:\{\}\s*)?$/.test(front)) return body.trimStart();
  return `---\n${front}---\n${former.front ? body : `\n${body.trimStart()}`}`;
}
