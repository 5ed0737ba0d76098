import { readdirSync } from "node:fs";
import type { z } from "zod";
import { absentFacts, facts } from "./facts.ts";
import { practice } from "./practice.ts";
import { type Example, type SchemaOf, schemaOf } from "./validation/fields.ts";
import { contentFolder, contentText } from "./validation/read.ts";
import { didYouMean } from "./validation/suggest.ts";
import { ContentError, validate } from "./validation/validate.ts";
import { parseYaml } from "./validation/yaml.ts";

/* Text may name a fact whose feature is off if the text is not shown either. Such a fact becomes
   a marker of three private-use characters: fact, file and line. The build rejects pages that
   contain one. */
const first = 0xe000;
const letters = 0x1900;

const files = readdirSync(contentFolder, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(?:yaml|mdx)$/.test(name))
  .map((name) => `content/${name}`)
  .sort();

const letter = (index: number) => String.fromCharCode(first + (Math.max(index, 0) % letters));
const indexOf = (letter = "") => letter.charCodeAt(0) - first;

/** Whether a value contains no marker; list entries that do are dropped. */
export const namesNothingAbsent = (value: unknown): boolean =>
  !/[\uE000-\uF8FF]/.test(JSON.stringify(value));

/** Where to define a fact. */
function absentIn(name: string): string {
  const [part = "", field = ""] = name.split(".");
  if (part === "price") return `content/prices.yaml: ${field}`;
  // Without a price, the photo consult is off.
  if (part === "photoConsult" && practice.prices.photoConsult === null) {
    return "content/prices.yaml: photoConsult";
  }
  if (part === "phone") return "content/practice.yaml: phones.tollFree";
  return `content/practice.yaml: ${part === "nearby" ? "nearbyAreas" : part}`;
}

/** Returns one line per marker in a page or file. */
export function absentFactFaults(shown: string): string[] {
  const found = [...shown.matchAll(/[\uE000-\uF8FF]{3}/g)]
    .map(([mark]) => ({
      name: absentFacts[indexOf(mark[0])] ?? "",
      file: files[indexOf(mark[1])] ?? "content",
      line: indexOf(mark[2]),
    }))
    .sort((a, b) => a.line - b.line)
    .map(
      ({ name, file, line }) =>
        `${file}, line ${line}: expected a text without {{${name}}}, because the practice has none (${absentIn(name)}), found it in a text that is shown`,
    );
  return [...new Set(found)];
}

const placeholder = /\{\{\s*([\w.]+)\s*\}\}/g;
const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Replaces known facts, and absent ones with markers. */
function replaceFacts(
  text: string,
  file: string,
  print: (fact: string, whole: string) => string,
): string {
  return text.replace(placeholder, (whole, written: string, at: number) => {
    const name = written in facts ? written : lowerFirst(written);
    const fact = facts[name];
    // {{Offices.counted}} is capitalized, for the start of a sentence.
    if (fact !== undefined) return print(/^[A-Z]/.test(written) ? upperFirst(fact) : fact, whole);
    const line = text.slice(0, at).split("\n").length;
    const absent = absentFacts.indexOf(name);
    if (absent >= 0) return letter(absent) + letter(files.indexOf(file)) + letter(line);
    const known = [...Object.keys(facts), ...absentFacts];
    const hint = didYouMean(written, known, (meant) => `{{${meant}}}`);
    throw new ContentError(
      `${file}, line ${line}: expected one of ${known.join(", ")}, found ${whole}${hint}`,
    );
  });
}

/**
 * Fills facts into a text: `{{phone.main}}` becomes the number.
 * @throws {ContentError} naming file, line and the unknown fact
 */
export const withFacts = (text: string, file: string): string =>
  replaceFacts(text, file, (fact) => fact);

/** Fills facts into every text of a record. */
function fillAll(value: unknown, file: string): unknown {
  if (typeof value === "string") return withFacts(value, file);
  if (Array.isArray(value)) return value.map((each) => fillAll(each, file));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fillAll(inner, file)]),
  );
}

/**
 * Reads a record of `content/` and fills in facts such as `{{price.photoConsult}}`.
 * @param example its schema, or an example of it
 * @throws {ContentError} naming file, field or line, what was expected and what was found
 */
export function readCopy<Given extends Example>(
  name: string,
  example: Given,
): z.output<SchemaOf<Given>> {
  const file = `content/${name}`;
  // Check names and mark absent facts before parsing, while line numbers are known.
  const text = replaceFacts(contentText(name), file, (_, whole) => whole);
  const record = fillAll(parseYaml(file, text), file);
  return validate(file, schemaOf(example), record) as z.output<SchemaOf<Given>>;
}
