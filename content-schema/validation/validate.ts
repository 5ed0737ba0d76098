import type { z } from "zod";
import { expectation, knownFields, remedy } from "./explain.ts";
import { fieldName } from "./metadata.ts";
import { closest, didYouMean } from "./suggest.ts";

/** Content that does not fit its schema. One line a fault: file, field, expected, found. */
export class ContentError extends Error {
  override name = "ContentError";
  // Where in the code it was found says nothing to an editor, and hides what does.
  override stack = `${this.name}: ${this.message}`;
}

/** A record as it was read. */
export type ReadRecord = {
  schema: z.ZodType;
  input: unknown;
  /** The environment variables that replaced values when the site was built, by the field. */
  variables: ReadonlyMap<string, string>;
};

const records = new Map<string, ReadRecord>();

/** Every record that has been read so far, by its file. */
export const readRecords = (): ReadonlyMap<string, ReadRecord> => records;

/**
 * Checks one content record and returns it.
 *
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

/** Of an entry that may have several forms: the issues of the form that it comes closest to. */
function ownIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return [issue];
  const forms = issue.errors.map((form) =>
    form.map((each) => ({ ...each, path: [...issue.path, ...each.path] })),
  );
  const count = (form: readonly z.core.$ZodIssue[]) =>
    form.reduce((sum, each) => sum + (each.code === "unrecognized_keys" ? each.keys.length : 1), 0);
  const [nearest = []] = forms.toSorted((a, b) => count(a) - count(b));
  // An entry that is no record at all is told what it may be.
  return nearest.some(({ path }) => path.length > issue.path.length) ||
    nearest.some(({ code }) => code === "unrecognized_keys")
    ? nearest.flatMap(ownIssues)
    : [issue];
}

/** One line a fault; a field that is missing only because its name is misspelled is told once. */
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
    // A text in place of a list is too long for one, too.
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
