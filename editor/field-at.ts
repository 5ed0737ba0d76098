import { basename, dirname, extname } from "node:path";
import type { ContentReader } from "../content-schema/source.ts";
import type { configOf } from "./config.ts";
import { type Field, titleFields } from "./fields.ts";
import { formatValue, labelOf } from "./labels.ts";

/** What the form edits, and its configuration. */
export type Form = { config: ReturnType<typeof configOf>; source: ContentReader };

/** Returns the words that name an entry of a list, or its number. */
function entryName(
  { records }: ContentReader,
  file: string,
  entry: unknown,
  index: number,
): string {
  const names: unknown[] = titleFields.map((each) => Object(entry)[each]);
  const name = names.find((each) => typeof each === "string" && each !== "") as string | undefined;
  if (!name) return String(index + 1);
  const { title } = Object(records.get(`content/services/${name}.mdx`)?.input);
  if (title) return title;
  return /^[a-z-]+$/.test(name) ? labelOf(name) : formatValue(file, name).slice(0, 60);
}

/** Returns the labels of the fields on a path, as the form has them. */
function labelsOn(
  source: ContentReader,
  file: string,
  steps: readonly string[],
  all: readonly Field[] = [],
) {
  let fields = all;
  let inner: unknown = source.records.get(file)?.input;
  return steps.map((step) => {
    const list = Array.isArray(inner);
    inner = Object(inner)[step];
    if (list) return entryName(source, file, inner, Number(step));
    const field = fields.find(({ name }) => name === step);
    fields = (field?.["fields"] as Field[] | undefined) ?? [];
    return field ? String(field["label"]) : labelOf(step);
  });
}

/** Returns the entries of the form that edit a file, each with the name of its collection. */
function entriesFor({ collections }: Form["config"], file: string, label: string) {
  const name = basename(file, extname(file));
  return collections.flatMap((each) => {
    const files = "files" in each ? each.files : [{ name, label, file, fields: each.fields }];
    if (!("files" in each) && each.folder !== dirname(file)) return [];
    return files.flatMap((entry) => (entry.file === file ? { ...entry, in: each.name } : []));
  });
}

/**
 * Returns a field's address in the form (`null` if the form does not edit it), and its place as
 * labels, such as “Prices › Photo consult”.
 */
export function fieldAt({ config, source }: Form, file: string, steps: readonly string[]) {
  const { title, name } = Object(source.records.get(file)?.input);
  // Pictures of several folders have the same names.
  const folders = extname(file) === ".mdx" ? [] : dirname(file).split("/").slice(1);
  const fileName = basename(file, extname(file));
  const label: string = title ?? name ?? [...folders, fileName].map(labelOf).join(" › ");
  const entries = entriesFor(config, file, label);
  const found =
    entries.find(({ fields }) => fields.some((each) => each.name === steps[0])) ?? entries[0];
  const query = `/form.html?field=${steps.join(".")}`;
  return {
    address: found ? `${query}#/collections/${found.in}/entries/${found.name}` : null,
    place: [found?.label ?? label, ...labelsOn(source, file, steps, found?.fields)].join(" › "),
  };
}
