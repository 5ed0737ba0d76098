import type { z } from "zod";
import { expectation, knownFields } from "./explain.ts";
import { fieldName, remedyAt } from "./metadata.ts";
import { closest, didYouMean } from "./suggest.ts";

/** Invalid content, one line per error: file, field, expected, found. */
export class ContentError extends Error {
  override name = "ContentError";
  // Editors need the message, not a stack trace.
  override stack = `${this.name}: ${this.message}`;
}

/** A record as read. */
export type ReadRecord = {
  schema: z.ZodType;
  input: unknown;
  /** Environment variables that overrode fields at build time, by field. */
  variables: ReadonlyMap<string, string>;
};

/**
 * Calls every reader, so that one run reports the errors of all files.
 * @throws {ContentError} with the errors of every reader that failed
 */
export function readAll<Readers extends Record<string, () => unknown>>(readers: Readers) {
  const errors: string[] = [];
  const results: Record<string, unknown> = {};
  for (const [name, reader] of Object.entries(readers)) {
    try {
      results[name] = reader();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      errors.push(error.message);
    }
  }
  if (errors.length > 0) throw new ContentError([...new Set(errors)].join("\n"));
  return results as { [Name in keyof Readers]: ReturnType<Readers[Name]> };
}

/**
 * Validates a content record and returns it.
 * @param file where an editor finds the record, such as `content/practice.yaml`
 * @throws {ContentError} naming file, field, what was expected and what was found
 */
export function validate<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  input: unknown,
  variables: ReadonlyMap<string, string> = new Map(),
): z.output<Schema> {
  const result = schema.safeParse(input, { error: expectation });
  if (result.success) return result.data;
  const issues = result.error.issues.flatMap(closestForm);
  throw new ContentError(errorLines(file, { schema, input, variables }, issues).join("\n"));
}

/** For a union, returns the issues of the closest alternative. */
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

/** Formats one line per error; a misspelled field is not also reported as missing. */
function errorLines(file: string, record: ReadRecord, issues: readonly z.core.$ZodIssue[]) {
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
      ({ path, key, known }) =>
        `${file}: ${fieldName(path)}: expected only the fields ${known.join(", ")}, found "${key}"${didYouMean(key, known)}`,
    ),
    ...[...fields]
      .reverse()
      .filter(([, { code }]) => code !== "unrecognized_keys")
      .filter(([name, { path }]) => !renamed.has(name) || valueAt(record.input, path) !== undefined)
      .map(([name, issue]) => errorLine(file, name, issue, record)),
  ];
}

function errorLine(
  file: string,
  name: string,
  issue: z.core.$ZodIssue,
  { schema, input, variables }: ReadRecord,
): string {
  const where = variables.get(name) ?? `${file}: ${name}`;
  const value = valueAt(input, issue.path);
  const what = value === undefined ? "nothing" : JSON.stringify(value);
  const choices = issue.code === "invalid_value" ? issue.values.map(String) : [];
  const remedy = remedyAt(schema, issue.path, value);
  const hint =
    remedy && remedy !== what ? `; write ${remedy}` : didYouMean(String(value ?? ""), choices);
  return `${where}: expected ${issue.message}, found ${what.slice(0, 120)}${hint}`;
}

/** The value at a path; undefined if there is none. */
export const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    input,
  );
