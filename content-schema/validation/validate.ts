import type { z } from "zod";
import { expectation, knownFields, remedy } from "./explain.ts";
import { fieldName } from "./metadata.ts";
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

const records = new Map<string, ReadRecord>();

/** Every record read so far, by file. */
export const readRecords = (): ReadonlyMap<string, ReadRecord> => records;

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
  const result = schema.safeParse(input);
  const record = { schema, input, variables };
  if (!result.success) {
    const issues = result.error.issues.flatMap(ownIssues);
    throw new ContentError(faultLines(file, record, issues).join("\n"));
  }
  records.set(file, record);
  return result.data;
}

/** For a union, returns the issues of the closest alternative. */
function ownIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return [issue];
  const forms = issue.errors.map((form) =>
    form.map((each) => ({ ...each, path: [...issue.path, ...each.path] })),
  );
  const count = (form: readonly z.core.$ZodIssue[]) =>
    form.reduce((sum, each) => sum + (each.code === "unrecognized_keys" ? each.keys.length : 1), 0);
  const [nearest = []] = forms.toSorted((a, b) => count(a) - count(b));
  // A value that is not a record gets the list of alternatives.
  return nearest.some(({ path }) => path.length > issue.path.length) ||
    nearest.some(({ code }) => code === "unrecognized_keys")
    ? nearest.flatMap(ownIssues)
    : [issue];
}

/** Formats one line per error; a misspelled field is not also reported as missing. */
function faultLines(
  file: string,
  { schema, input, variables }: ReadRecord,
  issues: readonly z.core.$ZodIssue[],
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
    // A text in place of a list also reports its length.
    .filter(
      ({ path }, index, all) =>
        index === all.findIndex((other) => fieldName(other.path) === fieldName(path)),
    )
    .map((issue) => faultLine(file, issue, input, variables));
  return [
    ...unknown.map(
      ({ path, key, known }) =>
        `${file}: ${fieldName(path)}: expected only the fields ${known.join(", ")}, found "${key}"${didYouMean(key, known)}`,
    ),
    ...lines,
  ];
}

function faultLine(
  file: string,
  issue: z.core.$ZodIssue,
  input: unknown,
  variables: ReadonlyMap<string, string>,
): string {
  const field = fieldName(issue.path);
  const where = variables.get(field) ?? `${file}: ${field}`;
  const value = valueAt(input, issue.path);
  const expected = expectation(issue);
  const what = value === undefined ? "nothing" : JSON.stringify(value);
  const choices = issue.code === "invalid_value" ? issue.values.map(String) : [];
  return `${where}: expected ${expected}, found ${what.slice(0, 120)}${remedy(expected, value, choices)}`;
}

const child = (value: unknown, key: PropertyKey): unknown =>
  typeof value === "object" && value !== null
    ? (value as Record<PropertyKey, unknown>)[key]
    : undefined;

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce(child, input);
