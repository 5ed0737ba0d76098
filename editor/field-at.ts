import { basename, dirname, extname } from "node:path";
import type { ContentReader } from "../content-schema/content-reader.ts";
import type { configOf } from "./config.ts";
import { type Field, titleFields } from "./fields.ts";
import { formatValue, labelOf } from "./labels.ts";

export type Form = { config: ReturnType<typeof configOf>; reader: ContentReader };

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
  reader: ContentReader,
  file: string,
  steps: readonly string[],
  all: readonly Field[] = [],
) {
  const labels: string[] = [];
  let fields = all;
  let value: unknown = reader.records.get(file)?.input;
  for (const step of steps) {
    const isEntry = Array.isArray(value);
    value = Object(value)[step];
    if (isEntry) {
      labels.push(entryName(reader, file, value, Number(step)));
    } else {
      const field = fields.find(({ name }) => name === step);
      labels.push(field ? String(field["label"]) : labelOf(step));
      fields = (field?.["fields"] as Field[] | undefined) ?? [];
    }
  }
  return labels;
}

type FormEntry = { name: string; label: string; fields: readonly Field[]; collectionName: string };

/** Returns the entries of the form that edit a file. */
function entriesFor({ collections }: Form["config"], file: string, label: string): FormEntry[] {
  const name = basename(file, extname(file));
  return collections.flatMap((collection): FormEntry[] => {
    const { name: collectionName } = collection;
    if ("files" in collection) {
      const entries = collection.files.filter((entry) => entry.file === file);
      return entries.map((entry) => ({ ...entry, collectionName }));
    }
    if (collection.folder !== dirname(file)) return [];
    return [{ name, label, fields: collection.fields, collectionName }];
  });
}

/**
 * Returns a field's address in the form (`null` if the form does not edit it), and its place as
 * labels, such as “Prices › Photo consult”.
 */
export function fieldAt({ config, reader }: Form, file: string, steps: readonly string[]) {
  const { title, name } = Object(reader.records.get(file)?.input);
  // Pictures of several folders have the same names.
  const folders = extname(file) === ".mdx" ? [] : dirname(file).split("/").slice(1);
  const fileName = basename(file, extname(file));
  const label: string = title ?? name ?? [...folders, fileName].map(labelOf).join(" › ");
  const entries = entriesFor(config, file, label);
  const hasField = ({ fields }: FormEntry) => fields.some((each) => each.name === steps[0]);
  const entry = entries.find(hasField) ?? entries[0];
  const hash = entry && `#/collections/${entry.collectionName}/entries/${entry.name}`;
  const labels = [entry?.label ?? label, ...labelsOn(reader, file, steps, entry?.fields)];
  return {
    address: hash ? `/form.html?field=${steps.join(".")}${hash}` : null,
    place: labels.join(" › "),
  };
}
