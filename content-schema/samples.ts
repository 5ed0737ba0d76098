import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { date, schemaOf } from "./validation/fields.ts";
import { fieldName } from "./validation/metadata.ts";
import { ContentError, type ReadRecord, readRecords } from "./validation/validate.ts";
import "./credentials.ts";
import "./practice.ts";
import { testimonials } from "./testimonials.ts";
import { contentText, read } from "./validation/read.ts";
import { didYouMean } from "./validation/suggest.ts";
import { lineOf, parseYaml } from "./validation/yaml.ts";

/** A field that must be confirmed before launch. */
export type Fact = {
  file: string;
  field: string;
  value: unknown;
  /** Whether it has its shipped value and nobody has confirmed it. */
  sample: boolean;
  /** The environment variable that overrode it at build time. */
  variable: string | undefined;
};

/** Values that the practice has confirmed. */
const confirmedSchema = schemaOf({
  confirmed: z.array(
    schemaOf({
      file: "practice.yaml",
      field: "rating.value",
      by: "Jane Example, office manager",
      on: date,
    }),
  ),
});

const shippedFile = "content-schema/samples.yaml";
const shipped = parseYaml(
  shippedFile,
  readFileSync(join(import.meta.dirname, "samples.yaml"), "utf8"),
) as Record<string, Record<string, unknown[]>>;

export const { confirmed } = read("confirmed.yaml", confirmedSchema);

export type Confirmation = z.output<typeof confirmedSchema>["confirmed"][number];

type Value = { path: PropertyKey[]; value: unknown };

/** Yields every value of a record, including list entries, with its path. */
function* valuesOf(value: unknown, path: PropertyKey[] = []): Generator<Value> {
  if (!Array.isArray(value)) yield { path, value };
  if (typeof value !== "object" || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value)) {
    yield* valuesOf(inner, [...path, isList ? Number(key) : key]);
  }
}

/** Returns a record's fields that `samples.yaml` lists. */
export function factsOf(
  file: string,
  { input, variables }: Pick<ReadRecord, "input" | "variables">,
  confirmed: readonly Pick<Confirmation, "file" | "field">[],
): Fact[] {
  const name = file.replace("content/", "");
  return [...valuesOf(input)].flatMap(({ path, value }) => {
    const field = fieldName(path);
    const samples = shipped[name]?.[fieldName(path.filter((key) => typeof key !== "number"))];
    if (!samples) return [];
    const variable = variables.get(field);
    const isConfirmed = confirmed.some((each) => each.file === name && each.field === field);
    const sample = samples.includes(value) && !isConfirmed && variable === undefined;
    return [{ file, field, value, sample, variable }];
  });
}

/**
 * Returns one line per entry of `confirmed.yaml` that confirms nothing.
 * @param facts all facts, before the entries apply
 */
export function confirmationFaults(
  text: string,
  confirmed: readonly Pick<Confirmation, "file" | "field">[],
  facts: readonly Fact[],
): string[] {
  const name = (fact: Fact) => fact.file.replace("content/", "");
  const files = [...new Set(facts.map(name))];
  const line = (index: number, key: string, expected: string, found: string) =>
    `content/confirmed.yaml, line ${lineOf(text, ["confirmed", index, key])}: expected ${expected}, found "${found}"`;
  return confirmed.flatMap(({ file, field }, index) => {
    if (!files.includes(file)) {
      return [line(index, "file", `one of ${files.join(", ")}`, file) + didYouMean(file, files)];
    }
    const own = facts.filter((fact) => name(fact) === file);
    const fact = own.find((each) => each.field === field);
    if (!fact) {
      const fields = own.filter(({ sample }) => sample).map((each) => each.field);
      return [
        line(index, "field", `a field of ${file} that is still a sample`, field) +
          didYouMean(field, fields),
      ];
    }
    // A variable may be unset on another computer.
    if (fact.sample || fact.variable !== undefined) return [];
    return [
      `${line(index, "field", `a field of ${file} that is still a sample`, field)}, whose value is the practice's own; delete this entry`,
    ];
  });
}

const factsWith = (entries: typeof confirmed) =>
  [...readRecords()].flatMap(([file, record]) => factsOf(file, record, entries));

const faults = confirmationFaults(contentText("confirmed.yaml"), confirmed, factsWith([]));
if (faults.length > 0) throw new ContentError(faults.join("\n"));

const facts = factsWith(confirmed);
const isSample = (file: string, field: RegExp) =>
  facts.some((fact) => fact.file === file && field.test(fact.field) && fact.sample);

/** Whether content is still a sample; pages label it until the practice confirms it. */
export const samples = {
  /** Without a configured origin, no page is indexable. */
  site: isSample("content/practice.yaml", /^site\.url$/),
  rating: isSample("content/practice.yaml", /^rating\./),
  credentials: isSample("content/credentials.yaml", /./),
  letter: isSample("content/credentials.yaml", /^letter$/),
  press: isSample("content/press.yaml", /./),
  testimonials: testimonials.some((each) => each.sample),
};
