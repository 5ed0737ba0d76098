import type { z } from "zod";
import { fieldName, schemaAt, unwrap } from "./metadata.ts";
import { ContentError, closest, Problem, problemsOf } from "./problem.ts";

export type ReadRecord = {
  schema: z.ZodType;
  input: unknown;
  /** Environment variables that overrode fields, by field. */
  variables: ReadonlyMap<string, string>;
};
type Issue = z.core.$ZodIssue;

/** Calls every reader, so that one `ContentError` has the problems of all files. */
export function readAll<Readers extends Record<string, () => unknown>>(readers: Readers) {
  // Two readers may read one file.
  const problems = new Map<string, Problem>();
  const results: Record<string, unknown> = {};
  for (const [name, reader] of Object.entries(readers)) {
    try {
      results[name] = reader();
    } catch (error) {
      for (const each of problemsOf(error)) problems.set(String(each), each);
    }
  }
  if (problems.size > 0) throw new ContentError([...problems.values()]);
  return results as { [Name in keyof Readers]: ReturnType<Readers[Name]> };
}

/** Reads every entry of a list, as `readAll` does. */
export const readEach = <Entry, Result>(
  entries: readonly Entry[],
  read: (entry: Entry, index: number) => Result,
): Result[] =>
  Object.values(
    readAll(Object.fromEntries(entries.map((entry, index) => [index, () => read(entry, index)]))),
  );

const types: Readonly<Record<string, string>> = {
  int: "a whole number",
  object: "fields, each on a line of its own below the name",
  array: "a list, each entry on a line of its own that begins with a dash and a space",
  boolean: "true or false",
};

/** Returns the message for a schema that has none of its own. */
function expectation(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_value") return "one of …";
  if (issue.code === "too_small") return `${issue.minimum} or more`;
  if (issue.code === "too_big") return `${issue.maximum} or less`;
  if (issue.code === "invalid_type") return types[issue.expected] ?? `a ${issue.expected}`;
  return undefined;
}

/** Throws a `ContentError` with one problem for each field. */
export function validate<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  input: unknown,
  variables: ReadonlyMap<string, string> = new Map(),
): z.output<Schema> {
  const result = schema.safeParse(input, { error: expectation });
  if (result.success) return result.data;
  throw new ContentError(toProblems(file, { schema, input, variables }, result.error.issues));
}

/** Says what to write in place of an invalid value, if that is obvious. */
function fixFor(schema: z.ZodType | undefined, value: unknown): string | undefined {
  const remedy = schema && unwrap(schema).meta.remedy?.(value);
  if (remedy === undefined || remedy === value) return undefined;
  if (!schema?.safeParse(remedy).success) return undefined;
  const fix = `write ${JSON.stringify(remedy)}`;
  if (String(remedy) !== String(value)) return fix;
  // Digits and `true` are a text only between quotation marks.
  return `${fix} ${typeof remedy === "string" ? "with" : "without"} quotation marks`;
}

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((inner, key) => Object(inner)[key], input);

/** Returns problems of unknown fields, and the names of the fields that they probably misspell. */
function unknownFields(file: string, schema: z.ZodType, issues: readonly Issue[]) {
  const misspelled = new Set<string>();
  const problems = issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const { path } = issue;
    const place = schemaAt(schema, path);
    const choices = Object.keys((place && unwrap(place).shape) ?? {});
    return issue.keys.map((written) => {
      misspelled.add(fieldName([...path, closest(written, choices) ?? written]));
      return new Problem({ file, path }, { expected: "only the fields …", choices, written });
    });
  });
  return { problems, misspelled };
}

function invalidValue(file: string, { schema, input, variables }: ReadRecord, issue: Issue) {
  const { message: expected, path } = issue;
  const value = valueAt(input, path);
  const source = typeof value === "number" ? String(value) : JSON.stringify(value);
  const found = (source ?? "nothing").slice(0, 120);
  const fix = fixFor(schemaAt(schema, path), value);
  const choices = issue.code === "invalid_value" ? issue.values.map(String) : [];
  const place = { file: variables.get(fieldName(path)) ?? file, path };
  return new Problem(place, { expected, found, fix, choices, written: String(value ?? "") });
}

function toProblems(file: string, record: ReadRecord, issues: readonly Issue[]): Problem[] {
  const { problems, misspelled } = unknownFields(file, record.schema, issues);
  const names = issues.map(({ path }) => fieldName(path));
  const invalid = issues.filter(({ code, path }, index) => {
    const name = fieldName(path);
    // A text in place of a list also reports its length.
    if (code === "unrecognized_keys" || names.indexOf(name) < index) return false;
    // A misspelled field is not also reported as missing.
    return valueAt(record.input, path) !== undefined || !misspelled.has(name);
  });
  return [...problems, ...invalid.map((issue) => invalidValue(file, record, issue))];
}
