import { strictObject, z } from "zod";
import type { ContentReader } from "./content-reader.ts";
import { labelsSchema } from "./labels.ts";
import type { presentLinksOf } from "./optional-parts.ts";
import { pageSchema } from "./pages.ts";
import { language } from "./practice-schema.ts";
import { list, pastDate, pattern, text, view } from "./validation/fields.ts";
import { readEach } from "./validation/validate.ts";

/** The tags that every text may use, with their attributes, except conditional tags. */
export const textTags = {
  Phones: [],
  Addresses: [],
  LastUpdated: [],
  LenderLink: [],
  OtherDoctors: [],
  PrivacyNotice: [],
  Picture: ["name"],
  News: [],
  UrgentSigns: [],
};

export type TextTag = keyof typeof textTags;

const sample = z.boolean({ error: "true while the words are a sample; else no such line" });

/** The optional front matter of a built-in page's text or a legal text. */
export const textSchema = strictObject({ sample: sample.optional() });

/** Whether a file adds a page; titles of the other texts of `content/pages/` are in `pages.yaml`. */
export const isAddedPage = (file: string): boolean =>
  /^content\/pages\/(?!(?:about|contact|financing|provider)\.mdx$)[^/]+\.mdx$/.test(file);

const reserved = ["assets", "contacts", "gallery", "gallery-media", "images", "samples", "share"];

/** The front matter of a page in `content/pages/` that adds a path. */
export const addedPageSchema = strictObject({
  kind: z.literal("page", { error: "page, in each page that you add" }),
  path: pattern(
    /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/,
    "a path of lower-case words joined by hyphens, such as /parking or /news/flu-season",
  )
    .regex(new RegExp(`^/(?!(?:${reserved.join("|")})(?:/|$))`), {
      error: `a path that begins otherwise than /${reserved.join(", /")}`,
    })
    .meta({
      label: "Address",
      hint: "Such as /parking or /news/flu-season.",
      remedy: (found: unknown) =>
        typeof found === "string" && /^[a-z][a-z\d/-]*$/.test(found) ? `/${found}` : undefined,
    }),
  title: pageSchema.shape.title,
  eyebrow: pageSchema.shape.eyebrow.optional(),
  heading: text("Where to park")
    .max(120, { error: "at most 120 characters" })
    .optional()
    .meta({ hint: "The title, if this is left empty." }),
  lead: pageSchema.shape.lead,
  description: pageSchema.shape.description,
  keywords: list(text("parking"), 2, 12).optional(),
  view: view.optional(),
  updated: pageSchema.shape.updated,
  date: pastDate.optional().meta({ label: "Day of the news", hint: "For news alone." }),
  menu: text("main, footer, or the address of an entry of the menu such as /about")
    .optional()
    .meta({
      hint: "main, footer, or the address of an entry of the menu to stand below, such as /about. Empty: in no menu.",
    }),
  language: language.optional().meta({
    hint: "Only where it differs from the language of the site, such as es.",
  }),
  labels: labelsSchema
    .optional()
    .meta({ label: "Labels around it", hint: "In the language of the page." }),
  sample: sample.optional(),
});

/** Reads the added pages, newest news first, then by title. */
export const readAddedPages = (reader: ContentReader, brandName: string) =>
  readEach(
    reader.texts("pages").filter(({ file }) => isAddedPage(file)),
    ({ name, slug, file }) => {
      const page = reader.record(name, addedPageSchema);
      return {
        ...page,
        file,
        slug,
        name: `page-${slug}` as const,
        eyebrow: page.eyebrow ?? page.title,
        heading: page.heading ?? page.title,
        keywords: page.keywords ?? [page.title, brandName],
        view: page.view ?? "dunes",
      };
    },
  ).sort((a, b) => (b.date ?? "").localeCompare(a.date ?? "") || a.title.localeCompare(b.title));

export type AddedPage = ReturnType<typeof readAddedPages>[number];

const nameOf = (language: string) =>
  new Intl.DisplayNames(language, { type: "language" }).of(new Intl.Locale(language).language);

/** Returns the languages of the pages, and a link to each language's page with the shortest path. */
export function languagesOf(
  language: string,
  pages: readonly AddedPage[],
  presentLinks: ReturnType<typeof presentLinksOf>,
) {
  const translations = pages
    .filter((page) => page.language !== undefined)
    .map(({ labels, ...page }) => ({
      ...page,
      labels: labels && { ...labels, links: presentLinks(labels.links) },
    }));
  const shortestFirst = translations
    .filter((page) => page.language !== language)
    .sort((a, b) => a.path.length - b.path.length);
  const homes = shortestFirst.filter(
    (page) => page === shortestFirst.find((other) => other.language === page.language),
  );
  return {
    translations,
    /** The language of the site is the first. */
    languages: [
      { href: "/", label: nameOf(language), language },
      ...homes.map(({ path, title, language }) => ({ href: path, label: title, language })),
    ],
  };
}

/** Checks the front matter, if there is any, of the texts of the site's own pages. */
export function checkFrontMatter(reader: ContentReader): void {
  for (const { name, file, text } of reader.texts("pages", "legal")) {
    if (!isAddedPage(file) && /^\s*---/.test(text)) reader.record(name, textSchema);
  }
}
