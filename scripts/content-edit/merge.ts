import { isDeepStrictEqual } from "node:util";
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  visit,
} from "yaml";
import type { z } from "zod";
import { fromForm, isFields } from "./form.ts";

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

/** Parses YAML without validation; the packages of `editor/` bring an older parser of their own. */
export const readYaml = (text: string): unknown => parse(text);

/** Returns the node of a changed value, with the formatting of what stays. */
function patched(document: Document, node: unknown, after: unknown): Node {
  if (!isNode(node)) return nodeOf(document, after);
  const before: unknown = node.toJS(document);
  if (isDeepStrictEqual(before, after)) return node;
  if (isMap(node) && isFields(before) && isFields(after)) {
    for (const key of Object.keys(before)) if (!(key in after)) node.delete(key);
    for (const [key, value] of Object.entries(after)) {
      node.set(key, patched(document, node.get(key, true), value));
    }
    return node;
  }
  if (isSeq(node) && Array.isArray(after)) {
    if (node.items.length === 0) node.flow = false;
    node.items = patchedItems(document, node.items, after);
    return node;
  }
  if (!isScalar(node) || typeof after === "object") return nodeOf(document, after);
  node.value = after;
  return before === null ? quoteDigits(node) : node;
}

/** Entries keep their nodes: an unchanged one where it has moved, changed ones in their order. */
function patchedItems(document: Document, items: readonly unknown[], after: readonly unknown[]) {
  const free = [...items];
  const unchanged = after.map((entry) => {
    const at = free.findIndex(
      (node) => isNode(node) && isDeepStrictEqual(node.toJS(document), entry),
    );
    return at < 0 ? undefined : free.splice(at, 1)[0];
  });
  return after.map((entry, index) => unchanged[index] ?? patched(document, free.shift(), entry));
}

/** Applies a form's changes to YAML, with its comments; `place` may change the record first. */
export function mergeYaml(
  schema: z.ZodType,
  text: string,
  form: unknown,
  place: (record: unknown) => void = () => undefined,
): string {
  const document: Document = parseDocument(text);
  const before = document.toJS() ?? {};
  const after = fromForm(schema, form, before);
  place(after);
  if (isDeepStrictEqual(before, after)) return text;
  document.contents = patched(document, document.contents, after);
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
