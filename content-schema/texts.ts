import { z } from "zod";
import { readCopy, withFacts } from "./fill-facts.ts";
import { type NamedPage, pageSchema, pages } from "./pages.ts";
import { practice } from "./practice.ts";
import { date, list, pattern, schemaOf, text, view } from "./validation/fields.ts";
import { frontMatter, textsIn } from "./validation/read.ts";
import { ContentError, validate } from "./validation/validate.ts";

/** Parts of a text that stand there only with some settings, as `<WhenMaps is="on-click">`. */
export const choiceTags = [
  "WhenAnalytics",
  "WhenMaps",
  "WhenHipaa",
  "WhenMedicare",
  "WhenInsurance",
  "WhenOffered",
  "WhenNotOffered",
] as const;

/** The tags for the texts of services alone. */
export const serviceTags = ["Part", "Term", "Cite", "CareCards"] as const;

/** The tags that texts may use besides plain Markdown, as `<Phones />`; the layout says what each shows. */
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
/** The tags that show something in any text. */
export type TextTag = Exclude<(typeof textTags)[number], ServiceTag | (typeof choiceTags)[number]>;

const sample = z.boolean({ error: "true while the words are a sample; else no such line" });

/** What a text of the site's own pages, or of `content/legal/`, may say of itself. */
export const textSchema = schemaOf({ sample });

/** The texts of `content/pages/` whose pages the site has by itself; their heads are in `pages.yaml`. */
export const ownTexts = ["about", "contact", "financing", "provider"] as const;

/** Whether a file of `content/pages/` is a page that the practice has added. */
export const isAddedPage = (file: string): boolean =>
  file.startsWith("content/pages/") &&
  !ownTexts.some((name) => file === `content/pages/${name}.mdx`);

/** Addresses below these are made otherwise. */
const taken = ["assets", "contacts", "gallery", "gallery-media", "images", "samples", "share"];
const isTaken = (path: string) =>
  taken.some((folder) => path === `/${folder}` || path.startsWith(`/${folder}/`));

/** The front matter of a page that the practice adds to `content/pages/`. */
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

/** Reads the front matter of an added page; the facts are filled in already. */
export function readAddedPage(file: string, source: string): z.output<typeof addedPageSchema> {
  if (!source.startsWith("---\n")) {
    throw new ContentError(
      `${file}: expected kind, path, title, lead, description and updated between two lines of ---, found ${JSON.stringify(source.slice(0, 40))}`,
    );
  }
  return validate(file, addedPageSchema, frontMatter(file, source).fields);
}

/** Reads one text: whether its words are a sample, and the words. Most texts need no front matter. */
export function readText(file: string, source: string): { sample: boolean; body: string } {
  if (isAddedPage(file)) {
    // Its fields are checked, with the facts in them, by `addedPages`.
    const { fields, body } = frontMatter(file, source);
    return { sample: (fields as { sample?: boolean } | null)?.sample === true, body };
  }
  if (!source.startsWith("---\n")) return { sample: false, body: source };
  const { fields, body } = frontMatter(file, source);
  return { sample: validate(file, textSchema, fields).sample, body };
}

/** A page that the practice has added, with what its menus and its head need. */
export type AddedPage = NamedPage & {
  file: string;
  /** The file's name without its ending. */
  slug: string;
  path: string;
  date: string | undefined;
  menu: string | undefined;
};

/**
 * The pages that the practice has added to `content/pages/`, news first and newest first, each with
 * its own path, menu place and description in its front matter.
 */
export const addedPages: readonly AddedPage[] = textsIn("pages")
  .filter(({ file }) => isAddedPage(file))
  .map(({ name, file, source }): AddedPage => {
    const page = readAddedPage(file, withFacts(source, file));
    const slug = name.slice(0, -".mdx".length);
    return {
      ...page,
      file,
      slug,
      name: `page-${slug}`,
      eyebrow: page.eyebrow ?? page.title,
      heading: page.heading ?? page.title,
      keywords: page.keywords ?? [page.title, practice.brandName],
      view: page.view ?? "dunes",
      date: page.date,
      menu: page.menu,
    };
  })
  .sort((a, b) => (b.date ?? "").localeCompare(a.date ?? "") || a.title.localeCompare(b.title));

/** Added pages with a day: the news, newest first. */
export const news = addedPages.filter(({ date }) => date !== undefined);

/** The copy of what stands in texts as a tag, such as `<LenderLink />`. */
export const textWords = readCopy("words/texts.yaml", {
  lender: "Read the lender’s terms at Sample Health Card",
  privacyNotice: "Read our full Notice of Privacy Practices",
  doctor: "{doctor}: California license no. {licence}. Board certification: {board}.",
});

/** When the legal texts last changed, which `<LastUpdated />` shows. */
export const legalUpdated = pages.terms.updated;
