/** A record in a group: its file below `content/`, or one of several views of its fields. */
type View = string | { name: string; record: string; label: string; only?: readonly string[] };

/** Records under one heading; the one with `words` also has those of no other group. */
export type Group = {
  name: string;
  label: string;
  views: readonly View[];
  words?: boolean;
  description?: string;
};

/** Built-in texts of a folder, which can be edited but not created. */
export type Texts = { name: string; label: string; texts: string };

/** A folder in which the practice adds and deletes texts; a new one begins with its `template`. */
export type Folder = {
  name: string;
  label: string;
  label_singular: string;
  folder: string;
  record?: string;
  filter?: { field: string; value: string };
  identifier_field: string;
  slug: string;
  template?: string;
  format?: string;
};

const answers = {
  name: "answers",
  record: "practice",
  label: "Phones, first visit and other answers",
  only: ["phones", "answers", "promises", "insurance", "cards", "lender", "photoConsult"],
};
const doctor = {
  name: "doctor",
  record: "practice",
  label: "Practice and doctor",
  only: [
    "brandName",
    "provider",
    "specialty",
    "languages",
    "rating",
    "social",
    "nearbyAreas",
    "state",
  ],
};
/** What the other views of the practice's record leave. */
const settings = { name: "settings", record: "practice", label: "Addresses, maps and statistics" };

/** In the order of a practice's work. */
export const collections: readonly (Group | Texts | Folder)[] = [
  {
    name: "prices-and-hours",
    label: "Prices and hours",
    views: ["prices", "hours", "offices", answers],
  },
  {
    name: "team",
    label: "Doctor and team",
    views: [doctor, "credentials", "testimonials", "press"],
  },
  {
    name: "doctors",
    label: "Further doctors",
    label_singular: "doctor",
    folder: "content/doctors",
    identifier_field: "name",
    slug: "{{name}}",
    template: "content/templates/doctor.mdx",
  },
  {
    name: "services",
    label: "Services",
    label_singular: "service",
    folder: "content/services",
    identifier_field: "title",
    slug: "{{fields.slug}}",
    format: "service",
  },
  {
    name: "pages",
    label: "Pages",
    views: ["pages", "navigation", "words/home", "words/footer"],
  },
  { name: "page-texts", label: "Texts of pages", texts: "content/pages" },
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
  },
  { name: "pictures", label: "Pictures", views: ["images", "gallery"] },
  {
    name: "words",
    label: "Words of buttons",
    words: true,
    views: ["words/common"],
    description:
      "Blanks in single braces, such as {name}, are filled in by the page, and facts in double braces come from the practice. Keep both.",
  },
  { name: "legal", label: "Law", texts: "content/legal" },
  { name: "look", label: "Look", views: ["theme"] },
  {
    name: "settings",
    label: "Settings",
    views: [settings, "search-words", "confirmed", "required-notices"],
  },
];
