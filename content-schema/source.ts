import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { z } from "zod";
import { absentFactsIn, type Facts, fillFacts, namesAbsent } from "./fill-facts.ts";
import { valuesOf } from "./validation/metadata.ts";
import { ContentError, type Problem, refused } from "./validation/problem.ts";
import { type ReadRecord, validate } from "./validation/validate.ts";
import { lineOf, parseYaml } from "./validation/yaml.ts";

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
  const [, yaml, body] = /^---(\n[\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
  if (yaml === undefined || body === undefined) {
    const expected = "front matter between two lines of ---";
    throw refused({ file }, { expected, word: text.slice(0, 40) });
  }
  // Begins with the line of the opening `---`, so that lines are the file's.
  return { fields: parseYaml(file, yaml), body };
}

/** A content folder, the records that have been read from it, and its facts once they are known. */
export class Source {
  readonly records = new Map<string, ReadRecord>();
  readonly folder: string;
  facts: Facts = {};
  /** Texts that name facts which the practice lacks, by what they are filled to. */
  readonly #absent = new Map<unknown, Problem[]>();

  constructor(folder: string) {
    this.folder = folder;
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

  #place(file: string, path: readonly PropertyKey[]) {
    return { file, path, line: lineOf(this.text(file.replace("content/", "")), path) };
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
  factRecord<Schema extends z.ZodType>(
    name: string,
    schema: Schema,
    settings: Readonly<Record<string, string>> = {},
  ): z.output<Schema> {
    const file = `content/${name}`;
    const input = parseYaml(file, this.text(name));
    for (const { path, value } of valuesOf(input)) {
      const isFree = typeof value !== "string" || /^(?:answers|notices)$/.test(String(path[0]));
      if (isFree || !value.includes("{{")) continue;
      const expected = "a text without a fact, because facts are made of this file";
      throw refused(this.#place(file, path), { expected, word: value });
    }
    const variables = Object.entries(settings).filter(([, variable]) => process.env[variable]);
    for (const [field, variable] of variables) {
      setAt(input, field.split("."), process.env[variable]);
    }
    return this.check(file, schema, input, new Map(variables));
  }

  /** Reads a record whose texts may name facts. */
  record<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
    const file = `content/${name}`;
    const input = parseYaml(file, this.text(name));
    this.fill(file, input);
    return this.check(file, schema, input);
  }

  /** Reads the record above a text. */
  front<Schema extends z.ZodType>({ file, source }: TextFile, schema: Schema): z.output<Schema> {
    const { fields } = frontMatter(file, source);
    this.fill(file, fields);
    return this.check(file, schema, fields);
  }

  /** Fills facts into a file's record, or a part of one. */
  fill(file: string, record: unknown): void {
    for (const { path, value } of valuesOf(record)) {
      if (typeof value !== "string" || !value.includes("{{")) continue;
      const filled = fillFacts(value, this.facts, () => this.#place(file, path));
      setAt(record, path, filled);
      if (namesAbsent(filled)) {
        this.#absent.set(filled, absentFactsIn(filled, this.#place(file, path)));
      }
    }
  }

  /** Throws a `ContentError` if content that is shown names facts which the practice lacks. */
  refuseAbsent(shown: unknown): void {
    const problems = [...valuesOf(shown)].flatMap(({ value }) => this.#absent.get(value) ?? []);
    if (problems.length > 0) throw new ContentError(problems);
  }

  /** Fills facts into a text; text-tree.ts refuses those that the practice lacks where shown. */
  fillText(file: string, text: string): string {
    const filled = fillFacts(text, this.facts, (at) => {
      return { file, line: text.slice(0, at).split("\n").length };
    });
    const [front = ""] = /^---\n[\s\S]*?\n---\n/.exec(filled) ?? [];
    // MDX would parse the braces of a fact that the practice lacks.
    return front + filled.slice(front.length).replaceAll("{{", "\\{\\{");
  }
}
