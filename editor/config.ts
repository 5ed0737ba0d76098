import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { serviceParts } from "../content-schema/service-file.ts";
import { isAddedPage } from "../content-schema/text-file.ts";
import { formOf } from "../scripts/content-edit/form.ts";
import { type Field, fieldsOf } from "./fields.ts";
import { labelOf } from "./labels.ts";
import type { ContentRecord } from "./records.ts";

const root = join(import.meta.dirname, "..");

/** Which records stand together, and how the group is called. `first` are those changed most. */
const groups = [
  {
    name: "practice",
    label: "The practice",
    folder: "content",
    first: [
      "prices",
      "hours",
      "offices",
      "practice",
      "testimonials",
      "press",
      "gallery",
      "images",
      "theme",
    ],
  },
  {
    name: "words",
    label: "Labels and messages",
    folder: "content/words",
    first: ["home", "common"],
    description:
      "Facts in double braces, such as {{price.photoConsult}}, come from the practice; blanks in single braces, such as {name}, are filled in by the page. Keep both.",
  },
];

/** Texts that are there for good: they can be changed, not created. */
const texts = [
  { name: "pages", label: "Texts of pages", folder: "content/pages" },
  { name: "legal", label: "Legal texts", folder: "content/legal" },
];

const careCards = "<CareCards />";
const serviceBody = serviceParts
  .map((part) => (part === "care" ? careCards : `<Part is="${part}">\n\nWords.\n\n</Part>`))
  .join("\n\n");

/** Folders in which the practice adds and deletes texts, with the words that a new one begins with. */
const collections = () => [
  {
    name: "services",
    label: "Services",
    label_singular: "service",
    folder: "content/services",
    identifier_field: "title",
    slug: "{{fields.slug}}",
    body: serviceBody,
  },
  {
    name: "more-pages",
    label: "Further pages and news",
    label_singular: "page",
    folder: "content/pages",
    record: "content/pages/*",
    // The folder also holds texts of the site's own pages.
    filter: { field: "kind", value: "page" },
    identifier_field: "title",
    slug: "{{title}}",
    body: "Words, with ## before a heading.",
  },
  {
    name: "doctors",
    label: "Further doctors",
    label_singular: "doctor",
    folder: "content/doctors",
    identifier_field: "name",
    slug: "{{name}}",
    body: readFileSync(join(root, "content/templates/doctor.mdx"), "utf8")
      .replace(/^---\n[\s\S]*?\n---\n/, "")
      .trim(),
  },
];

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
