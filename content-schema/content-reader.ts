import { globSync, readFileSync, statSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import type { z } from "zod";
import { type Facts, fillFacts, missingFactProblems, namesFacts } from "./fill-facts.ts";
import { nameSlug } from "./format/page-path.ts";
import { valuesOf } from "./validation/metadata.ts";
import { contentError, type Place, type Problem } from "./validation/problem.ts";
import { type ReadRecord, validate } from "./validation/validate.ts";
import { findLine, parseYaml } from "./validation/yaml.ts";

/** `name` is the path in the content folder, `slug` its last part, `file` the path with `content/`. */
export type TextFile = { name: string; slug: string; file: string; text: string };

/** The content folder; tests and drafts read another one, by `CONTENT_FOLDER`. */
export const contentFolder = resolve(
  process.env["CONTENT_FOLDER"] || join(import.meta.dirname, "../content"),
);

/** Replaces `content/` in a message by the path of the folder, which `CONTENT_FOLDER` may change. */
export const withFolderPath = (message: string): string =>
  message.replaceAll(/(?<![\w/.-])content\//g, `${relative(process.cwd(), contentFolder)}/`);

/** Returns a text with Unix line endings and without a byte order mark. */
export const normalizeLineEndings = (text: string): string =>
  text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Sets the value at a path of a record. */
export function setValueAt(
  record: unknown,
  [key = "", ...rest]: readonly PropertyKey[],
  value: unknown,
) {
  if (typeof record !== "object" || record === null) return;
  const inner = record as Record<PropertyKey, unknown>;
  if (rest.length === 0) inner[key] = value;
  else setValueAt(inner[key], rest, value);
}

/** Splits a text into its front matter (with the `---` lines; "" if it has none) and its body. */
export function splitFrontMatter(text: string): { front: string; body: string } {
  const [front = ""] = /^---\n(?:[\s\S]*?\n)?---\n/.exec(text) ?? [];
  return { front, body: text.slice(front.length) };
}

/** Throws a `ContentError` without sound front matter. */
export function parseFrontMatter(file: string, text: string) {
  const { front, body } = splitFrontMatter(text);
  if (!front) {
    const expected = "front matter between two lines of ---";
    throw contentError({ file }, { expected, written: text.slice(0, 40) });
  }
  // Begins with the line of the opening `---`, so that lines are the file's.
  return { fields: parseYaml(file, front.slice(3, -4)), body };
}

/** Throws a `ContentError` for a text whose name cannot be a part of its page's address. */
function checkFileName(file: string): void {
  const slug = basename(file, ".mdx");
  if (nameSlug(slug) === slug) return;
  const expected = "a file named in small letters and hyphens, such as jane-doe.mdx";
  throw contentError({ file }, { expected, written: `${slug}.mdx` });
}

/** A conflict marker that Git leaves in a file. */
const conflictMarker = /^([<=>|])\1{6}(?: .*)?$/m;

/** Returns the line number of a position in a text. */
export const lineAt = (text: string, at: number): number => text.slice(0, at).split("\n").length;

/** Reads a content folder. Keeps the records that it has read and, once set, the facts. */
export class ContentReader {
  readonly records = new Map<string, ReadRecord>();
  readonly folder: string;
  facts: Facts | undefined;
  /** By text that names a fact still: its place, found only when it is reported. */
  readonly #missingFacts = new Map<string, () => Place>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Throws a `ContentError` if there is no such file, or none of text. */
  text(name: string): string {
    const file = `content/${name}`;
    const path = join(this.folder, name);
    const unreadable = (found: string) =>
      contentError({ file }, { expected: "a text saved as UTF-8", found });
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw unreadable("no file");
    const bytes = readFileSync(path);
    let text: string;
    try {
      text = normalizeLineEndings(utf8.decode(bytes));
    } catch {
      throw unreadable("another encoding");
    }
    const conflict = conflictMarker.exec(text);
    if (!conflict) return text;
    const place = { file, line: lineAt(text, conflict.index) };
    const fix = "keep one of them, and delete the lines of <<<<<<<, ======= and >>>>>>>";
    throw contentError(place, { expected: "one version of the words", found: conflict[0], fix });
  }

  /** Sorted by name in each folder; none of a folder that is not there. */
  texts(...folders: readonly string[]): TextFile[] {
    return folders.flatMap((folder) => {
      const names = globSync(`${folder}/*.mdx`, { cwd: this.folder }).sort();
      return names.map((name) => ({
        name,
        slug: basename(name, ".mdx"),
        file: `content/${name}`,
        text: this.text(name),
      }));
    });
  }

  /** Reads a YAML file or a text's front matter; environment variables override `settings`. */
  record<Schema extends z.ZodType>(
    name: string,
    schema: Schema,
    settings: Readonly<Record<string, string>> = {},
  ): z.output<Schema> {
    const file = `content/${name}`;
    const isText = name.endsWith(".mdx");
    if (isText) checkFileName(file);
    const text = this.text(name);
    const input = isText ? parseFrontMatter(file, text).fields : parseYaml(file, text);
    const variables = new Map(
      Object.entries(settings).filter(([, variable]) => process.env[variable]),
    );
    for (const [field, variable] of variables) {
      setValueAt(input, field.split("."), process.env[variable]);
    }
    this.fill(file, input);
    const output = validate(file, schema, input, variables);
    this.records.set(file, { schema, input, variables });
    return output;
  }

  /** Keeps the facts that are filled into what is read from now on. */
  setFacts(facts: Facts): void {
    this.facts = facts;
  }

  /** Fills facts, once they are known, into a file's record, or a part of one. */
  fill(file: string, record: unknown): void {
    for (const { path, value } of valuesOf(record)) {
      if (typeof value !== "string" || !namesFacts(value)) continue;
      const placeOf = () => {
        const text = this.text(file.replace("content/", ""));
        return { file, path, line: findLine(text, path) };
      };
      const filled = this.facts ? fillFacts(value, this.facts, placeOf) : value;
      setValueAt(record, path, filled);
      if (namesFacts(filled)) this.#missingFacts.set(filled, placeOf);
    }
  }

  /** Returns the problems of content that is shown, although it names facts still. */
  missingFactProblems(shown: unknown): Problem[] {
    const values = new Set([...valuesOf(shown)].map(({ value }) => value));
    const texts = [...values].filter((value) => typeof value === "string").filter(namesFacts);
    // What was made of several texts has no place of its own.
    return texts.flatMap((text) =>
      missingFactProblems(text, this.#missingFacts.get(text)?.() ?? { file: "content" }),
    );
  }

  /** Fills facts into a text before it is parsed; `keepShownParts` reports those still missing. */
  fillText(file: string, text: string): string {
    const plain = normalizeLineEndings(text);
    const filled = fillFacts(plain, this.facts ?? {}, (at) => ({ file, line: lineAt(plain, at) }));
    const { front, body } = splitFrontMatter(filled);
    // MDX would parse the braces of a fact that the practice lacks.
    return front + body.replaceAll("{{", "\\{\\{");
  }
}
