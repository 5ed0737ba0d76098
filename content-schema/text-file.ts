import { z } from "zod";
import { ContentError, define } from "./define.ts";
import { date, list, pattern, text, view } from "./fields.ts";
import { frontMatter } from "./front-matter.ts";
import { pageSchema } from "./pages.ts";

const sample = z.boolean({ error: "true while the words are a sample; else no such line" });

/** What a text of the site's own pages, or of `content/legal/`, may say of itself. */
export const textSchema = z.strictObject({ sample });

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
export const addedPageSchema = z.strictObject({
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
  keywords: list(text("parking"), 2, 12).optional(),
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
  const hasFields = source.startsWith("---\n");
  if (!hasFields) {
    throw new ContentError(
      `${file}: expected kind, path, title, lead, description and updated between two lines of ---, found ${JSON.stringify(source.slice(0, 40))}`,
    );
  }
  return define(file, addedPageSchema, frontMatter(file, source).fields);
}

/** Reads one text: whether its words are a sample, and the words. Most texts need no front matter. */
export function readText(file: string, source: string): { sample: boolean; body: string } {
  if (isAddedPage(file)) {
    // Its fields are read, with the facts in them, by added-pages.ts.
    const { fields, body } = frontMatter(file, source);
    return { sample: (fields as { sample?: boolean } | null)?.sample === true, body };
  }
  if (!source.startsWith("---\n")) return { sample: false, body: source };
  const { fields, body } = frontMatter(file, source);
  return { sample: define(file, textSchema, fields).sample, body };
}
