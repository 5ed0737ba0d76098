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

/** What a schema says of a field beside its form. */
type FieldNotes = { mustConfirm?: boolean; variable?: string };

/** A field of a record: its place, its value, and what its schema says of it. */
export type Field = { path: PropertyKey[]; value: unknown; notes: FieldNotes };

/** Marks a field that must be true before the site goes live. */
export const mustConfirm = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ ...schema.meta(), mustConfirm: true });

/** Lets an environment variable replace a field's value when the site is built. */
export const fromEnvironment = <Schema extends z.ZodType>(
  variable: string,
  schema: Schema,
): Schema => schema.meta({ ...schema.meta(), variable });

/** The fields of a record that its schema says something of. */
export function* notedFields(
  schema: z.ZodType,
  value: unknown,
  path: PropertyKey[] = [],
): Generator<Field> {
  const notes: FieldNotes = Object.assign({}, ...layersOf(schema).map((layer) => layer.meta()));
  if (notes.mustConfirm || notes.variable) yield { path, value, notes };
  const { shape, element, valueType } = innermost(schema);
  if (shape) {
    const record = (value ?? {}) as Record<string, unknown>;
    for (const [key, each] of Object.entries(shape)) {
      yield* notedFields(each, record[key], [...path, key]);
    }
  } else if (element && Array.isArray(value)) {
    for (const [index, each] of value.entries()) {
      yield* notedFields(element, each, [...path, index]);
    }
  } else if (valueType && value && typeof value === "object") {
    for (const [key, each] of Object.entries(value)) {
      yield* notedFields(valueType, each, [...path, key]);
    }
  }
}

/** Prints a path as an editor reads it: `offices[0].zip`. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "") || "(the whole record)";

/** The name of a field without the places in lists, as `samples.yaml` has it. */
export const withoutPlaces = (path: readonly PropertyKey[]): string =>
  fieldName(path.filter((key) => typeof key !== "number"));
