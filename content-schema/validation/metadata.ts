import type { z } from "zod";

/** What zod knows of a schema, as far as forms and messages need it. */
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

/** Returns the definition of a schema. */
export const definitionOf = (schema: z.ZodType): Definition => schema.def as unknown as Definition;

/** Returns a schema and those inside it, such as the text of an optional text, outermost first. */
export function layersOf(schema: z.ZodType): [z.ZodType, ...z.ZodType[]] {
  const { innerType, in: input } = definitionOf(schema);
  const inner = innerType ?? input;
  return inner ? [schema, ...layersOf(inner)] : [schema];
}

/** Returns the definition of what a schema holds, without what says that it may be empty. */
export const innermost = (schema: z.ZodType): Definition =>
  definitionOf(layersOf(schema).at(-1) ?? schema);

/** Prints a path as an editor reads it: `offices[0].zip`. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "") || "(the whole record)";
