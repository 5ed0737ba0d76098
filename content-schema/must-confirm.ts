import type { z } from "zod";
import { fieldName } from "./define.ts";
import { innermost, layersOf } from "./definition.ts";

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

/** The name of a field without the places in lists, as `samples.yaml` has it. */
export const withoutPlaces = (path: readonly PropertyKey[]): string =>
  fieldName(path.filter((key) => typeof key !== "number"));
