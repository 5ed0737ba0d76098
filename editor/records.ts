import { z } from "zod";
import { doctorSchema } from "../content-schema/doctors.ts";
import { serviceSchema } from "../content-schema/service-schema.ts";
import { addedPageSchema, isAddedPage, textSchema } from "../content-schema/texts.ts";
import { recordModules } from "../content-schema/validation/read.ts";
import { readRecords } from "../content-schema/validation/validate.ts";

/** One file of `content/`, or the folder of its like: where it is and what it may hold. */
export type ContentRecord = { path: string; schema: z.ZodType; values: unknown[] };

/** The pages that the practice has added stand in a folder with the site's own texts. */
const addedPages = "content/pages/*";

/** The folders of texts with fields above them. */
const folders = new Map<string, z.ZodType>([
  ["content/services", serviceSchema],
  ["content/doctors", doctorSchema],
  // Most of these texts have no fields, and then no lines of --- either.
  [addedPages, addedPageSchema],
  ["content/pages", z.strictObject({ sample: textSchema.shape.sample.optional() })],
  ["content/legal", z.strictObject({ sample: textSchema.shape.sample.optional() })],
]);

/** Every record in YAML and every folder of texts, with its schema. The content must be sound. */
export async function allRecords(): Promise<ContentRecord[]> {
  for (const module of recordModules) await import(module);
  const read = [...readRecords()];
  return [
    ...read
      .filter(([path]) => path.endsWith(".yaml"))
      .map(([path, { schema, input }]) => ({ path, schema, values: [input] })),
    ...[...folders].map(([path, schema]) => ({
      path,
      schema,
      values: read.filter(([file]) => recordPath(file) === path).map(([, { input }]) => input),
    })),
  ];
}

/** The name of the record, or of the folder of its like, that a file belongs to. */
function recordPath(file: string): string {
  if (!file.endsWith(".mdx")) return file;
  return isAddedPage(file) ? addedPages : file.slice(0, file.lastIndexOf("/"));
}

/** The record that a file belongs to. */
export const recordOf = (
  records: readonly ContentRecord[],
  file: string,
): ContentRecord | undefined => records.find(({ path }) => path === recordPath(file));
