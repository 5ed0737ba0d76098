import type { z } from "zod";
import { define } from "./define.ts";
import { withAbsentFacts, withFacts } from "./facts.ts";
import { contentText } from "./read.ts";
import { parseYaml } from "./yaml.ts";

/** Puts the facts into every text of a record. */
function fillAll(value: unknown, file: string): unknown {
  if (typeof value === "string") return withFacts(value, file);
  if (Array.isArray(value)) return value.map((each) => fillAll(each, file));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fillAll(inner, file)]),
  );
}

/**
 * Reads one record of `content/` whose texts may name facts, such as `{{price.photoConsult}}`.
 *
 * @throws {ContentError} naming file, field or line, what was expected and what was found
 */
export function readWords<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): z.output<Schema> {
  const file = `content/${name}`;
  const text = withAbsentFacts(contentText(name), file);
  // For the line of a fact that is not known.
  withFacts(text, file);
  return define(file, schema, fillAll(parseYaml(file, text), file));
}
