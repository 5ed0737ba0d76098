import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { z } from "zod";
import { ContentError, define, fieldName } from "./define.ts";
import { notedFields } from "./must-confirm.ts";
import { parseYaml } from "./yaml.ts";

/**
 * The folder of the content: `content/`, or the one that `CONTENT_FOLDER` names. The editor checks a
 * change in a copy before it saves, and tests build another practice.
 */
export const contentFolder = resolve(
  process.env["CONTENT_FOLDER"] || join(import.meta.dirname, "../content"),
);

/**
 * The text of a file in `content/`.
 *
 * @throws {ContentError} when there is no such file
 */
export function contentText(name: string): string {
  try {
    return readFileSync(join(contentFolder, name), "utf8");
  } catch {
    throw new ContentError(`content/${name}: expected this file, found none`);
  }
}

/** Puts a value into a record at a place. */
function setAt(record: unknown, path: readonly PropertyKey[], value: unknown): void {
  const [key, ...rest] = path;
  if (key === undefined || typeof record !== "object" || record === null) return;
  const inner = record as Record<PropertyKey, unknown>;
  if (rest.length === 0) inner[key] = value;
  else setAt(inner[key], rest, value);
}

/**
 * Reads one record of `content/`. Environment variables that its schema names replace values.
 *
 * @param name the file in `content/`, such as `practice.yaml`
 * @throws {ContentError} naming file, field or line, what was expected and what was found
 */
export function read<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  const file = `content/${name}`;
  const input = parseYaml(file, contentText(name));
  const variables = new Map<string, string>();
  for (const { path, notes } of notedFields(schema, input)) {
    const value = notes.variable ? process.env[notes.variable] : undefined;
    if (!notes.variable || !value) continue;
    setAt(input, path, value);
    variables.set(fieldName(path), notes.variable);
  }
  return define(file, schema, input, variables);
}
