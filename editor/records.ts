import type { z } from "zod";
import { addedPageSchema, isAddedPage, textSchema } from "../content-schema/added-pages.ts";
import { aftercareSchema } from "../content-schema/aftercare.ts";
import type { ContentReader } from "../content-schema/content-reader.ts";
import { doctorSchema } from "../content-schema/doctors.ts";
import { serviceSchema } from "../content-schema/service-schema.ts";
import { parseYaml } from "../content-schema/validation/yaml.ts";

/** A file of `content/`, or a folder of similar files, with its schema and current values. */
export type ContentRecord = { path: string; schema: z.ZodType; values: unknown[] };

/** Added pages share a folder with the texts of built-in pages. */
const addedPages = "content/pages/*";

const folders = new Map<string, z.ZodType>([
  ["content/services", serviceSchema],
  ["content/after", aftercareSchema],
  ["content/doctors", doctorSchema],
  [addedPages, addedPageSchema],
  ["content/pages", textSchema],
  ["content/legal", textSchema],
]);

/** Returns the YAML records and the folders of texts that have been read, with their schemas. */
export function recordsOf(reader: ContentReader): ContentRecord[] {
  const read = [...reader.records];
  // As it is written: facts are not filled in.
  const written = (path: string) => parseYaml(path, reader.text(path.replace("content/", "")));
  return [
    ...read
      .filter(([path]) => path.endsWith(".yaml"))
      .map(([path, { schema }]) => ({ path, schema, values: [written(path)] })),
    ...[...folders].map(([path, schema]) => ({
      path,
      schema,
      values: read.filter(([file]) => recordPath(file) === path).map(([, { input }]) => input),
    })),
  ];
}

function recordPath(file: string): string {
  if (!file.endsWith(".mdx")) return file;
  return isAddedPage(file) ? addedPages : file.slice(0, file.lastIndexOf("/"));
}

/** The record that a file belongs to. */
export const recordOf = (records: readonly ContentRecord[], file: string) =>
  records.find(({ path }) => path === recordPath(file));
