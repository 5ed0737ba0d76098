import type { z } from "zod";

type Definition = {
  type: string;
  format?: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  keyType?: { options: string[] };
  valueType?: z.ZodType;
  options?: z.ZodType[];
  entries?: Record<string, string>;
  values?: unknown[];
  innerType?: z.ZodType;
  in?: z.ZodType;
};

/** What a schema says of a field beside its form: words for the person who fills it in. */
export type Notes = { label?: string; hint?: string; upload?: boolean };

/** A schema without what is around it, and what that said. */
export type Form = Definition & { optional: boolean; nullable: boolean; notes: Notes };

/** Reads a schema for the editor: its kind and parts, and whether the field may be empty. */
export function formOf(schema: z.ZodType): Form {
  const notes: Notes = {};
  let optional = false;
  let nullable = false;
  for (let inner = schema; ; ) {
    const definition = inner.def as unknown as Definition;
    Object.assign(notes, { ...inner.meta(), ...notes });
    optional ||= definition.type === "optional";
    nullable ||= definition.type === "nullable";
    const next = definition.innerType ?? definition.in;
    if (!next) return { ...definition, optional, nullable, notes };
    inner = next;
  }
}

/** The fields of a record, or of an entry that has one of several forms: all of them together. */
export function shapeOf({ shape, keyType, valueType, options }: Form): Record<string, z.ZodType> {
  if (shape) return shape;
  if (keyType && valueType) {
    return Object.fromEntries(keyType.options.map((key) => [key, valueType]));
  }
  return Object.assign({}, ...(options ?? []).map((option) => shapeOf(formOf(option))));
}

/** Whether a value holds fields. */
export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
