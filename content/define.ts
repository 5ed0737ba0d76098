import type { z } from "zod";

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

/** Marks a placeholder that the practice has to replace before going live. */
export const sample = <T>(value: T): Marked<T> => ({ sample: true, value });

/** Marks a fact that the practice stands behind. */
export const confirmed = <T>(value: T): Marked<T> => ({ sample: false, value });

/**
 * Returns the environment variable's value when it is set at build time, otherwise the fallback.
 * A value from the environment counts as confirmed.
 */
export function fromEnvironment(variable: string, fallback: Marked<string>): Marked<string> {
  const value = process.env[variable];
  return value === undefined || value === "" ? fallback : { sample: false, value, variable };
}

/** One placeholder still in the content: where it stands and what it says. */
export type SampleEntry = { file: string; field: string; value: unknown };

/** Content that does not fit its schema. One line a fault: file, field, expected, found. */
export class ContentError extends Error {
  override name = "ContentError";
}

const found = new Map<string, SampleEntry[]>();

/** Every sample value in the content that has been read so far, in the order of its files. */
export const listSamples = (): SampleEntry[] => [...found.values()].flat();

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
    throw new ContentError(
      result.error.issues.map((issue) => faultLine(file, issue, input)).join("\n"),
    );
  }
  found.set(file, samplesIn(file, input, []));
  return result.data;
}

function faultLine(file: string, issue: z.core.$ZodIssue, input: unknown): string {
  const variable = variableAt(input, issue.path);
  const where = variable ?? `${file}: ${fieldName(issue.path)}`;
  const unknownKeys =
    issue.code === "unrecognized_keys" ? ` (not known here: ${issue.keys.join(", ")})` : "";
  const value = valueAt(input, issue.path);
  const what = value === undefined ? "nothing" : JSON.stringify(value);
  return `${where}: expected ${expectation(issue)}${unknownKeys}, found ${what.slice(0, 120)}`;
}

const expectation = (issue: z.core.$ZodIssue): string =>
  issue.message.replace(/^Invalid input: expected /, "").replace(/, received .*$/, "");

const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .filter((key, index) => !(key === "value" && index === path.length - 1))
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

function samplesIn(file: string, value: unknown, path: PropertyKey[]): SampleEntry[] {
  if (typeof value !== "object" || value === null) return [];
  if (child(value, "sample") === true) {
    return [{ file, field: fieldName(path), value: child(value, "value") ?? value }];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    samplesIn(file, inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
