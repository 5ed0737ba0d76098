import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { normalizeLineEndings, splitFrontMatter } from "../../content-schema/content-reader.ts";
import { fromForm, removeInvisible } from "./from-form.ts";
import { type Conflict, mergeValues } from "./three-way-merge.ts";
import { fieldsIn, withFields } from "./yaml.ts";

/** The file as the form loaded it (base), and the id of the conflicts that the person has accepted. */
type Loaded = { text: string; acceptedId?: string | undefined };

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

/** Throws a `ConflictError` unless the editor has accepted these conflicts. */
function checkConflicts(conflicts: readonly Conflict[], loaded: Loaded | undefined): void {
  const seen = JSON.stringify(conflicts.map(({ path, theirs }) => [path, theirs]));
  const id = createHash("sha256").update(seen).digest("hex");
  if (conflicts.length > 0 && id !== loaded?.acceptedId) throw new ConflictError(conflicts, id);
}

const anyFields = z.looseObject({});

/** Converts a form's record to file values, and merges them with changes to the file since it was loaded. */
function mergeFields(schema: z.ZodType, theirs: unknown, mine: unknown, base = theirs) {
  // After a save, the base is as the form has sent it.
  const baseValues = fromForm(schema, base, theirs);
  return mergeValues(baseValues, fromForm(schema, mine, baseValues), theirs);
}

/**
 * Applies a form's changes to YAML, with its comments; `prepare` may change the record first.
 * @throws {ConflictError} if the file was changed since it was loaded, in the same fields
 */
export function mergeYaml(
  schema: z.ZodType,
  text: string,
  form: unknown,
  prepare: (record: unknown) => void = () => undefined,
  loaded?: Loaded,
): string {
  const base = loaded && fieldsIn(loaded.text);
  const { value, conflicts } = mergeFields(schema, fieldsIn(text), form, base);
  checkConflicts(conflicts, loaded);
  prepare(value);
  return withFields(text, value);
}

function parseMdx(text: string) {
  const { front, body } = splitFrontMatter(normalizeLineEndings(text));
  const yaml = front.slice(4, -4);
  return { front: yaml, fields: fieldsIn(yaml), body };
}

/** Returns the paragraphs, headings and lists of a text. */
export const blocksOf = (body: string): string[] =>
  body
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean);

/** Returns the form field that contains a block (or line) of a text. */
export function fieldOfBlock(blocks: readonly string[], index: number): string {
  const tag = blocks.slice(0, index + 1).findLast((block) => block.startsWith("<Part is="));
  const [, part] = /^<Part is="([\w-]+)"/.exec(tag ?? "") ?? [];
  return part ? `text-${part}` : "body";
}

const isSame = (body: string, other: string) => body.trim() === other.trim();

/** Merges blocks. A passage that both sides have changed is reported as one conflict. */
function mergeBlocks(base: string, mine: string, theirs: string) {
  const myBlocks = blocksOf(mine);
  const { value, conflicts } = mergeValues(blocksOf(base), myBlocks, blocksOf(theirs));
  const asText = (blocks: unknown) => (Array.isArray(blocks) ? blocks.join("\n\n") : blocks);
  const reported = conflicts.map(({ path: [index], mine, theirs }) => {
    const path = [fieldOfBlock(myBlocks, Number(index ?? 0))];
    return { path, mine: asText(mine), theirs: asText(theirs) };
  });
  return { body: String(asText(value)), conflicts: reported };
}

function mergeBody(theirs: string, mine: string, base = theirs) {
  const none: Conflict[] = [];
  if (isSame(theirs, mine) || isSame(base, mine)) return { body: theirs, conflicts: none };
  const isOnlyMine = isDeepStrictEqual(blocksOf(base), blocksOf(theirs));
  const { body, conflicts } = isOnlyMine
    ? { body: mine.trim(), conflicts: none }
    : mergeBlocks(base, mine, theirs);
  const [spaceAbove = ""] = /^\s*/.exec(theirs) ?? [];
  return { body: `${spaceAbove}${body}\n`, conflicts };
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
  const theirs = parseMdx(text ?? "");
  const mine = parseMdx(removeInvisible(form));
  const base = loaded && parseMdx(loaded.text);
  const fields = mergeFields(schema, theirs.fields, mine.fields, base?.fields);
  const merged = mergeBody(theirs.body, mine.body, base?.body);
  checkConflicts([...fields.conflicts, ...merged.conflicts], loaded);
  const front = withFields(theirs.front, fields.value);
  const { body } = merged;
  if (/^(?:\{\}\s*)?$/.test(front)) return body.trimStart();
  return `---\n${front}---\n${theirs.front ? body : `\n${body.trimStart()}`}`;
}

/** Returns the fields of a file, and the blocks of its text. Throws an error for unsound YAML. */
export function valuesIn(path: string, text: string): { fields: unknown; blocks: string[] } {
  if (!path.endsWith(".mdx")) return { fields: fieldsIn(text), blocks: [] };
  const { fields, body } = parseMdx(text);
  return { fields, blocks: blocksOf(body) };
}

/** Whether a file has the same fields and blocks as when the form loaded it. */
export function isUnchanged(schema: z.ZodType, path: string, text: string, loaded: string) {
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
  if (!path.endsWith(".mdx")) return withFields(text, fields);
  const form = `---\n${withFields(parseMdx(text).front, fields)}---\n${blocks.join("\n\n")}`;
  return mergeText(anyFields, text, form);
}

type FileVersions = Readonly<Record<"base" | "mine" | "theirs", Buffer | null>>;

/** Merges what two people made of a file; `content` has mine where both have changed it. */
export function mergeFile(path: string, { base, mine, theirs }: FileVersions) {
  const merged = (content: Buffer | null, conflicts: Conflict[] = []) => ({ content, conflicts });
  if (isDeepStrictEqual(mine, base) || isDeepStrictEqual(mine, theirs)) return merged(theirs);
  if (isDeepStrictEqual(base, theirs)) return merged(mine);
  if (!mine || !base || !theirs || !/\.(?:yaml|mdx)$/.test(path)) {
    return merged(mine, [{ path: [], mine: "this version", theirs: "another version" }]);
  }
  const read = (version: Buffer) => valuesIn(path, `${version}`);
  const { value, conflicts } = mergeValues(read(base), read(mine), read(theirs));
  const content = withValues(path, `${mine}`, value as ReturnType<typeof valuesIn>);
  // Without the first step, `fields` or `blocks`.
  return { content, conflicts: conflicts.map((each) => ({ ...each, path: each.path.slice(1) })) };
}
