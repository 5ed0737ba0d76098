import type { z } from "zod";
import { didYouMean } from "./suggest.ts";

type Definition = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  valueType?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
};

const definition = (schema: z.ZodType): Definition => schema.def as unknown as Definition;

/** The fields that a record may have at a path; none where it holds a single value. */
export function knownFields(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let place: z.ZodType | undefined = schema;
  for (const key of [...path, undefined]) {
    while (place && (definition(place).innerType ?? definition(place).in)) {
      place = definition(place).innerType ?? definition(place).in;
    }
    if (!place) return [];
    const { shape, element, valueType } = definition(place);
    if (key === undefined) return Object.keys(shape ?? {});
    place = shape ? shape[String(key)] : (element ?? valueType);
  }
  return [];
}

const plural = (count: number | bigint, of: string) => `${count} ${count === 1 ? of : `${of}s`}`;

/** What was expected, in words; the fields' own words where they have some. */
export function expectation(issue: z.core.$ZodIssue): string {
  const { message } = issue;
  if (!/^(?:Invalid|Too|Unrecognized)/.test(message)) return message;
  if (issue.code === "invalid_value") return `one of ${issue.values.join(", ")}`;
  if (issue.code === "too_small") {
    return issue.origin === "string"
      ? `at least ${plural(issue.minimum, "character")}`
      : `${issue.minimum} or more`;
  }
  if (issue.code === "too_big") {
    return issue.origin === "string"
      ? `at most ${plural(issue.maximum, "character")}`
      : `${issue.maximum} or less`;
  }
  if (issue.code === "invalid_type") {
    const expected = {
      int: "a whole number",
      object: "fields in braces { … }",
      array: "a list [ … ]",
    };
    return expected[issue.expected as keyof typeof expected] ?? `a ${issue.expected}`;
  }
  return message.replace(/^Invalid input: expected /, "").replace(/, received .*$/, "");
}

/** The number that was meant by several: `39, 95` has a decimal comma, `1, 200` one of thousands. */
export function oneNumber(values: readonly unknown[]): string | undefined {
  const [whole, rest, ...others] = values;
  if (!Number.isInteger(whole) || !Number.isInteger(rest) || others.length > 0) return undefined;
  return Number(rest) < 100 ? `${whole}.${rest}` : `${whole}${rest}`;
}

/** What to write instead, where it can be told from what was found; nothing otherwise. */
export function remedy(expected: string, found: unknown): string {
  if (expected.startsWith("a value marked") && found !== undefined && typeof found !== "object") {
    return `; write confirmed(${JSON.stringify(found)})`;
  }
  if (typeof found !== "string") return "";
  const digits = found.replaceAll(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  if (expected.startsWith("a US phone number") && /^[2-9]\d{9}$/.test(digits)) {
    return `; write "+1${digits}"`;
  }
  const time = /^(\d{1,2})(?:[:.](\d\d))?\s*(?:([ap])\.?m?\.?)?$/i.exec(found.trim());
  if (expected.startsWith("a time of day") && time) {
    const [, digits, minutes = "00", half] = time;
    const hour = half ? (Number(digits) % 12) + (/p/i.test(half) ? 12 : 0) : Number(digits);
    if (hour > 23 || minutes > "59") return "";
    return `; write "${String(hour).padStart(2, "0")}:${minutes}"`;
  }
  const [before, emphasis, ...after] = found.split("*");
  if (expected.startsWith("a heading") && after.length > 0) {
    return `; write ${JSON.stringify(`${before}*${emphasis}*${after.join("")}`)}`;
  }
  const day = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(found);
  if (expected.startsWith("a date") && day) {
    return `; write "${day[3]}-${day[1]?.padStart(2, "0")}-${day[2]?.padStart(2, "0")}"`;
  }
  if (expected.startsWith("a price") && /^\$?\d+(?:\.\d+)?$/.test(found)) {
    return `; write ${found.replace("$", "")} without quotation marks`;
  }
  const choices = /^one of (.*)$/.exec(expected)?.[1]?.split(", ");
  return choices ? didYouMean(found, choices) : "";
}
