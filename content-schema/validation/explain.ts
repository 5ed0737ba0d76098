import type { z } from "zod";
import { innermost, schemaAt } from "./metadata.ts";

/** Returns the fields that a record may have at a path; none if the path has a scalar. */
export function knownFields(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const place = schemaAt(schema, path);
  if (!place) return [];
  const { shape = {}, options = [] } = innermost(place);
  return [...Object.keys(shape), ...new Set(options.flatMap((option) => knownFields(option, [])))];
}

const plural = (count: number | bigint, of: string) => `${count} ${count === 1 ? of : `${of}s`}`;

const types: Readonly<Record<string, string>> = {
  int: "a whole number",
  object: "fields, each on a line of its own below the name",
  array: "a list, each entry on a line of its own that begins with a dash and a space",
  boolean: "true or false",
};

/** Describes what a schema without a message of its own expects. */
export function expectation(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_value":
      return "one of …";
    case "too_small":
      return issue.origin === "string"
        ? `at least ${plural(issue.minimum, "character")}`
        : `${issue.minimum} or more`;
    case "too_big":
      return issue.origin === "string"
        ? `at most ${plural(issue.maximum, "character")}`
        : `${issue.maximum} or less`;
    case "invalid_type":
      return types[issue.expected] ?? `a ${issue.expected}`;
    default:
      return undefined;
  }
}
