import type { z } from "zod";
import { fieldName, schemaAt, unwrap } from "./metadata.ts";
import { ContentError, closest, Problem, problemsOf } from "./problem.ts";

export type ReadRecord = {
  schema: z.ZodType;
  input: unknown;
  /** Environment variables that overrode fields, by field. */
  variables: ReadonlyMap<string, string>;
};

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
function todoFor(schema: z.ZodType | undefined, value: unknown): string | undefined {
  const remedy = schema && unwrap(schema).meta.remedy?.(value);
  if (remedy === undefined || remedy === value) return undefined;
  if (!schema?.safeParse(remedy).success) return undefined;
  const todo = `write ${JSON.stringify(remedy)}`;
  if (String(remedy) !== String(value)) return todo;
  // Digits and `true` are a text only between quotation marks.
  return `${todo} ${typeof remedy === "string" ? "with" : "without"} quotation marks`;
}

/** A misspelled field is not also reported as missing. */
function toProblems(
  file: string,
  { schema, input, variables }: ReadRecord,
  issues: readonly z.core.$ZodIssue[],
): Problem[] {
  const renamed = new Set<string>();
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const { path } = issue;
    const place = schemaAt(schema, path);
    const choices = Object.keys((place && unwrap(place).shape) ?? {});
    return issue.keys.map((word) => {
      renamed.add(fieldName([...path, closest(word, choices) ?? word]));
      return new Problem({ file, path }, { expected: "only the fields …", choices, typed: word });
    });
  });
  const names = issues.map(({ path }) => fieldName(path));
  const invalid = issues.flatMap((issue, index) => {
    const { message: expected, path } = issue;
    const name = fieldName(path);
    // A text in place of a list also reports its length.
    if (names.indexOf(name) < index || issue.code === "unrecognized_keys") return [];
    const value = path.reduce<unknown>(
      (inner, key) => (inner as Record<PropertyKey, unknown> | null)?.[key],
      input,
    );
    if (value === undefined && renamed.has(name)) return [];
    const written = typeof value === "number" ? String(value) : JSON.stringify(value);
    const found = (written ?? "nothing").slice(0, 120);
    const todo = todoFor(schemaAt(schema, path), value);
    const choices = issue.code === "invalid_value" ? issue.values.map(String) : [];
    const place = { file: variables.get(name) ?? file, path };
    return [new Problem(place, { expected, found, todo, choices, typed: String(value ?? "") })];
  });
  return [...unknown, ...invalid];
}
