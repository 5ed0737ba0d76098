import type { z } from "zod";
import {
  type Definition,
  definitionOf,
  innermost,
  layersOf,
  type Notes,
  notesOf,
} from "../../content-schema/validation/metadata.ts";

/** A schema's innermost definition, with the properties that its wrappers add. */
export type Form = Definition & { optional: boolean; nullable: boolean; notes: Notes };

/** Returns a schema's type, parts and metadata, and whether its field may be empty. */
export function formOf(schema: z.ZodType): Form {
  const layers = layersOf(schema);
  const types = layers.map((layer) => definitionOf(layer).type);
  return {
    ...innermost(schema),
    optional: types.includes("optional"),
    nullable: types.includes("nullable"),
    notes: notesOf(schema),
  };
}

/** Returns the fields of an object, or all fields of a union's alternatives. */
export const shapeOf = ({ shape, options = [] }: Form): Record<string, z.ZodType> =>
  shape ?? Object.assign({}, ...options.map((option) => shapeOf(formOf(option))));

/** Whether a value is an object other than an array. */
export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
