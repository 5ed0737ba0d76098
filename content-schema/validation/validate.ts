import type { z } from "zod";
import { expectation, knownFields } from "./explain.ts";
import { fieldName, remedyAt } from "./metadata.ts";
import { ContentError, closest, Problem, problemsOf } from "./problem.ts";

/** A record as read. */
export type ReadRecord = {
  schema: z.ZodType;
  input: unknown;
  /** Environment variables that overrode fields at build time, by field. */
  variables: ReadonlyMap<string, string>;
};

/** Calls every reader, so that one `ContentError` has the problems of all files. */
export function readAll<Readers extends Record<string, () => unknown>>(readers: Readers) {
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

/** Validates a record. Throws a `ContentError` with file, field, what was expected and found. */
export function validate<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  input: unknown,
  variables: ReadonlyMap<string, string> = new Map(),
): z.output<Schema> {
  const result = schema.safeParse(input, { error: expectation });
  if (result.success) return result.data;
  const issues = result.error.issues.flatMap(closestForm);
  throw new ContentError(recordProblems(file, { schema, input, variables }, issues));
}

function closestForm(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return [issue];
  const forms = issue.errors.map((form) =>
    form.map((each) => ({ ...each, path: [...issue.path, ...each.path] })),
  );
  const count = (form: readonly z.core.$ZodIssue[]) =>
    form.reduce((sum, each) => sum + (each.code === "unrecognized_keys" ? each.keys.length : 1), 0);
  const [nearest = []] = forms.toSorted((a, b) => count(a) - count(b));
  // A value that is not a record gets the list of alternatives.
  return nearest.some(
    ({ code, path }) => path.length > issue.path.length || code === "unrecognized_keys",
  )
    ? nearest.flatMap(closestForm)
    : [issue];
}

/** Returns the problems of a record; a misspelled field is not also reported as missing. */
function recordProblems(file: string, record: ReadRecord, issues: readonly z.core.$ZodIssue[]) {
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const known = knownFields(record.schema, issue.path);
    return issue.keys.map((key) => ({ path: issue.path, key, known, meant: closest(key, known) }));
  });
  const renamed = new Set(
    unknown.map(({ path, key, meant }) => fieldName([...path, meant ?? key])),
  );
  // A text in place of a list also reports its length: one error for each field.
  const fields = new Map(issues.toReversed().map((issue) => [fieldName(issue.path), issue]));
  return [
    ...unknown.map(
      ({ path, key, known: choices }) =>
        new Problem({ file, path }, { expected: "only the fields …", choices, word: key }),
    ),
    ...[...fields]
      .reverse()
      .filter(([, { code }]) => code !== "unrecognized_keys")
      .filter(([name, { path }]) => !renamed.has(name) || valueAt(record.input, path) !== undefined)
      .map(([name, issue]) => fieldProblem(file, name, issue, record)),
  ];
}

function fieldProblem(
  file: string,
  name: string,
  { code, message: expected, path, ...issue }: z.core.$ZodIssue,
  { schema, input, variables }: ReadRecord,
): Problem {
  const place = { file, path, variable: variables.get(name) };
  const value = valueAt(input, path);
  const found = (JSON.stringify(value) ?? "nothing").slice(0, 120);
  const remedy = remedyAt(schema, path, value);
  if (remedy && remedy !== found)
    return new Problem(place, { expected, found, todo: `write ${remedy}` });
  const choices =
    code === "invalid_value" ? (issue as { values: unknown[] }).values.map(String) : [];
  return new Problem(place, { expected, found, choices, word: String(value ?? "") });
}

/** The value at a path; undefined if there is none. */
const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    input,
  );
