import { basename } from "node:path";
import { isAddedPage } from "../content-schema/added-pages.ts";
import { type ContentReader, parseFrontMatter } from "../content-schema/content-reader.ts";
import { unwrap } from "../content-schema/validation/metadata.ts";
import { type Field, fieldsOf } from "./fields.ts";
import { labelOf } from "./labels.ts";
import type { ContentRecord } from "./records.ts";

/** Uploads go there; saving the record that names one renames and moves it (pictures.ts). */
export const mediaFolder = "content/gallery-pictures";

const textFormat = "text";

const bodyField: Field = {
  name: "body",
  label: "Text",
  widget: "text-with-chips",
  of: "page",
  required: false,
};

/** Returns the fields of a doctor, with the template's values as defaults. */
function doctorFields(fields: readonly Field[], reader: ContentReader): Field[] {
  const name = "templates/doctor.mdx";
  const template = parseFrontMatter(`content/${name}`, reader.text(name));
  const values = template.fields as Record<string, unknown>;
  const withDefaults = fields.map((field) =>
    ["boolean", "select", "list"].includes(field.widget)
      ? { ...field, default: values[field.name] }
      : field,
  );
  return [...withDefaults, { ...bodyField, default: template.body.trim() }];
}

/** The parts of a service's text, which `page/file-formats.js` reads and writes, by the field above. */
const serviceTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  whatIs: { overview: "What it is", symptoms: "Symptoms", causes: "Causes" },
  care: {
    diagnosis: "Diagnosis",
    treatments: "Treatment",
    visit: "Your visit",
    recovery: "Recovery",
  },
};

const rowHint = "“Add”, then a treatment, begins the words that stand in its row of the table.";

const serviceFields = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => [
    field,
    ...Object.entries(serviceTexts[field.name] ?? {}).map(([part, label]) => {
      const hint = part === "treatments" ? rowHint : undefined;
      return { name: `text-${part}`, label, widget: "text-with-chips", of: "service", hint };
    }),
  ]);

/** Adds the required fields of a folded group to its hint, for new records. */
function withRequiredHint(field: Field): Field {
  const inner = (field["fields"] ?? []) as Field[];
  const needed = inner.filter(({ required }) => required).map(({ label }) => label);
  if (field.widget !== "object" || !field["collapsed"] || needed.length === 0) return field;
  const hint = [field["hint"], `Needs: ${needed.join(", ")}.`].filter(Boolean).join(" ");
  return { ...field, hint };
}

type File = { name: string; label: string; file: string; fields: readonly Field[] };

const group = (name: string, label: string, files: readonly File[], format = "record") => {
  return { name, label, files, format };
};

/** Built-in texts, which can be edited but not created. */
const textsOf = (reader: ContentReader, folder: string, fields: readonly Field[]): File[] =>
  reader
    .texts(folder)
    .filter(({ file }) => !isAddedPage(file))
    .map(({ slug: name, file }) => {
      return { name, label: labelOf(name), file, fields: [bodyField, ...fields] };
    });

/** A folder in which the practice adds and deletes texts. */
const folder = (name: string, label: string, label_singular: string) => ({
  name,
  label,
  label_singular,
  folder: `content/${name}`,
  format: textFormat,
  create: true,
  extension: "mdx",
  // A longer title is refused at its field.
  slug: "{{slug | truncate(80, '-')}}",
});

function foldersOf(allFieldsAt: (path: string) => readonly Field[], reader: ContentReader) {
  const fieldsAt = (path: string) => allFieldsAt(path).map(withRequiredHint);
  return {
    doctors: {
      ...folder("doctors", "Further doctors", "doctor"),
      identifier_field: "name",
      fields: doctorFields(fieldsAt("content/doctors"), reader),
    },
    services: {
      ...folder("services", "Services", "service"),
      slug: "{{fields.slug}}",
      format: "service",
      fields: serviceFields(fieldsAt("content/services")),
    },
    aftercare: {
      ...folder("after", "Aftercare sheets", "aftercare sheet"),
      fields: fieldsAt("content/after"),
    },
    addedPages: {
      ...folder("more-pages", "Further pages and news", "page"),
      folder: "content/pages",
      // The folder also holds texts of the site's own pages.
      filter: { field: "kind", value: "page" },
      fields: [...fieldsAt("content/pages/*"), bodyField],
    },
  };
}

/** Fields of `practice.yaml` that the form shows in other groups than “Settings”. */
const answerFieldNames = "phones answers promises insurance cards lender photoConsult".split(" ");
const doctorFieldNames =
  "brandName provider specialty languages rating social nearbyAreas state".split(" ");
const movedFieldNames = [...answerFieldNames, ...doctorFieldNames];

const pageFiles = ["urgent-signs", "pages", "navigation", "words/home", "words/footer"];

const formFile = ({ path, schema, values }: ContentRecord): File => {
  const form = unwrap(schema);
  const name = basename(path, ".yaml");
  const label = form.meta.label ?? labelOf(name);
  return { name, label, file: path, fields: fieldsOf(form, values) };
};

/** Collections, in the order in which a practice uses them. */
function collectionsOf(forms: readonly File[], reader: ContentReader) {
  const files = (...names: string[]) =>
    names.flatMap((name) => forms.filter(({ file }) => file === `content/${name}.yaml`));
  const fieldsAt = (path: string) => forms.find(({ file }) => file === path)?.fields ?? [];
  const file = "content/practice.yaml";
  const practiceFields = fieldsAt(file);
  const otherFields = practiceFields.filter(({ name }) => !movedFieldNames.includes(name));
  const named = (names: readonly string[]) =>
    names.flatMap((name) => practiceFields.filter((field) => field.name === name));
  const { doctors, services, aftercare, addedPages } = foldersOf(fieldsAt, reader);
  const texts = (folder: string) => textsOf(reader, folder, fieldsAt(`content/${folder}`));
  const placed = files("words/home", "words/footer", "words/common");
  return [
    group("prices-and-hours", "Prices and hours", [
      ...files("prices", "hours", "offices"),
      {
        name: "answers",
        label: "Phones, first visit and other answers",
        file,
        fields: named(answerFieldNames),
      },
    ]),
    group("team", "Doctor and team", [
      { name: "doctor", label: "Practice and doctor", file, fields: named(doctorFieldNames) },
      ...files("credentials", "testimonials", "press"),
    ]),
    doctors,
    services,
    aftercare,
    group("pages", "Pages", files(...pageFiles)),
    group("page-texts", "Texts of pages", texts("pages"), textFormat),
    addedPages,
    group("pictures", "Pictures", files("images", "gallery")),
    {
      ...group("words", "Words of buttons", [
        ...files("words/common"),
        ...forms.filter((each) => each.file.startsWith("content/words/") && !placed.includes(each)),
      ]),
      description:
        "Blanks in single braces, such as {name}, are filled in by the page, and facts in double braces come from the practice. Keep both.",
    },
    group("legal", "Law", texts("legal"), textFormat),
    group("look", "Look", files("theme")),
    group("settings", "Settings", [
      { name: "settings", label: "Addresses, maps and statistics", file, fields: otherFields },
      ...files("search-words", "confirmed", "required-notices"),
    ]),
  ];
}

/** Generates Decap's configuration from the content schemas, and the texts there are. */
export const configOf = (records: readonly ContentRecord[], reader: ContentReader) => ({
  load_config_file: false,
  backend: { name: "files" },
  media_folder: mediaFolder,
  public_folder: "",
  editor: { preview: false },
  slug: { encoding: "ascii", clean_accents: true },
  collections: collectionsOf(records.map(formFile), reader),
});
