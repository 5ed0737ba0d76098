import type { z } from "zod";

/** What forms and messages need of a zod definition. */
export type Definition = {
  type: string;
  format?: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  entries?: Record<string, string>;
  values?: unknown[];
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
};

/** What a schema's `.meta()` holds. */
export type Notes = {
  label?: string;
  hint?: string;
  upload?: boolean;
  color?: boolean;
  /** Its numbers are of the record's own sources. */
  cites?: boolean;
  /** Returns what to write in place of an invalid value, if that is obvious. */
  remedy?: (found: unknown) => string | undefined;
};

export const definitionOf = (schema: z.ZodType): Definition => schema.def as unknown as Definition;

/** Returns a schema and those that it wraps, outermost first. */
export function layersOf(schema: z.ZodType): [z.ZodType, ...z.ZodType[]] {
  const { innerType, in: input, out } = definitionOf(schema);
  // What `preprocess` takes is a function.
  const inner = innerType ?? (input && definitionOf(input).type === "transform" ? out : input);
  return inner ? [schema, ...layersOf(inner)] : [schema];
}

/** Returns the definition inside optional, nullable and default wrappers. */
export const innermost = (schema: z.ZodType): Definition =>
  definitionOf(layersOf(schema).at(-1) ?? schema);

/** Outer metadata overrides inner. */
export const notesOf = (schema: z.ZodType): Notes =>
  Object.assign(
    {},
    ...layersOf(schema)
      .toReversed()
      .map((layer) => layer.meta()),
  );

/** Returns the schema of the value at a path, if there is one. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const { shape, element } = innermost(schema);
  const inner = shape ? shape[String(key)] : element;
  return inner && schemaAt(inner, rest);
}

/** Such as `offices[0].zip`. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "") || "(the whole record)";

type Value = { path: PropertyKey[]; value: unknown };

/** Yields every value but lists, with its path. */
export function* valuesOf(value: unknown, path: PropertyKey[] = []): Generator<Value> {
  if (!Array.isArray(value)) yield { path, value };
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* valuesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}
