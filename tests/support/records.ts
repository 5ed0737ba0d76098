import { expect } from "vitest";
import type { z } from "zod";
import { ContentError, validate } from "../../content-schema/validation/validate.ts";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Returns a copy of a record with another value at a path such as `offices.0.zip`. */
export function spoiled(good: object, path: string, value: unknown): Json {
  const record = structuredClone(good) as Json;
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  let place = record as Record<string, Json>;
  for (const key of keys) place = place[key] as Record<string, Json>;
  if (value === undefined) delete place[last];
  else place[last] = value as Json;
  return record;
}

/** Returns the message of the error in a record of a file in `content/`, or "no fault". */
export function faultOf(
  file: string,
  schema: z.ZodType,
  record: unknown,
  variables?: ReadonlyMap<string, string>,
): string {
  try {
    validate(`content/${file}`, schema, record, variables);
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return (error as Error).message;
  }
  return "no fault";
}
