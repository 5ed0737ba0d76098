import { z } from "zod";
import { readCopy, withFacts } from "./fill-facts.ts";
import { pageSchema, pages } from "./pages.ts";
import { practice } from "./practice.ts";
import { date, list, pattern, schemaOf, text, view } from "./validation/fields.ts";
import { frontMatter, textsIn } from "./validation/read.ts";
import { ContentError, validate } from "./validation/validate.ts";

/** Tags that render their children only with some settings: `<WhenMaps is="on-click">`. */
export const choiceTags = [
  "WhenAnalytics",
  "WhenMaps",
  "WhenHipaa",
  "WhenMedicare",
  "WhenInsurance",
  "WhenOffered",
  "WhenNotOffered",
] as const;

/** Tags available only in the texts of services. */
const serviceTags = ["Part", "Term", "Cite", "CareCards"] as const;

/** Tags available in texts besides Markdown, such as `<Phones />`; components are in the layout. */
export const textTags = [
  ...serviceTags,
  "Phones",
  "LastUpdated",
  "LenderLink",
  "OtherDoctors",
  "PrivacyNotice",
  "Picture",
  "News",
  ...choiceTags,
] as const;

export type ServiceTag = (typeof serviceTags)[number];
/** Tags that render something in any text. */
export type TextTag = Exclude<(typeof textTags)[number], ServiceTag | (typeof choiceTags)[number]>;

const sample = z.boolean({ error: "true while the words are a sample; else no such line" });

/** Front matter of a built-in page's text, or of one in `content/legal/`. */
export const textSchema = schemaOf({ sample });

/** Texts of built-in pages in `content/pages/`; their metadata is in `pages.yaml`. */
const ownTexts = ["about", "contact", "financing", "provider"] as const;

/** Whether a file of `content/pages/` adds a page. */
export const isAddedPage = (file: string): boolean =>
  file.startsWith("content/pages/") &&
  !ownTexts.some((name) => file === `content/pages/${name}.mdx`);

/** First path segments that added pages cannot use. */
const taken = ["assets", "contacts", "gallery", "gallery-media", "images", "samples", "share"];
const isTaken = (path: string) =>
  taken.some((folder) => path === `/${folder}` || path.startsWith(`/${folder}/`));

/** Front matter of an added page in `content/pages/`. */
export const addedPageSchema = schemaOf({
  kind: z.literal("page", { error: "page, in each page that you add" }),
  path: pattern(
    /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/,
    "a path of lower-case words joined by hyphens, such as /parking or /news/flu-season",
  )
    .refine((path) => !isTaken(path), {
      error: `a path that begins otherwise than /${taken.join(", /")}`,
    })
    .meta({ label: "Address", hint: "Such as /parking or /news/flu-season." }),
  title: pageSchema.shape.title,
  eyebrow: pageSchema.shape.eyebrow.optional(),
  heading: text("Where to park").optional().meta({ hint: "The title, if this is left empty." }),
  lead: pageSchema.shape.lead,
  description: pageSchema.shape.description,
  keywords: list("parking", 2, 12).optional(),
  view: view.optional(),
  updated: pageSchema.shape.updated,
  date: date.optional().meta({ label: "Day of the news", hint: "For news alone." }),
  menu: text("main, footer, or the address of an entry of the menu such as /about")
    .optional()
    .meta({
      label: "Menu",
      hint: "main, footer, or the address of an entry of the menu to stand below, such as /about. Empty: in no menu.",
    }),
  sample: sample.optional(),
});

/** Reads an added page's front matter after facts are filled in. */
export function readAddedPage(file: string, source: string): z.output<typeof addedPageSchema> {
  if (!source.startsWith("---\n")) {
    throw new ContentError(
      `${file}: expected kind, path, title, lead, description and updated between two lines of ---, found ${JSON.stringify(source.slice(0, 40))}`,
    );
  }
  return validate(file, addedPageSchema, frontMatter(file, source).fields);
}

/** Reads a text: its body, and whether it is a sample. Front matter is optional. */
export function readText(file: string, source: string): { sample: boolean; body: string } {
  if (isAddedPage(file)) {
    // `addedPages` validates the fields, with facts.
    const { fields, body } = frontMatter(file, source);
    return { sample: (fields as { sample?: boolean } | null)?.sample === true, body };
  }
  if (!source.startsWith("---\n")) return { sample: false, body: source };
  const { fields, body } = frontMatter(file, source);
  return { sample: validate(file, textSchema, fields).sample, body };
}

/**
 * Added pages of `content/pages/`, news first and newest first, with path, menu place and
 * description from the front matter. `slug` is the file's name without extension.
 */
export const addedPages = textsIn("pages")
  .filter(({ file }) => isAddedPage(file))
  .map(({ name, file, source }) => {
    const page = readAddedPage(file, withFacts(source, file));
    const slug = name.slice(0, -".mdx".length);
    return {
      ...page,
      file,
      slug,
      name: `page-${slug}` as const,
      eyebrow: page.eyebrow ?? page.title,
      heading: page.heading ?? page.title,
      keywords: page.keywords ?? [page.title, practice.brandName],
      view: page.view ?? "dunes",
    };
  })
  .sort((a, b) => (b.date ?? "").localeCompare(a.date ?? "") || a.title.localeCompare(b.title));

/** An added page with what menus and its hero need. */
export type AddedPage = (typeof addedPages)[number];

/** Added pages with a date, newest first. */
export const news = addedPages.filter(({ date }) => date !== undefined);

/** Copy of the tags in texts, such as `<LenderLink />`. */
export const textWords = readCopy("words/texts.yaml", {
  lender: "Read the lender’s terms at Sample Health Card",
  privacyNotice: "Read our full Notice of Privacy Practices",
  doctor: "{doctor}: California license no. {licence}. Board certification: {board}.",
});

/** When the legal texts last changed, for `<LastUpdated />`. */
export const legalUpdated = pages.terms.updated;
