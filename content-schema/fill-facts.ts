import type { z } from "zod";
import { frontMatter, type Source, setAt, type TextFile } from "./source.ts";
import { valuesOf } from "./validation/metadata.ts";
import { ContentError, type Place, Problem, refused } from "./validation/problem.ts";
import { lineOf, parseYaml } from "./validation/yaml.ts";

/** By name; `null` is a fact that the practice lacks. */
export type Facts = Readonly<Record<string, string | null>>;

const placeholder = /\{\{\s*([\w.]+)\s*\}\}/g;
const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function absentIn(name: string): string {
  const [part = "", field = ""] = name.split(".");
  if (name.includes("photoConsult")) return "content/practice.yaml and prices.yaml: photoConsult";
  if (part === "price") return `content/prices.yaml: ${field}`;
  if (part === "phone") return "content/practice.yaml: phones.tollFree";
  return `content/practice.yaml: ${part === "nearby" ? "nearbyAreas" : part}`;
}

/** Returns the problem of a text that names a fact that the practice does not have. */
export const absentFact = (name: string, place: Place): Problem =>
  new Problem(place, {
    expected: `a text without {{${name}}}, because the practice has none (${absentIn(name)})`,
    found: "it in a text that is shown",
  });

const refuse = (name: string, place: Place): never => {
  throw new ContentError([absentFact(name, place)]);
};

/** Fills in facts such as `{{phone.main}}`. Throws a `ContentError` for an unknown one. */
export class Filler {
  readonly source: Source;
  readonly facts: Facts;

  constructor(source: Source, facts: Facts) {
    this.source = source;
    this.facts = facts;
  }

  namesAbsent(value: unknown): boolean {
    return [...JSON.stringify(value).matchAll(placeholder)].some(
      ([, name = ""]) => this.facts[lowerFirst(name)] === null,
    );
  }

  #replace(
    text: string,
    where: (at: number) => Place,
    absent: (name: string, at: number) => string,
  ): string {
    return text.replace(placeholder, (_, written: string, at: number) => {
      const name = written in this.facts ? written : lowerFirst(written);
      const fact = this.facts[name];
      // {{Offices.counted}} is capitalized, for the start of a sentence.
      if (typeof fact === "string") return name === written ? fact : upperFirst(fact);
      if (fact === null) return absent(name, at);
      const write = (each: string) => `{{${each}}}`;
      const choices = Object.keys(this.facts);
      throw refused(where(at), { expected: "one of …", choices, word: written, write });
    });
  }

  /** Fills a record, or a part of one. Throws for a fact that the practice lacks. */
  fillRecord<Value>(
    file: string,
    yaml: string,
    record: Value,
    absent: (name: string, place: Place) => string = refuse,
  ): Value {
    const filled = structuredClone(record);
    for (const { path, value } of valuesOf(filled)) {
      if (typeof value !== "string") continue;
      const where = () => ({ file, path, line: lineOf(yaml, path) });
      setAt(
        filled,
        path,
        this.#replace(value, where, (name) => absent(name, where())),
      );
    }
    return filled;
  }

  /** Keeps facts that the practice lacks, escaped for MDX: text-tree.ts refuses those shown. */
  fillText(file: string, source: string): string {
    const front = /^---\n[\s\S]*?\n---\n/.exec(source)?.[0].length ?? 0;
    return this.#replace(
      source,
      (at) => ({ file, line: source.slice(0, at).split("\n").length }),
      (name, at) => (at < front ? `{{${name}}}` : `\\{\\{${name}}}`),
    );
  }

  /** Refuses facts that the practice lacks in what `shownOf` keeps of a record, at its place. */
  readCopy<Value, Shown>(
    name: string,
    schema: z.ZodType<Value>,
    shownOf: (record: Value) => Shown,
  ): Shown {
    const file = `content/${name}`;
    const yaml = this.source.text(name);
    const input = this.fillRecord(file, yaml, parseYaml(file, yaml), (fact) => `{{${fact}}}`);
    return this.fillRecord(file, yaml, shownOf(this.source.check(file, schema, input)));
  }

  readFront<Value>({ file, source: text }: TextFile, schema: z.ZodType<Value>): Value {
    const { yaml, fields } = frontMatter(file, text);
    return this.source.check(file, schema, this.fillRecord(file, yaml, fields));
  }
}
