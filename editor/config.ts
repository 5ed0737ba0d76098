import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { frontMatter } from "../content-schema/source.ts";
import { isAddedPage } from "../content-schema/texts.ts";
import { formOf, isFields } from "../scripts/content-edit/form.ts";
import { collections, type Folder, type Group, type Texts } from "./collections.ts";
import { type Field, fieldsOf } from "./fields.ts";
import { labelOf } from "./labels.ts";
import type { ContentRecord } from "./records.ts";
import { serviceFields } from "./service-fields.ts";

const root = join(import.meta.dirname, "..");
const preview = { editor: { preview: false } };
const textFormat = "yaml-frontmatter";

const body: Field = {
  name: "body",
  label: "Text",
  widget: "text-with-chips",
  of: "page",
  required: false,
};

const recordFields = ({ schema, values }: ContentRecord) => fieldsOf(formOf(schema), values);

function recordAt(records: readonly ContentRecord[], path: string): ContentRecord {
  const record = records.find((each) => each.path === path);
  if (!record) throw new Error(`expected the schema of ${path}, found none`);
  return record;
}

const views = collections.flatMap((each) => ("views" in each ? each.views : []));

function remaining(record: string, fields: readonly Field[]): Field[] {
  const shown = views.flatMap((view) =>
    typeof view === "object" && view.record === record ? (view.only ?? []) : [],
  );
  return fields.filter(({ name }) => !shown.includes(name));
}

function recordFile(records: readonly ContentRecord[], view: Group["views"][number]) {
  const [path, own] = typeof view === "string" ? [view] : [view.record, view];
  const record = recordAt(records, `content/${path}.yaml`);
  const all = recordFields(record);
  const name = own?.name ?? basename(path);
  const label = own?.label ?? formOf(record.schema).notes.label ?? labelOf(name);
  const fields = own?.only?.flatMap((each) => all.filter((field) => field.name === each));
  return { name, label, file: record.path, fields: fields ?? remaining(path, all) };
}

function otherWords(records: readonly ContentRecord[]): string[] {
  return records
    .filter(({ path }) => dirname(path) === "content/words")
    .map(({ path }) => path.replace(/^content\/|\.yaml$/g, ""))
    .filter((name) => !views.includes(name));
}

const textFiles = (record: ContentRecord) =>
  readdirSync(join(root, record.path))
    .filter((name) => name.endsWith(".mdx") && !isAddedPage(`${record.path}/${name}`))
    .map((file) => {
      const name = basename(file, ".mdx");
      const fields = [body, ...recordFields(record)];
      return { name, label: labelOf(name), file: `${record.path}/${file}`, fields };
    });

function groupOf(records: readonly ContentRecord[], { views, words, ...group }: Group) {
  const all = words ? [...views, ...otherWords(records)] : views;
  return { ...group, ...preview, files: all.map((view) => recordFile(records, view)) };
}

function textsOf(records: readonly ContentRecord[], { texts, ...group }: Texts) {
  return { ...group, ...preview, format: textFormat, files: textFiles(recordAt(records, texts)) };
}

/** A new text begins with the choices, lists and words of its template. */
function fieldsWith(fields: readonly Field[], template: string): Field[] {
  const text = readFileSync(join(root, template), "utf8");
  const { fields: values, body: words } = frontMatter(template, text);
  const chosen = fields.map((field) =>
    ["boolean", "select", "list"].includes(field.widget) && isFields(values)
      ? { ...field, default: values[field.name] }
      : field,
  );
  return [...chosen, { ...body, default: words.trim() }];
}

function folderOf(records: readonly ContentRecord[], { template, record, ...folder }: Folder) {
  const fields = recordFields(recordAt(records, record ?? folder.folder));
  const withText = template ? fieldsWith(fields, template) : [...fields, body];
  return {
    format: textFormat,
    ...folder,
    ...preview,
    create: true,
    delete: true,
    extension: "mdx",
    summary: `{{${folder.identifier_field}}}`,
    fields: folder.format ? serviceFields(fields) : withText,
  };
}

/** Generates Decap's configuration from the content schemas. */
export function configOf(records: readonly ContentRecord[]) {
  return {
    load_config_file: false,
    backend: { name: "proxy", proxy_url: "/api/v1", branch: "main" },
    // Saving the record that names an upload renames and moves it (pictures.ts).
    media_folder: "content/gallery-pictures",
    public_folder: "",
    slug: { encoding: "ascii", clean_accents: true },
    collections: collections.map((each) => {
      if ("views" in each) return groupOf(records, each);
      return "texts" in each ? textsOf(records, each) : folderOf(records, each);
    }),
  };
}
