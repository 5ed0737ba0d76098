import type { z } from "zod";

/** The parts of a zod definition that forms and messages need. */
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

/** A schema's metadata: copy for the person who fills in its form, settings, and remedies. */
export type Notes = {
  label?: string;
  hint?: string;
  upload?: boolean;
  color?: boolean;
  /** Numbers of entries of the record's own sources. */
  cites?: boolean;
  /** Returns the valid value that an invalid one stands for, if it is obvious. */
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

/** Returns a schema's metadata; outer metadata overrides inner. */
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

/** Formats a path for editors: `offices[0].zip`. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "") || "(the whole record)";

type Value = { path: PropertyKey[]; value: unknown };

/** Yields every value of a record, including list entries, with its path. */
export function* valuesOf(value: unknown, path: PropertyKey[] = []): Generator<Value> {
  if (!Array.isArray(value)) yield { path, value };
  if (typeof value !== "object" || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value)) {
    yield* valuesOf(inner, [...path, isList ? Number(key) : key]);
  }
}
