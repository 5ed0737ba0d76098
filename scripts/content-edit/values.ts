import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { type Form, formOf, isFields, shapeOf } from "./form.ts";

function isBlank(form: Form, value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === false) return true;
  if (form.type === "literal") return true;
  if (Array.isArray(value)) return value.length === 0;
  if (!isFields(value)) return false;
  const shape = shapeOf(form);
  return Object.entries(value).every(
    ([name, each]) => shape[name] && isBlank(formOf(shape[name]), each),
  );
}

/**
 * Converts a form's value to the type that the schema expects: an empty field becomes `null`, an
 * empty text or undefined, and digits a number. Unchanged values stay as in the file.
 * @param former the value in the file
 */
export function fromForm(schema: z.ZodType, value: unknown, former: unknown): unknown {
  if (former !== undefined && isDeepStrictEqual(value, former)) return former;
  const form = formOf(schema);
  if ((form.optional || form.nullable) && isBlank(form, value)) {
    return form.nullable ? null : undefined;
  }
  switch (form.type) {
    case "object":
    case "union":
      return recordFromForm(form, value, former);
    case "array":
      if (value === undefined || value === null) return [];
      if (!Array.isArray(value) || !form.element) return value;
      return listFromForm(form.element, value, Array.isArray(former) ? former : []);
    case "number":
      return typeof value === "string" && /^-?\d+(?:\.\d+)?$/.test(value.trim())
        ? Number(value)
        : value;
    case "boolean":
      return value ?? false;
    case "literal":
      return value ?? form.values?.[0];
    case "string":
      return typeof value === "string" ? value.trim() : (value ?? "");
    default:
      return value;
  }
}

function listFromForm(element: z.ZodType, value: unknown[], former: unknown[]) {
  // Unchanged entries may have moved.
  const before = (each: unknown, index: number) =>
    former.find((other) => isDeepStrictEqual(other, each)) ?? former[index];
  return value.map((each, index) => fromForm(element, each, before(each, index)));
}

function recordFromForm(form: Form, value: unknown, former: unknown) {
  const shape = shapeOf(form);
  const fields = isFields(value) ? value : {};
  const before = isFields(former) ? former : {};
  const result: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(shape), ...Object.keys(fields)])) {
    const schema = shape[name];
    const each = fields[name];
    const next = schema ? fromForm(schema, each, before[name]) : each;
    // In a union, omit the empty fields of other alternatives.
    const isLeftOut =
      next === undefined || (form.type === "union" && (next === "" || each === null));
    if (!isLeftOut) result[name] = next;
  }
  return result;
}
