import type { z } from "zod";
import { expectation, knownFields, oneNumber, remedy } from "./explain.ts";
import { closest, didYouMean } from "./suggest.ts";

/**
 * A fact together with the answer to "may this go live?".
 * `sample` facts are placeholders; the launch check lists every one still in place.
 */
export type Marked<T> = {
  readonly sample: boolean;
  readonly value: T;
  /** The environment variable the value came from, if one replaced it at build time. */
  readonly variable?: string;
};

/** What stands in place of a value where several were written, as in `confirmed(39,95)`. */
class Several {
  readonly values: readonly unknown[];
  constructor(values: readonly unknown[]) {
    this.values = values;
  }
}

const single = <T>(value: T, more: readonly unknown[]): T =>
  more.length === 0 ? value : (new Several([value, ...more]) as T);

/** Marks a placeholder that the practice has to replace before going live. */
export const sample = <T>(value: T, ...more: never[]): Marked<T> => ({
  sample: true,
  value: single(value, more),
});

/** Marks a fact that the practice stands behind. */
export const confirmed = <T>(value: T, ...more: never[]): Marked<T> => ({
  sample: false,
  value: single(value, more),
});

/**
 * Returns the environment variable's value when it is set at build time, otherwise the fallback.
 * A value from the environment counts as confirmed.
 */
export function fromEnvironment(variable: string, fallback: Marked<string>): Marked<string> {
  const value = process.env[variable];
  return value === undefined || value === "" ? fallback : { sample: false, value, variable };
}

/** Content that does not fit its schema. One line a fault: file, field, expected, found. */
export class ContentError extends Error {
  override name = "ContentError";
  // Where in the code it was found says nothing to an editor, and hides what does.
  override stack = `${this.name}: ${this.message}`;
}

const records = new Map<string, unknown>();

/** Every record that has been read so far, by its file, with the marks still on its facts. */
export const readRecords = (): ReadonlyMap<string, unknown> => records;

/**
 * Checks one content record and returns it with its facts unwrapped.
 *
 * @param file where an editor finds the record, such as `content/practice.ts`
 * @throws {ContentError} naming file, field, what was expected and what was found
 */
export function define<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  input: z.input<Schema>,
): z.output<Schema> {
  const result = schema.safeParse(input);
  if (!result.success) {
    throw new ContentError(faultLines(file, schema, result.error.issues, input).join("\n"));
  }
  records.set(file, input);
  return result.data;
}

/** One line a fault; a field that is missing only because its name is misspelled is told once. */
function faultLines(
  file: string,
  schema: z.ZodType,
  issues: readonly z.core.$ZodIssue[],
  input: unknown,
): string[] {
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const known = knownFields(schema, issue.path);
    return issue.keys.map((key) => ({ path: issue.path, key, known, meant: closest(key, known) }));
  });
  const renamed = new Set(
    unknown.map(({ path, key, meant }) => fieldName([...path, meant ?? key])),
  );
  const lines = issues
    .filter(({ code }) => code !== "unrecognized_keys")
    .filter(({ path }) => !renamed.has(fieldName(path)) || valueAt(input, path) !== undefined)
    .filter(onePerPlace(input))
    .map((issue) => faultLine(file, issue, input));
  return [
    ...unknown.map(
      ({ path, key, known }) =>
        `${file}: ${fieldName(path)}: expected only the fields ${known.join(", ")}, found "${key}"${didYouMean(key, known)}`,
    ),
    ...lines,
  ];
}

/** Lets each fault of a value pass once, where several fields share it: holidays of all offices. */
function onePerPlace(input: unknown): (issue: z.core.$ZodIssue) => boolean {
  const told = new Map<unknown, Set<string>>();
  return ({ path, message }) => {
    const place = valueAt(input, path.slice(0, -1));
    const faults = told.get(place) ?? new Set();
    told.set(place, faults);
    const fault = `${String(path.at(-1))} ${message}`;
    return faults.size < faults.add(fault).size;
  };
}

function faultLine(file: string, issue: z.core.$ZodIssue, input: unknown): string {
  const variable = variableAt(input, issue.path);
  const inFact =
    issue.path.at(-1) === "value" &&
    valueAt(input, [...issue.path.slice(0, -1), "sample"]) !== undefined;
  const where = variable ?? `${file}: ${fieldName(inFact ? issue.path.slice(0, -1) : issue.path)}`;
  const value = valueAt(input, issue.path);
  if (value instanceof Several) {
    const mark = valueAt(input, [...issue.path.slice(0, -1), "sample"]) ? "sample" : "confirmed";
    const found = `${mark}(${value.values.map((each) => JSON.stringify(each)).join(", ")})`;
    return `${where}: expected one value, found ${found}; write ${mark}(${oneNumber(value.values) ?? "…"})`;
  }
  const expected = expectation(issue);
  const what = value === undefined ? "nothing" : JSON.stringify(value);
  return `${where}: expected ${expected}, found ${what.slice(0, 120)}${remedy(expected, value)}`;
}

/** Prints a path as an editor reads it: `offices[0].zip`. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "") || "(the whole record)";

const child = (value: unknown, key: PropertyKey): unknown =>
  typeof value === "object" && value !== null
    ? (value as Record<PropertyKey, unknown>)[key]
    : undefined;

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce(child, input);

function variableAt(input: unknown, path: readonly PropertyKey[]): string | undefined {
  let value = input;
  for (const key of path) {
    const variable = child(value, "variable");
    if (typeof variable === "string") return variable;
    value = child(value, key);
  }
  const last = child(value, "variable");
  return typeof last === "string" ? last : undefined;
}
