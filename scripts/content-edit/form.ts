import type { z } from "zod";
import {
  type Definition,
  definitionOf,
  innermost,
  layersOf,
} from "../../content-schema/validation/metadata.ts";

/** What a schema says of a field beside its form: words for the person who fills it in. */
export type Notes = {
  label?: string;
  hint?: string;
  start?: string;
  upload?: boolean;
  color?: boolean;
};

/** A schema without what is around it, and what that said. */
export type Form = Definition & { optional: boolean; nullable: boolean; notes: Notes };

/** Reads a schema for the editor: its kind and parts, and whether the field may be empty. */
export function formOf(schema: z.ZodType): Form {
  const layers = layersOf(schema);
  const types = layers.map((layer) => definitionOf(layer).type);
  return {
    ...innermost(schema),
    optional: types.includes("optional"),
    nullable: types.includes("nullable"),
    // The outermost word counts.
    notes: Object.assign({}, ...layers.toReversed().map((layer) => layer.meta())) as Notes,
  };
}

/** The fields of a record, or of an entry that has one of several forms: all of them together. */
export function shapeOf({ shape, keyType, valueType, options }: Form): Record<string, z.ZodType> {
  if (shape) return shape;
  if (keyType && valueType) {
    return Object.fromEntries((keyType.options ?? []).map((key) => [key, valueType]));
  }
  return Object.assign({}, ...(options ?? []).map((option) => shapeOf(formOf(option))));
}

/** Whether a value holds fields. */
export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
