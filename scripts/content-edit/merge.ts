import { createHash } from "node:crypto";
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
  stringify,
  visit,
} from "yaml";
import { z } from "zod";
import { splitText } from "../../content-schema/source.ts";
import { fromForm, isFields, withoutUnseen } from "./form.ts";
import { type Conflict, mergeValues } from "./three-way.ts";

/** The file as the form has loaded it, and the conflicts that its person has seen, by their id. */
export type Loaded = { text: string; agreed?: string | undefined };

/** Fields that a form and the file have changed in two ways since the form was loaded. */
export class ConflictError extends Error {
  override name = "ConflictError";
  readonly id: string;
  readonly conflicts: readonly Conflict[];

  constructor(conflicts: readonly Conflict[], id: string) {
    super("Someone else has changed the same words meanwhile.");
    this.conflicts = conflicts;
    this.id = id;
  }
}

/** Throws a `ConflictError` unless the form's person has seen these conflicts. */
function expectAgreed(conflicts: readonly Conflict[], loaded: Loaded | undefined): void {
  const seen = JSON.stringify(conflicts.map(({ path, theirs }) => [path, theirs]));
  const id = createHash("sha256").update(seen).digest("hex");
  if (conflicts.length > 0 && id !== loaded?.agreed) throw new ConflictError(conflicts, id);
}

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

/** Writes a value as YAML; a text stays as it is. */
export const writeYaml = (value: unknown): string =>
  typeof value === "string" ? value : stringify(value).trim();

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

const anyFields = z.looseObject({});

/** Returns a form's record as the file has it, with what the file has got since it was loaded. */
function combined(schema: z.ZodType, former: unknown, form: unknown, loaded: unknown) {
  if (loaded === undefined) return { value: fromForm(schema, form, former), conflicts: [] };
  // After a save it is as the form has sent it.
  const base = fromForm(schema, loaded, former);
  return mergeValues(base, fromForm(schema, form, base), former);
}

function written(text: string, after: unknown): string {
  const document: Document = parseDocument(text);
  if (isDeepStrictEqual(document.toJS() ?? {}, after)) return text;
  document.contents = patched(document, document.contents, after);
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

const fieldsIn = (yaml: string): unknown => parse(yaml) ?? {};

/**
 * Applies a form's changes to YAML, with its comments; `place` may change the record first.
 * @throws {ConflictError} if the file was changed since it was loaded, in the same fields
 */
export function mergeYaml(
  schema: z.ZodType,
  text: string,
  form: unknown,
  place: (record: unknown) => void = () => undefined,
  loaded?: Loaded,
): string {
  const base = loaded && fieldsIn(loaded.text);
  const { value, conflicts } = combined(schema, fieldsIn(text), form, base);
  expectAgreed(conflicts, loaded);
  place(value);
  return written(text, value);
}

const parts = (text: string) => {
  const { front, body } = splitText(text);
  return { front: front.slice(4, -4), body };
};

/** Returns the paragraphs, headings and lists of a text. */
export const blocksOf = (body: string): string[] =>
  body
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean);

/** Returns the form's field in which a block, or a line, of a text stands. */
export function fieldOfBlock(blocks: readonly string[], index: number): string {
  const tag = blocks.slice(0, index + 1).findLast((block) => block.startsWith("<Part is="));
  const [, part] = /^<Part is="([\w-]+)"/.exec(tag ?? "") ?? [];
  return part ? `text-${part}` : "body";
}

function mergeBody(former: string, next: string, loaded: string | undefined) {
  const isSame = (body: string, other: string) => body.trim() === other.trim();
  const none: Conflict[] = [];
  if (isSame(former, next) || (loaded !== undefined && isSame(loaded, next))) {
    return { body: former, conflicts: none };
  }
  const above = /^\s*/.exec(former)?.[0] ?? "";
  const whole = (body: string) => `${above}${body.trim()}\n`;
  if (loaded === undefined) return { body: whole(next), conflicts: none };
  const [base, mine, theirs] = [loaded, next, former].map(blocksOf);
  if (isDeepStrictEqual(base, theirs)) return { body: whole(next), conflicts: none };
  const { value, conflicts } = mergeValues(base, mine, theirs);
  const told = conflicts.map(({ path: [index], mine: ours, theirs }) => {
    const text = (blocks: unknown) => (Array.isArray(blocks) ? blocks.join("\n\n") : blocks);
    const path = [fieldOfBlock(mine ?? [], Number(index ?? 0))];
    return { path, mine: text(ours), theirs: text(theirs) };
  });
  return { body: whole((value as string[]).join("\n\n")), conflicts: told };
}

/**
 * Applies a form's changes to a text, or a new one; an unchanged body stays byte for byte.
 * @throws {ConflictError} if the file was changed since it was loaded, in the same fields or passages
 */
export function mergeText(
  schema: z.ZodType,
  text: string | undefined,
  form: string,
  loaded?: Loaded,
): string {
  const former = parts(text ?? "");
  const next = parts(withoutUnseen(form));
  const base = loaded && parts(loaded.text);
  const fields = combined(
    schema,
    fieldsIn(former.front),
    fieldsIn(next.front),
    base && fieldsIn(base.front),
  );
  const merged = mergeBody(former.body, next.body, base?.body);
  expectAgreed([...fields.conflicts, ...merged.conflicts], loaded);
  const front = written(former.front, fields.value);
  const { body } = merged;
  if (/^(?:\{\}\s*)?$/.test(front)) return body.trimStart();
  return `---\n${front}---\n${former.front ? body : `\n${body.trimStart()}`}`;
}

/** Returns the fields of a file, and the blocks of its text. Throws an error for unsound YAML. */
export function valuesIn(path: string, text: string): { fields: unknown; blocks: string[] } {
  if (!path.endsWith(".mdx")) return { fields: fieldsIn(text), blocks: [] };
  const { front, body } = parts(text);
  return { fields: fieldsIn(front), blocks: blocksOf(body) };
}

/** Whether a file has the same fields and blocks as when the form loaded it. */
export function isAsLoaded(schema: z.ZodType, path: string, text: string, loaded: string): boolean {
  const [now, then] = [valuesIn(path, text), valuesIn(path, loaded)];
  const fields = fromForm(schema, then.fields, now.fields);
  return isDeepStrictEqual([now.fields, now.blocks], [fields, then.blocks]);
}

/** Returns a file with other fields and blocks, in its own style. */
export function withValues(
  path: string,
  text: string,
  { fields, blocks }: { fields: unknown; blocks: readonly string[] },
): string {
  if (!path.endsWith(".mdx")) return written(text, fields);
  const form = `---\n${written(parts(text).front, fields)}---\n${blocks.join("\n\n")}`;
  return mergeText(anyFields, text, form);
}
