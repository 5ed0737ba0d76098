import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { z } from "zod";
import { valuesOf } from "./validation/metadata.ts";
import { refused } from "./validation/problem.ts";
import { type ReadRecord, validate } from "./validation/validate.ts";
import { lineOf, parseYaml } from "./validation/yaml.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** `name` is the name in its folder; `file` begins with `content/`. */
export type TextFile = { name: string; file: string; source: string };

/** With `CONTENT_FOLDER`, tests and drafts read another practice. */
export const contentFolder = resolve(
  process.env["CONTENT_FOLDER"] || join(import.meta.dirname, "../content"),
);

/** Sets the value at a path of a record. */
export function setAt(
  record: unknown,
  [key = "", ...rest]: readonly PropertyKey[],
  value: unknown,
) {
  if (typeof record !== "object" || record === null) return;
  const inner = record as Record<PropertyKey, unknown>;
  if (rest.length === 0) inner[key] = value;
  else setAt(inner[key], rest, value);
}

/** Throws a `ContentError` without sound front matter. */
export function frontMatter(file: string, text: string) {
  const [, yaml, body] = /^---(\n[\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (yaml === undefined || body === undefined) {
    const expected = "front matter between two lines of ---";
    throw refused({ file }, { expected, word: text.slice(0, 40) });
  }
  // Begins with the line of the opening `---`, so that lines are the file's.
  return { yaml, fields: parseYaml(file, yaml), body };
}

/** A content folder, and the records that have been read from it. */
export class Source {
  readonly records = new Map<string, ReadRecord>();
  readonly folder: string;
  readonly environment: Environment;

  constructor(folder: string, environment: Environment) {
    this.folder = folder;
    this.environment = environment;
  }

  /** Throws a `ContentError` if there is no such file. */
  text(name: string): string {
    try {
      return readFileSync(join(this.folder, name), "utf8");
    } catch {
      throw refused({ file: `content/${name}` }, { expected: "this file", found: "none" });
    }
  }

  /** Sorted by name; none if there is no such folder. */
  texts(part: string): TextFile[] {
    const names = globSync("*.mdx", { cwd: join(this.folder, part) }).sort();
    return names.map((name) => ({
      name,
      file: `content/${part}/${name}`,
      source: this.text(`${part}/${name}`),
    }));
  }

  check<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
    input: unknown,
    variables: ReadonlyMap<string, string> = new Map(),
  ): z.output<Schema> {
    const output = validate(file, schema, input, variables);
    this.records.set(file, { schema, input, variables });
    return output;
  }

  /**
   * Reads a record that facts are made of. Only the practice's answers may name any, and notices,
   * which are compared with a text as it is written.
   */
  record<Schema extends z.ZodType>(
    name: string,
    schema: Schema,
    settings: Readonly<Record<string, string>> = {},
  ): z.output<Schema> {
    const file = `content/${name}`;
    const input = parseYaml(file, this.text(name));
    const named = [...valuesOf(input)].find(
      ({ path, value }) =>
        typeof value === "string" &&
        value.includes("{{") &&
        !["answers", "notices"].includes(String(path[0])),
    );
    if (named) {
      const place = { file, path: named.path, line: lineOf(this.text(name), named.path) };
      const expected = "a text without a fact, because facts are made of this file";
      throw refused(place, { expected, word: String(named.value) });
    }
    const variables = Object.entries(settings).filter(([, name]) => this.environment[name]);
    for (const [field, variable] of variables) {
      setAt(input, field.split("."), this.environment[variable]);
    }
    return this.check(file, schema, input, new Map(variables));
  }
}
