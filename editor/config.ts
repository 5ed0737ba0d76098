import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isAddedPage } from "../content-schema/texts.ts";
import { formOf } from "../scripts/content-edit/form.ts";
import { collections, groups, texts } from "./collections.ts";
import { type Field, fieldsOf } from "./fields.ts";
import { labelOf } from "./labels.ts";
import type { ContentRecord } from "./records.ts";

const root = join(import.meta.dirname, "..");

const body = (words?: string): Field => ({
  name: "body",
  label: "Text",
  widget: "text",
  required: false,
  hint: "Markdown: an empty line between paragraphs, ## before a heading, **bold**, [words](/about) for a link.",
  ...(words ? { default: words } : {}),
});

const recordFields = ({ schema, values }: ContentRecord) => fieldsOf(formOf(schema), values);

function recordAt(records: readonly ContentRecord[], path: string): ContentRecord {
  const record = records.find((each) => each.path === path);
  if (!record) throw new Error(`expected the schema of ${path}, found none`);
  return record;
}

/** The records of a folder, with those in `first` at the top. */
function recordFiles(records: readonly ContentRecord[], folder: string, first: readonly string[]) {
  const leading = first.map((name) => recordAt(records, `${folder}/${name}.yaml`));
  const all = records.filter(({ path }) => dirname(path) === folder && path.endsWith(".yaml"));
  return [...new Set([...leading, ...all])].map((record) => {
    const name = basename(record.path, ".yaml");
    const label = formOf(record.schema).notes.label ?? labelOf(name);
    return { name, label, file: record.path, fields: recordFields(record) };
  });
}

/** The built-in texts of a folder. */
const textFiles = (record: ContentRecord) =>
  readdirSync(join(root, record.path))
    .filter((name) => name.endsWith(".mdx") && !isAddedPage(`${record.path}/${name}`))
    .map((file) => {
      const name = basename(file, ".mdx");
      const fields = [...recordFields(record), body()];
      return { name, label: labelOf(name), file: `${record.path}/${file}`, fields };
    });

/** Generates Decap's configuration from the content schemas. */
export function configOf(records: readonly ContentRecord[]) {
  const preview = { editor: { preview: false } };
  const format = "yaml-frontmatter";
  const fileGroups = groups.map(({ folder, first, ...group }) => ({
    ...group,
    ...preview,
    files: recordFiles(records, folder, first),
  }));
  const textGroups = texts.map(({ folder, ...group }) => ({
    ...group,
    ...preview,
    format,
    files: textFiles(recordAt(records, folder)),
  }));
  const folderCollections = collections().map(({ body: words, record, ...collection }) => ({
    ...collection,
    ...preview,
    create: true,
    delete: true,
    extension: "mdx",
    format,
    summary: `{{${collection.identifier_field}}}`,
    fields: [...recordFields(recordAt(records, record ?? collection.folder)), body(words)],
  }));
  return {
    load_config_file: false,
    backend: { name: "proxy", proxy_url: "/api/v1", branch: "main" },
    // Saving the record that names an upload renames and moves it (pictures.ts).
    media_folder: "content/gallery-pictures",
    public_folder: "",
    slug: { encoding: "ascii", clean_accents: true },
    collections: [...fileGroups, ...folderCollections, ...textGroups],
  };
}
