import type { z } from "zod";
import { fieldName, formOf, schemaAt } from "./metadata.ts";
import { ContentError, closest, Problem, problemsOf } from "./problem.ts";

export type ReadRecord = {
  schema: z.ZodType;
  input: unknown;
  /** Environment variables that overrode fields, by field. */
  variables: ReadonlyMap<string, string>;
};

/** Calls every reader, so that one `ContentError` has the problems of all files. */
export function readAll<Readers extends Record<string, () => unknown>>(readers: Readers) {
  const problems: Problem[] = [];
  const results: Record<string, unknown> = {};
  for (const [name, reader] of Object.entries(readers)) {
    try {
      results[name] = reader();
    } catch (error) {
      problems.push(...problemsOf(error));
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return results as { [Name in keyof Readers]: ReturnType<Readers[Name]> };
}

const types: Readonly<Record<string, string>> = {
  int: "a whole number",
  object: "fields, each on a line of its own below the name",
  array: "a list, each entry on a line of its own that begins with a dash and a space",
  boolean: "true or false",
};

/** For a schema without a message of its own. */
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
  throw new ContentError(recordProblems(file, { schema, input, variables }, result.error.issues));
}

/** A misspelled field is not also reported as missing. */
function recordProblems(file: string, record: ReadRecord, issues: readonly z.core.$ZodIssue[]) {
  const renamed = new Set<string>();
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const { path } = issue;
    const place = schemaAt(record.schema, path);
    const choices = Object.keys((place && formOf(place).shape) ?? {});
    return issue.keys.map((word) => {
      renamed.add(fieldName([...path, closest(word, choices) ?? word]));
      return new Problem({ file, path }, { expected: "only the fields …", choices, word });
    });
  });
  const names = issues.map(({ path }) => fieldName(path));
  const invalid = issues.flatMap((issue, index) => {
    const name = fieldName(issue.path);
    // A text in place of a list also reports its length.
    if (names.indexOf(name) < index || issue.code === "unrecognized_keys") return [];
    const value = issue.path.reduce<unknown>(
      (inner, key) => (inner as Record<PropertyKey, unknown> | null)?.[key],
      record.input,
    );
    const isRenamed = value === undefined && renamed.has(name);
    return isRenamed ? [] : [fieldProblem(file, name, issue, value, record)];
  });
  return [...unknown, ...invalid];
}

/** Digits and `true` are texts only between quotation marks. */
function marksFor(value: unknown, found: unknown): string {
  if (String(value) !== String(found)) return "";
  return typeof value === "string" ? " with quotation marks" : " without quotation marks";
}

function fieldProblem(
  file: string,
  name: string,
  issue: z.core.$ZodIssue,
  value: unknown,
  { schema, variables }: ReadRecord,
): Problem {
  const { message: expected, path } = issue;
  const own = schemaAt(schema, path);
  const found = (JSON.stringify(value) ?? "nothing").slice(0, 120);
  const remedy = own && formOf(own).notes.remedy?.(value);
  const isOther = remedy !== undefined && remedy !== value;
  const todo = isOther ? `write ${JSON.stringify(remedy)}${marksFor(remedy, value)}` : undefined;
  const choices = issue.code === "invalid_value" ? issue.values.map(String) : [];
  const place = { file: variables.get(name) ?? file, path };
  return new Problem(place, { expected, found, todo, choices, word: String(value ?? "") });
}
