import type { z } from "zod";
import type { Remedy } from "./remedies.ts";

type Meta = {
  label?: string;
  hint?: string;
  upload?: boolean;
  color?: boolean;
  /** Its numbers are of the record's own sources. */
  cites?: boolean;
  /** The kind of record that its value names. */
  names?: "office" | "service" | "sign";
  remedy?: Remedy;
};

/** What forms and messages need of a schema, without what wraps it. */
export type Unwrapped = {
  type: string;
  format?: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  entries?: Record<string, string>;
  values?: unknown[];
  /** Whether its field may be left out. */
  optional: boolean;
  meta: Meta;
};

type Wrapper = { innerType?: z.ZodType; out?: z.ZodType };

/** Returns what a schema says, and what it wraps; outer metadata overrides inner. */
export function unwrap(schema: z.ZodType): Unwrapped {
  const { innerType, out, ...own } = schema.def as unknown as Unwrapped & Wrapper;
  const wrapped = innerType ?? out;
  const inner = wrapped ? unwrap(wrapped) : { ...own, optional: false, meta: {} };
  const optional = inner.optional || own.type === "optional";
  return { ...inner, optional, meta: { ...inner.meta, ...schema.meta() } };
}

/** Returns the schema of the value at a path, if there is one. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const { shape, element } = unwrap(schema);
  const name = String(key);
  const inner = shape ? Object.hasOwn(shape, name) && shape[name] : element;
  return inner ? schemaAt(inner, rest) : undefined;
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
