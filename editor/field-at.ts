import { basename, dirname, extname } from "node:path";
import type { Source } from "../content-schema/source.ts";
import { isFields } from "../scripts/content-edit/form.ts";
import type { configOf } from "./config.ts";
import { type Field, telling } from "./fields.ts";
import { inWords, labelOf } from "./labels.ts";

/** What the form edits, and its configuration. */
export type Form = { config: ReturnType<typeof configOf>; source: Source };

/** Returns the words that name an entry of a list, or its number. */
function entryName(file: string, entry: unknown, index: number): string {
  const fields = isFields(entry) ? entry : {};
  const name = telling.map((each) => fields[each]).find((each) => typeof each === "string");
  if (typeof name !== "string" || name === "") return String(index + 1);
  return /^[a-z-]+$/.test(name) ? labelOf(name) : inWords(file, name).slice(0, 60);
}

/** Returns the labels of the fields on a path, as the form has them. */
function labelsOn(file: string, steps: readonly string[], all: readonly Field[], value: unknown) {
  let [fields, inner] = [all, value];
  return steps.map((step) => {
    const list = Array.isArray(inner);
    inner = Object(inner)[step];
    if (list) return entryName(file, inner, Number(step));
    const field = fields.find(({ name }) => name === step);
    fields = (field?.["fields"] as Field[] | undefined) ?? [];
    return field ? String(field["label"]) : labelOf(step);
  });
}

/**
 * Returns where the form has a field: its address, `null` for what the form does not edit, and its
 * place in the form's labels, such as “Prices › Photo consult”.
 */
export function fieldAt(form: Form, file: string, steps: readonly string[]) {
  const { collections } = form.config;
  const files = collections.flatMap((each) =>
    "files" in each ? each.files.map((own) => ({ ...own, collection: each.name })) : [],
  );
  const own = files.filter((each) => each.file === file);
  const found = own.find(({ fields }) => fields.some(({ name }) => name === steps[0])) ?? own[0];
  const folder = collections.find((each) => "folder" in each && each.folder === dirname(file));
  const name = basename(file, extname(file));
  const entry = found
    ? `${found.collection}/entries/${found.name}`
    : folder && `${folder.name}/entries/${name}`;
  const record = form.source.records.get(file)?.input;
  const fields = found?.fields ?? (folder && "fields" in folder ? folder.fields : []);
  const label = found?.label ?? Object(record).title ?? labelOf(name);
  return {
    address: entry ? `/form.html?field=${steps.join(".")}#/collections/${entry}` : null,
    place: [label, ...labelsOn(file, steps, fields, record)].join(" › "),
  };
}
