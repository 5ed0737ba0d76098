import type { z } from "zod";

/** The parts of a zod definition that forms and messages need. */
export type Definition = {
  type: string;
  format?: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  keyType?: { options?: string[] };
  valueType?: z.ZodType;
  options?: z.ZodType[];
  entries?: Record<string, string>;
  values?: unknown[];
  innerType?: z.ZodType;
  in?: z.ZodType;
};

export const definitionOf = (schema: z.ZodType): Definition => schema.def as unknown as Definition;

/** Returns a schema and those that it wraps, outermost first. */
export function layersOf(schema: z.ZodType): [z.ZodType, ...z.ZodType[]] {
  const { innerType, in: input } = definitionOf(schema);
  const inner = innerType ?? input;
  return inner ? [schema, ...layersOf(inner)] : [schema];
}

/** Returns the definition inside optional, nullable and default wrappers. */
export const innermost = (schema: z.ZodType): Definition =>
  definitionOf(layersOf(schema).at(-1) ?? schema);

/** Formats a path for editors: `offices[0].zip`. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "") || "(the whole record)";
