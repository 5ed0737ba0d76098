import type { z } from "zod";
import { innermost } from "./metadata.ts";
import { didYouMean } from "./suggest.ts";

/** Returns the fields that a record may have at a path; none if the path has a scalar. */
export function knownFields(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let place: z.ZodType | undefined = schema;
  for (const key of [...path, undefined]) {
    if (!place) return [];
    const { shape, element, valueType, keyType, options } = innermost(place);
    if (key === undefined) {
      if (options) return [...new Set(options.flatMap((option) => knownFields(option, [])))];
      return Object.keys(shape ?? {}).concat(keyType?.options ?? []);
    }
    place = shape ? shape[String(key)] : (element ?? valueType);
  }
  return [];
}

const plural = (count: number | bigint, of: string) => `${count} ${count === 1 ? of : `${of}s`}`;

/** Describes the expected value; prefers the field's own message. */
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
      object: "fields, each on a line of its own below the name",
      array: "a list, each entry on a line of its own that begins with a dash and a space",
      boolean: "true or false",
    };
    return expected[issue.expected as keyof typeof expected] ?? `a ${issue.expected}`;
  }
  return message.replace(/^Invalid input: expected /, "").replace(/, received .*$/, "");
}

/** Parses a number: `39,95` has a decimal comma, `1,200` a thousands separator. */
function numberIn(text: string): string | undefined {
  const parts = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:[.,](\d\d?))?$/.exec(text.trim());
  if (!parts) return undefined;
  return `${parts[1]?.replaceAll(",", "")}${parts[2] ? `.${parts[2]}` : ""}`;
}

/** Parses a time such as `5 PM`, or the number that YAML parses from `9.30`. */
function timeIn(text: string): string | undefined {
  const found = /^(\d{1,2})(?:[:.]?(\d\d)|\.(\d))?\s*(?:([ap])\.?m?\.?)?$/i.exec(text.trim());
  if (!found) return undefined;
  const [, digits, written, tens = "0", half] = found;
  const minutes = written ?? `${tens}0`;
  const hour = half ? (Number(digits) % 12) + (/p/i.test(half) ? 12 : 0) : Number(digits);
  if (hour > 23 || minutes > "59") return undefined;
  return `${String(hour).padStart(2, "0")}:${minutes}`;
}

/**
 * Suggests a replacement for what was found, if there is an obvious one.
 * @param choices the field's allowed values, if it is an enumeration
 */
export function remedy(expected: string, found: unknown, choices: readonly string[] = []): string {
  // YAML parses unquoted digits as a number.
  if (typeof found !== "string" && typeof found !== "number" && typeof found !== "boolean") {
    return "";
  }
  const written = String(found);
  const digits = written.replaceAll(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  if (expected.startsWith("a US phone number") && /^[2-9]\d{9}$/.test(digits)) {
    return `; write "+1${digits}"`;
  }
  if (expected.startsWith("a time of day")) {
    const time = timeIn(written);
    return time ? `; write "${time}"` : "";
  }
  if (expected.startsWith("a five-digit ZIP code") && typeof found === "number") {
    const zip = written.padStart(5, "0");
    return /^\d{5}$/.test(zip) ? `; write "${zip}" with quotation marks` : "";
  }
  if (/^(?:a text|a whole sentence)/.test(expected)) {
    return typeof found === "string" ? "" : `; write "${written}" with quotation marks`;
  }
  if (typeof found !== "string") return "";
  const [before, emphasis, ...after] = found.split("*");
  if (expected.startsWith("a heading") && after.length > 0) {
    return `; write ${JSON.stringify(`${before}*${emphasis}*${after.join("")}`)}`;
  }
  const day = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(found);
  if (expected.startsWith("a date") && day) {
    return `; write "${day[3]}-${day[1]?.padStart(2, "0")}-${day[2]?.padStart(2, "0")}"`;
  }
  if (/^a (?:price|(?:whole )?number)/.test(expected)) {
    const number = numberIn(found);
    if (number === undefined) return "";
    return `; write ${number}${number === found ? " without quotation marks" : ""}`;
  }
  if (expected === "true or false" && /^(?:true|yes|false|no)$/i.test(found)) {
    return `; write ${/^[ty]/i.test(found)}`;
  }
  if (expected.startsWith("a list") && /^-\S/.test(found)) {
    return "; write a space after each dash";
  }
  return didYouMean(found, choices);
}
