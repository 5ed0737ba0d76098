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
import { isRecord } from "./record.ts";

/**
 * Returns the fields of a file, {} of an empty one. Throws an error for unsound YAML. The packages of
 * `editor/` bring an older parser of their own.
 */
export const fieldsIn = (yaml: string): unknown => parse(yaml) ?? {};

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

const createNode = (document: Document, value: unknown) =>
  quoteDigits(document.createNode(value, { aliasDuplicateObjects: false }));

/** Returns the node of a changed value, with the formatting of what stays. */
function patch(document: Document, node: unknown, after: unknown): Node {
  if (!isNode(node)) return createNode(document, after);
  const before: unknown = node.toJS(document);
  if (isDeepStrictEqual(before, after)) return node;
  if (isMap(node) && isRecord(before) && isRecord(after)) {
    for (const key of Object.keys(before)) if (!(key in after)) node.delete(key);
    for (const [key, value] of Object.entries(after)) {
      node.set(key, patch(document, node.get(key, true), value));
    }
    return node;
  }
  if (isSeq(node) && Array.isArray(after)) {
    if (node.items.length === 0) node.flow = false;
    node.items = patchItems(document, node.items, after);
    return node;
  }
  if (!isScalar(node) || typeof after === "object") return createNode(document, after);
  node.value = after;
  return before === null ? quoteDigits(node) : node;
}

/** Changes a list but keeps the nodes of its entries: unchanged entries may move, changed ones keep their order. */
function patchItems(document: Document, items: readonly unknown[], after: readonly unknown[]) {
  const free = [...items];
  const unchanged = after.map((entry) => {
    const at = free.findIndex(
      (node) => isNode(node) && isDeepStrictEqual(node.toJS(document), entry),
    );
    return at < 0 ? undefined : free.splice(at, 1)[0];
  });
  return after.map((entry, index) => unchanged[index] ?? patch(document, free.shift(), entry));
}

/** Returns YAML with other fields, in its own style and with its comments. */
export function withFields(text: string, after: unknown): string {
  const document: Document = parseDocument(text);
  if (isDeepStrictEqual(document.toJS() ?? {}, after)) return text;
  document.contents = patch(document, document.contents, after);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
