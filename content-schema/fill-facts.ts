import type { z } from "zod";
import type { Facts } from "./facts.ts";
import { frontMatter, type Source, type TextFile } from "./source.ts";
import { ContentError, type Place, Problem, refused } from "./validation/problem.ts";
import { lineOf, parseYaml } from "./validation/yaml.ts";

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

type At = { file: string; yaml: string; path: readonly PropertyKey[] };

const placeOf = ({ file, yaml, path }: At): Place => ({ file, path, line: lineOf(yaml, path) });

/** Fills in facts such as `{{phone.main}}`. Throws a `ContentError` for an unknown one. */
export class Filler {
  readonly source: Source;
  readonly #facts: Facts;

  constructor(source: Source, facts: Facts) {
    this.source = source;
    this.#facts = facts;
  }

  namesAbsent(value: unknown): boolean {
    return [...JSON.stringify(value).matchAll(placeholder)].some(
      ([, name = ""]) => this.#facts[lowerFirst(name)] === null,
    );
  }

  #replace(
    text: string,
    where: (at: number) => Place,
    absent: (name: string, at: number) => string,
  ): string {
    return text.replace(placeholder, (_, written: string, at: number) => {
      const name = written in this.#facts ? written : lowerFirst(written);
      const fact = this.#facts[name];
      // {{Offices.counted}} is capitalized, for the start of a sentence.
      if (typeof fact === "string") return name === written ? fact : upperFirst(fact);
      if (fact === null) return absent(name, at);
      const write = (each: string) => `{{${each}}}`;
      const choices = Object.keys(this.#facts);
      throw refused(where(at), { expected: "one of …", choices, word: written, write });
    });
  }

  #fillAt<Value>(place: At, value: Value, absent: (name: string, place: Place) => string): Value {
    if (typeof value === "string") {
      const where = () => placeOf(place);
      return this.#replace(value, where, (name) => absent(name, where())) as Value;
    }
    if (typeof value !== "object" || value === null) return value;
    const filled = Object.entries(value).map(([key, inner]) => {
      const path = [...place.path, Array.isArray(value) ? Number(key) : key];
      return [key, this.#fillAt({ ...place, path }, inner, absent)];
    });
    return Array.isArray(value)
      ? (filled.map(([, inner]) => inner) as Value)
      : Object.fromEntries(filled);
  }

  /** Fills a record, or the part of one at a path. Throws for a fact that the practice lacks. */
  fillRecord<Value>(file: string, yaml: string, value: Value, path: At["path"] = []): Value {
    return this.#fillAt({ file, yaml, path }, value, (name, place) => {
      throw new ContentError([absentFact(name, place)]);
    });
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

  /** `record` keeps facts that the practice lacks; `shown` refuses them in what is shown of it. */
  openCopy<Value>(name: string, schema: z.ZodType<Value>) {
    const file = `content/${name}`;
    const yaml = this.source.text(name);
    const place = { file, yaml, path: [] };
    const input = this.#fillAt(place, parseYaml(file, yaml), (fact) => `{{${fact}}}`);
    const shown = <Part>(part: Part, path: At["path"] = []) =>
      this.fillRecord(file, yaml, part, path);
    return { record: this.source.check(file, schema, input), shown };
  }

  readCopy<Value>(name: string, schema: z.ZodType<Value>): Value {
    const { record, shown } = this.openCopy(name, schema);
    return shown(record);
  }

  readFront<Value>({ file, source: text }: TextFile, schema: z.ZodType<Value>): Value {
    const { yaml, fields } = frontMatter(file, text);
    return this.source.check(file, schema, this.fillRecord(file, yaml, fields));
  }
}
