import { readFileSync } from "node:fs";
import { join } from "node:path";
import { strictObject, z } from "zod";
import type { Source } from "./source.ts";
import { date, text } from "./validation/fields.ts";
import { fieldName, valuesOf } from "./validation/metadata.ts";
import { ContentError, Problem } from "./validation/problem.ts";
import { lineOf, parseYaml } from "./validation/yaml.ts";

/** Who sees to tasks before launch, in the order in which their work unblocks it. */
export const people = ["doctor", "counsel", "office", "developer"] as const;

export type Task = { who: (typeof people)[number]; todo: string };

const confirmedSchema = strictObject({
  confirmed: z.array(
    strictObject({
      file: text("practice.yaml"),
      field: text("rating.value"),
      by: text("Jane Example, office manager"),
      on: date,
    }),
  ),
});

function readShipped() {
  const text = readFileSync(join(import.meta.dirname, "samples.yaml"), "utf8");
  type Shipped = Task & { fields: Record<string, Record<string, unknown[]>> };
  return parseYaml("content-schema/samples.yaml", text) as Shipped[];
}

type Confirmation = z.output<typeof confirmedSchema>["confirmed"][number];
type Confirmed = readonly Pick<Confirmation, "file" | "field">[];

const nameOf = ({ file }: { file: string }) => file.replace("content/", "");

/** Returns the fields that must be confirmed before launch, which `samples.yaml` lists. */
export function launchFactsOf(records: Source["records"], confirmed: Confirmed) {
  const shipped = readShipped();
  return [...records].flatMap(([file, { input, variables }]) =>
    [...valuesOf(input)].flatMap(({ path, value }) => {
      const name = nameOf({ file });
      const field = fieldName(path);
      const plain = fieldName(path.filter((key) => typeof key !== "number"));
      const task = shipped.find(({ fields }) => fields[name]?.[plain]);
      if (!task) return [];
      const { who, todo, fields } = task;
      const variable = variables.get(field);
      const isConfirmed = confirmed.some((each) => each.file === name && each.field === field);
      const isShipped = fields[name]?.[plain]?.includes(value) && variable === undefined;
      // It has its shipped value, and nobody has confirmed it.
      const sample = Boolean(isShipped && !isConfirmed);
      return [{ who, todo, file, field, value, sample, variable }];
    }),
  );
}

export type Fact = ReturnType<typeof launchFactsOf>[number];

function confirmationErrors(text: string, confirmed: Confirmed, facts: readonly Fact[]): Problem[] {
  const files = [...new Set(facts.map(nameOf))];
  const place = (...path: PropertyKey[]) => {
    return { file: "content/confirmed.yaml", path, line: lineOf(text, path) };
  };
  return confirmed.flatMap(({ file, field }, index) => {
    if (!files.includes(file)) {
      const details = { expected: "one of …", choices: files, word: file };
      return [new Problem(place("confirmed", index, "file"), details)];
    }
    const own = facts.filter((fact) => nameOf(fact) === file);
    const fact = own.find((each) => each.field === field);
    // A variable may be unset on another computer.
    if (fact && (fact.sample || fact.variable !== undefined)) return [];
    const expected = `a field of ${file} that is still a sample`;
    const choices = own.filter(({ sample }) => sample).map((each) => each.field);
    const details = fact
      ? { found: `"${field}", whose value is the practice's own`, todo: "delete this entry" }
      : { choices, word: field };
    return [new Problem(place("confirmed", index, "field"), { expected, ...details })];
  });
}

/** Tells what is still a sample in the records read so far. */
export function readSamples(source: Source, testimonials: readonly { sample: boolean }[]) {
  const records = new Map(source.records);
  const { confirmed } = source.factRecord("confirmed.yaml", confirmedSchema);
  const unconfirmed = launchFactsOf(records, []);
  const errors = confirmationErrors(source.text("confirmed.yaml"), confirmed, unconfirmed);
  if (errors.length > 0) throw new ContentError(errors);
  const facts = launchFactsOf(records, confirmed);
  const isSample = (file: string, field: RegExp) =>
    facts.some((fact) => fact.file === file && field.test(fact.field) && fact.sample);
  const own = {
    press: isSample("content/press.yaml", /./),
    testimonials: testimonials.some((each) => each.sample),
  };
  const samples = {
    ...own,
    /** Whether each page says once, on top, that names, phones or quotes are samples. */
    preview:
      own.press ||
      own.testimonials ||
      isSample("content/practice.yaml", /^(?:brandName|provider\.|phones\.|rating\.)/) ||
      isSample("content/credentials.yaml", /./),
    /** Without a configured origin, no page is indexable. */
    site: isSample("content/practice.yaml", /^site\.url$/),
    rating: isSample("content/practice.yaml", /^rating\./),
    letter: isSample("content/credentials.yaml", /^letter$/),
  };
  return { confirmed, samples };
}
