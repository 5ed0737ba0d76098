import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { type Form, formOf } from "../../content-schema/validation/metadata.ts";

/** Whether a value is an object other than an array. */
export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function isBlank(form: Form, value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === false) return true;
  if (form.type === "literal") return true;
  if (Array.isArray(value)) return value.length === 0;
  if (!isFields(value)) return false;
  const { shape = {} } = form;
  return Object.entries(value).every(
    ([name, each]) => shape[name] && isBlank(formOf(shape[name]), each),
  );
}

/** Rewrites what people type, such as the phone number `(310) 555-0100`, as files have it. */
function respelled(schema: z.ZodType, { notes: { remedy } }: Form, value: unknown): unknown {
  if (schema.safeParse(value).success) return value;
  const spelled = remedy?.(value) ?? value;
  return schema.safeParse(spelled).success ? spelled : value;
}

/** Converts a form's value to the schema's type; one equal to `former`, the file's, stays. */
export function fromForm(schema: z.ZodType, value: unknown, former: unknown): unknown {
  if (former !== undefined && isDeepStrictEqual(value, former)) return former;
  const form = formOf(schema);
  const isNullable = schema.isNullable();
  if ((form.optional || isNullable) && isBlank(form, value)) return isNullable ? null : undefined;
  switch (form.type) {
    case "object":
      return recordFromForm(form, value, former);
    case "array":
      if (!Array.isArray(value) || !form.element) return value ?? [];
      return listFromForm(form.element, value, Array.isArray(former) ? former : []);
    case "number":
      return typeof value === "string" && /^-?\d+(?:\.\d+)?$/.test(value.trim())
        ? Number(value)
        : respelled(schema, form, value);
    case "boolean":
      return value ?? (schema.safeParse(undefined).success ? undefined : false);
    case "literal":
      return value ?? form.values?.[0];
    case "string":
      return typeof value === "string" ? respelled(schema, form, value.trim()) : (value ?? "");
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

function recordFromForm({ shape = {} }: Form, value: unknown, former: unknown) {
  const fields = isFields(value) ? value : {};
  const before = isFields(former) ? former : {};
  const result: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(shape), ...Object.keys(fields)])) {
    const schema = shape[name];
    const next = schema ? fromForm(schema, fields[name], before[name]) : fields[name];
    if (next !== undefined) result[name] = next;
  }
  return result;
}
