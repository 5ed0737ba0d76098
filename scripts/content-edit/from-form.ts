import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { invisibleCharacter } from "../../content-schema/validation/fields.ts";
import { type Unwrapped, unwrap } from "../../content-schema/validation/metadata.ts";
import { isRecord, ownValue } from "./record.ts";

/** Text copied from a phone or another program may contain them. */
const invisible = new RegExp(invisibleCharacter, "gu");

/** Returns what somebody has typed or pasted, without invisible characters. */
export const removeInvisible = (text: string): string => text.replaceAll(invisible, "");

function isBlank(inner: Unwrapped, value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === false) return true;
  if (inner.type === "literal") return true;
  if (Array.isArray(value)) return value.length === 0;
  if (!isRecord(value)) return false;
  const { shape = {} } = inner;
  return Object.entries(value).every(([name, each]) => {
    const schema = ownValue(shape, name);
    return schema && isBlank(unwrap(schema), each);
  });
}

/** Rewrites typed text in the format of files, such as the phone number `(310) 555-0100`. */
function applyRemedy(schema: z.ZodType, { meta: { remedy } }: Unwrapped, value: unknown): unknown {
  if (schema.safeParse(value).success) return value;
  const remedied = remedy?.(value) ?? value;
  return schema.safeParse(remedied).success ? remedied : value;
}

/** Converts a form's value to the schema's type; one equal to `former`, the file's, stays. */
export function fromForm(schema: z.ZodType, typed: unknown, former: unknown): unknown {
  if (former !== undefined && isDeepStrictEqual(typed, former)) return former;
  const inner = unwrap(schema);
  const value = typeof typed === "string" ? removeInvisible(typed).trim() : typed;
  const isNullable = schema.isNullable();
  if ((inner.optional || isNullable) && isBlank(inner, value)) return isNullable ? null : undefined;
  switch (inner.type) {
    case "object":
      return recordFromForm(inner, value, former);
    case "array":
      if (!Array.isArray(value) || !inner.element) return value ?? [];
      return listFromForm(inner.element, value, Array.isArray(former) ? former : []);
    case "number": {
      // “1.250” may be 1,250 dollars.
      const isPrice = inner.meta.remedy !== undefined;
      const digits = isPrice ? /^-?\d+(?:\.\d\d?)?$/ : /^-?\d+(?:\.\d+)?$/;
      if (typeof value === "string" && digits.test(value)) return Number(value);
      return applyRemedy(schema, inner, value);
    }
    case "boolean":
      return value ?? (schema.safeParse(undefined).success ? undefined : false);
    case "literal":
      return value ?? inner.values?.[0];
    case "string":
      return typeof value === "string" ? applyRemedy(schema, inner, value) : (value ?? "");
    default:
      return value;
  }
}

function listFromForm(element: z.ZodType, value: unknown[], former: unknown[]) {
  return value.map((entry, index) => {
    // An unchanged entry may have moved.
    const unchanged = former.find((other) => isDeepStrictEqual(other, entry));
    return fromForm(element, entry, unchanged ?? former[index]);
  });
}

function recordFromForm({ shape = {} }: Unwrapped, value: unknown, former: unknown) {
  const fields = isRecord(value) ? value : {};
  const before = isRecord(former) ? former : {};
  const names = new Set([...Object.keys(shape), ...Object.keys(fields)]);
  const entries = [...names].map((name) => {
    const schema = ownValue(shape, name);
    const value = ownValue(fields, name);
    return [name, schema ? fromForm(schema, value, ownValue(before, name)) : value];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
