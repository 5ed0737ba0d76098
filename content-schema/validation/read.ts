import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { z } from "zod";
import { type Example, type SchemaOf, schemaOf } from "./fields.ts";
import { ContentError, validate } from "./validate.ts";
import { parseYaml } from "./yaml.ts";

/**
 * `content/`, or `CONTENT_FOLDER`: the editor validates a change in a copy before it saves, and
 * tests build another practice.
 */
export const contentFolder = resolve(
  process.env["CONTENT_FOLDER"] || join(import.meta.dirname, "../../content"),
);

const schemas = join(import.meta.dirname, "..");

/** Modules of `content-schema/`, each of which reads files of `content/` on import. */
export const recordModules: readonly string[] = readdirSync(schemas)
  .filter((name) => /^[\w-]+\.ts$/.test(name))
  .map((name) => join(schemas, name));

/**
 * Returns the text of a file in `content/`.
 * @throws {ContentError} if there is no such file
 */
export function contentText(name: string): string {
  try {
    return readFileSync(join(contentFolder, name), "utf8");
  } catch {
    throw new ContentError(`content/${name}: expected this file, found none`);
  }
}

/** Returns the texts of a folder of `content/`, sorted by name; none if there is no such folder. */
export function textsIn(folder: string): { name: string; file: string; source: string }[] {
  const place = join(contentFolder, folder);
  return (existsSync(place) ? readdirSync(place) : [])
    .filter((name) => name.endsWith(".mdx"))
    .sort()
    .map((name) => ({
      name,
      file: `content/${folder}/${name}`,
      source: contentText(`${folder}/${name}`),
    }));
}

/** Sets the value at a path of a record. */
function setAt(record: unknown, [key = "", ...rest]: readonly string[], value: unknown): void {
  if (typeof record !== "object" || record === null) return;
  const inner = record as Record<string, unknown>;
  if (rest.length === 0) inner[key] = value;
  else setAt(inner[key], rest, value);
}

/**
 * Reads and validates a record of `content/`.
 * @param name the file in `content/`, such as `practice.yaml`
 * @param example its schema, or an example of it
 * @param settings environment variables that override fields
 * @throws {ContentError} naming file, field or line, what was expected and what was found
 */
export function read<Given extends Example>(
  name: string,
  example: Given,
  settings: Readonly<Record<string, string>> = {},
): z.output<SchemaOf<Given>> {
  const file = `content/${name}`;
  const input = parseYaml(file, contentText(name));
  const variables = Object.entries(settings).filter(([, variable]) => process.env[variable]);
  for (const [field, variable] of variables) {
    setAt(input, field.split("."), process.env[variable]);
  }
  return validate(file, schemaOf(example), input, new Map(variables)) as z.output<SchemaOf<Given>>;
}

/**
 * Splits a text into the front matter between two lines of `---` and the body.
 * @throws {ContentError} with the line, if the front matter is missing or malformed
 */
export function frontMatter(file: string, text: string) {
  const [, yaml, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (yaml === undefined || body === undefined) {
    throw new ContentError(
      `${file}: expected front matter between two lines of ---, found ${JSON.stringify(text.slice(0, 40))}`,
    );
  }
  // Line 1 is the opening `---`.
  return { fields: parseYaml(file, yaml, 1), body };
}
