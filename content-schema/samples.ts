import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { strictObject, type z } from "zod";
import type { ContentReader } from "./content-reader.ts";
import { entries, pastDate, text } from "./validation/fields.ts";
import { fieldName, valuesOf } from "./validation/metadata.ts";
import { checkOneOf } from "./validation/problem.ts";
import { readEach } from "./validation/validate.ts";

/** The people responsible for launch tasks, in the order in which their work unblocks the launch. */
export const roles = ["doctor", "counsel", "office", "developer"] as const;

export type Task = { who: (typeof roles)[number]; todo: string };

const confirmedSchema = strictObject({
  confirmed: entries(
    strictObject({
      file: text("practice.yaml"),
      field: text("rating.value"),
      by: text("Jane Example, office manager"),
      on: pastDate,
    }),
  ),
});

/** The fields and their sample values are by file or folder. */
const sampleTasks: (Task & { fields: Record<string, Record<string, unknown>> })[] = parse(
  readFileSync(join(import.meta.dirname, "samples.yaml"), "utf8"),
);

type Confirmed = z.output<typeof confirmedSchema>["confirmed"];

const nameOf = ({ file }: { file: string }) => file.replace("content/", "");

/** Returns the tasks with fields of a file or its folder, and the sample values of these. */
const tasksFor = (name: string) =>
  sampleTasks.flatMap(({ who, todo, fields }) => {
    const samples = fields[name] ?? fields[dirname(name)];
    return samples ? [{ who, todo, samples }] : [];
  });

/** Returns the sample values of a field, or of the group around it; undefined if neither is listed. */
function samplesOf(samples: Readonly<Record<string, unknown>>, field: string) {
  const key = [field, field.replace(/\..*/, "")].find((each) => each in samples);
  return key === undefined ? undefined : [samples[key]].flat();
}

/** Returns the fields that must be confirmed before launch, which `samples.yaml` lists. */
export function launchFieldsOf(records: ContentReader["records"], confirmed: Confirmed) {
  return [...records].flatMap(([file, { input, variables }]) => {
    const name = nameOf({ file });
    const tasks = tasksFor(name);
    if (tasks.length === 0) return [];
    return [...valuesOf(input)].flatMap(({ path, value }) => {
      const field = fieldName(path);
      const unindexed = fieldName(path.filter((key) => typeof key !== "number"));
      const task = tasks.find(({ samples }) => samplesOf(samples, unindexed));
      if (!task) return [];
      const { who, todo, samples } = task;
      const variable = variables.get(field);
      const isConfirmed = confirmed.some((each) => each.file === name && each.field === field);
      const isMarked = typeof value === "string" && value.startsWith("Sample: ");
      const isShipped = isMarked || samplesOf(samples, unindexed)?.includes(value) === true;
      const sample = isShipped && variable === undefined && !isConfirmed;
      return [{ who, todo, file, field, value, sample, variable }];
    });
  });
}

export type LaunchField = ReturnType<typeof launchFieldsOf>[number];

/** Throws a `ContentError` if a confirmed field is not a sample. Call it after all records are read. */
export function checkConfirmed({ records }: ContentReader, confirmed: Confirmed): void {
  const launchFields = launchFieldsOf(records, []);
  const files = [...new Set(launchFields.map(nameOf))];
  // A variable may be unset on another computer.
  const open = launchFields.filter(({ sample, variable }) => sample || variable !== undefined);
  readEach(confirmed, ({ file, field }, index) => {
    const place = (key: string) => {
      return { file: "content/confirmed.yaml", path: ["confirmed", index, key] };
    };
    checkOneOf(file, files, place("file"));
    const fields = open.filter((fact) => nameOf(fact) === file).map((fact) => fact.field);
    const expected = `a field of ${file} that is still a sample, or no such entry`;
    checkOneOf(field, fields, place("field"), expected);
  });
}

/** Returns which parts of the site are still samples, from the records read so far. */
export function readSamples(reader: ContentReader, testimonials: readonly { sample: boolean }[]) {
  const { confirmed } = reader.record("confirmed.yaml", confirmedSchema);
  const launchFields = launchFieldsOf(reader.records, confirmed);
  const isSample = (file: string, field: RegExp) =>
    launchFields.some((each) => each.file === file && field.test(each.field) && each.sample);
  const press = isSample("content/press.yaml", /./);
  const hasSampleQuotes = testimonials.some((each) => each.sample);
  const samples = {
    press,
    testimonials: hasSampleQuotes,
    /** Whether each page says once, on top, that names, phones or quotes are samples. */
    preview:
      press ||
      hasSampleQuotes ||
      isSample("content/practice.yaml", /^(?:brandName|provider\.|phones\.|rating\.)/) ||
      isSample("content/credentials.yaml", /./),
    /** Without a configured origin, no page is indexable. */
    site: isSample("content/practice.yaml", /^site\.url$/),
    rating: isSample("content/practice.yaml", /^rating\./),
    letter: isSample("content/credentials.yaml", /^letter$/),
  };
  return { confirmed, samples };
}
