import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
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

const isOwn = (file: string) => !isAddedPage(file);

const recordFields = ({ schema, values }: ContentRecord) => fieldsOf(formOf(schema), values);

/** Makes Decap's configuration from the schemas of the content, so that the two cannot differ. */
export function configOf(records: readonly ContentRecord[]) {
  const at = (folder: string) => {
    const record = records.find(({ path }) => path === folder);
    if (!record) throw new Error(`expected the schema of ${folder}, found none`);
    return record;
  };
  const preview = { editor: { preview: false } };
  const fileGroups = groups.map(({ folder, first, ...group }) => ({
    ...group,
    ...preview,
    files: [...first.map((name) => at(`${folder}/${name}.yaml`)), ...records]
      .filter(({ path }) => path === `${folder}/${basename(path)}` && path.endsWith(".yaml"))
      .filter((record, index, all) => all.indexOf(record) === index)
      .map((record) => ({
        name: basename(record.path, ".yaml"),
        label: formOf(record.schema).notes.label ?? labelOf(basename(record.path, ".yaml")),
        file: record.path,
        fields: recordFields(record),
      })),
  }));
  const textGroups = texts.map(({ folder, ...group }) => ({
    ...group,
    ...preview,
    format: "yaml-frontmatter",
    files: readdirSync(join(root, folder))
      .filter((name) => name.endsWith(".mdx") && isOwn(`${folder}/${name}`))
      .map((name) => ({
        name: basename(name, ".mdx"),
        label: labelOf(basename(name, ".mdx")),
        file: `${folder}/${name}`,
        fields: [...recordFields(at(folder)), body()],
      })),
  }));
  const folderCollections = collections().map(({ body: words, record, ...collection }) => ({
    ...collection,
    ...preview,
    create: true,
    delete: true,
    extension: "mdx",
    format: "yaml-frontmatter",
    summary: `{{${collection.identifier_field}}}`,
    fields: [...recordFields(at(record ?? collection.folder)), body(words)],
  }));
  return {
    load_config_file: false,
    backend: { name: "proxy", proxy_url: "/api/v1", branch: "main" },
    // Uploads are renamed and moved when the record that names them is saved (pictures.ts).
    media_folder: "content/gallery-pictures",
    public_folder: "",
    slug: { encoding: "ascii", clean_accents: true },
    collections: [...fileGroups, ...folderCollections, ...textGroups],
  };
}
