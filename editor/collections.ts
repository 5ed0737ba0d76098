import { readFileSync } from "node:fs";
import { join } from "node:path";
import { serviceParts } from "../content-schema/service-schema.ts";

const root = join(import.meta.dirname, "..");

/** Groups of records, with their labels. `first` lists the most edited ones. */
export const groups = [
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

/** Built-in texts, which can be edited but not created. */
export const texts = [
  { name: "pages", label: "Texts of pages", folder: "content/pages" },
  { name: "legal", label: "Legal texts", folder: "content/legal" },
];

const careCards = "<CareCards />";
const serviceBody = serviceParts
  .map((part) => (part === "care" ? careCards : `<Part is="${part}">\n\nWords.\n\n</Part>`))
  .join("\n\n");

/** Folders in which the practice adds and deletes texts; `body` is a new text's initial value. */
export const collections = () => [
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
