import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { frontMatter } from "../content-schema/source.ts";
import { isAddedPage } from "../content-schema/texts.ts";
import { formOf } from "../content-schema/validation/metadata.ts";
import { isFields } from "../scripts/content-edit/form.ts";
import { type Field, fieldsOf } from "./fields.ts";
import { labelOf } from "./labels.ts";
import type { ContentRecord } from "./records.ts";
import { serviceFields } from "./service-fields.ts";

const root = join(import.meta.dirname, "..");
const format = "yaml-frontmatter";
const editor = { preview: false };

const body: Field = {
  name: "body",
  label: "Text",
  widget: "text-with-chips",
  of: "page",
  required: false,
};

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

type File = { name: string; label: string; file: string; fields: readonly Field[] };

const group = (name: string, label: string, files: readonly File[]) => {
  return { name, label, editor, files };
};

/** A folder in which the practice adds and deletes texts. */
const folder = (name: string, label: string, label_singular: string, identifier_field: string) => ({
  name,
  label,
  label_singular,
  folder: `content/${name}`,
  format,
  editor,
  create: true,
  delete: true,
  extension: "mdx",
  identifier_field,
  summary: `{{${identifier_field}}}`,
});

/** Fields of the practice's record that stand in other groups than its settings. */
const answers = ["phones", "answers", "promises", "insurance", "cards", "lender", "photoConsult"];
const doctor = [
  ...["brandName", "provider", "specialty", "languages"],
  ...["rating", "social", "nearbyAreas", "state"],
];

/** Reads the forms of `records`, by their paths. */
function formsOf(records: readonly ContentRecord[]) {
  const recordAt = (path: string) => {
    const record = records.find((each) => each.path === path);
    if (!record) throw new Error(`expected the schema of ${path}, found none`);
    return record;
  };
  const fieldsAt = (path: string) => {
    const { schema, values } = recordAt(path);
    return fieldsOf(formOf(schema), values);
  };
  const file = (path: string): File => {
    const { path: file, schema } = recordAt(`content/${path}.yaml`);
    const name = basename(path);
    const label = formOf(schema).notes.label ?? labelOf(name);
    return { name, label, file, fields: fieldsAt(file) };
  };
  const practice = file("practice");
  const rest = practice.fields.filter(({ name }) => ![...answers, ...doctor].includes(name));
  /** A view of some of the practice's fields. */
  const view = (name: string, label: string, only?: readonly string[]): File => {
    const own = only?.flatMap((each) => practice.fields.filter((field) => field.name === each));
    return { ...practice, name, label, fields: own ?? rest };
  };
  /** Built-in texts, which can be edited but not created. */
  const texts = (name: string, label: string, folder: string) => {
    const own = readdirSync(join(root, folder)).filter(
      (each) => each.endsWith(".mdx") && !isAddedPage(`${folder}/${each}`),
    );
    const files = own.map((each): File => {
      const name = basename(each, ".mdx");
      const fields = [body, ...fieldsAt(folder)];
      return { name, label: labelOf(name), file: `${folder}/${each}`, fields };
    });
    return { ...group(name, label, files), format };
  };
  return { fieldsAt, file, view, texts };
}

function foldersOf(fieldsAt: (path: string) => Field[]) {
  return {
    doctors: {
      ...folder("doctors", "Further doctors", "doctor", "name"),
      slug: "{{name}}",
      fields: fieldsWith(fieldsAt("content/doctors"), "content/templates/doctor.mdx"),
    },
    services: {
      ...folder("services", "Services", "service", "title"),
      slug: "{{fields.slug}}",
      format: "service",
      fields: serviceFields(fieldsAt("content/services")),
    },
    morePages: {
      ...folder("more-pages", "Further pages and news", "page", "title"),
      folder: "content/pages",
      // The folder also holds texts of the site's own pages.
      filter: { field: "kind", value: "page" },
      slug: "{{title}}",
      fields: [...fieldsAt("content/pages/*"), body],
    },
  };
}

/** In the order of a practice's work. */
function collectionsOf(records: readonly ContentRecord[]) {
  const { fieldsAt, file, view, texts } = formsOf(records);
  const { doctors, services, morePages } = foldersOf(fieldsAt);
  const files = (...paths: string[]) => paths.map(file);
  const words = records.flatMap(({ path }) => /^content\/(words\/.*)\.yaml$/.exec(path)?.[1] ?? []);
  const placed = ["words/home", "words/footer", "words/common"];
  return [
    group("prices-and-hours", "Prices and hours", [
      ...files("prices", "hours", "offices"),
      view("answers", "Phones, first visit and other answers", answers),
    ]),
    group("team", "Doctor and team", [
      view("doctor", "Practice and doctor", doctor),
      ...files("credentials", "testimonials", "press"),
    ]),
    doctors,
    services,
    group("pages", "Pages", files("pages", "navigation", "words/home", "words/footer")),
    texts("page-texts", "Texts of pages", "content/pages"),
    morePages,
    group("pictures", "Pictures", files("images", "gallery")),
    {
      ...group("words", "Words of buttons", [
        file("words/common"),
        ...words.filter((path) => !placed.includes(path)).map(file),
      ]),
      description:
        "Blanks in single braces, such as {name}, are filled in by the page, and facts in double braces come from the practice. Keep both.",
    },
    texts("legal", "Law", "content/legal"),
    group("look", "Look", files("theme")),
    group("settings", "Settings", [
      view("settings", "Addresses, maps and statistics"),
      ...files("search-words", "confirmed", "required-notices"),
    ]),
  ];
}

/** Generates Decap's configuration from the content schemas. */
export const configOf = (records: readonly ContentRecord[]) => ({
  load_config_file: false,
  backend: { name: "proxy", proxy_url: "/api/v1", branch: "main" },
  // Saving the record that names an upload renames and moves it (pictures.ts).
  media_folder: "content/gallery-pictures",
  public_folder: "",
  slug: { encoding: "ascii", clean_accents: true },
  collections: collectionsOf(records),
});
