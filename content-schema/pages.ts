import { z } from "zod";
import { readCopy } from "./fill-facts.ts";
import { samples } from "./samples.ts";
import { date, list, schemaOf, text, view } from "./validation/fields.ts";

/** Title, heading and search description of one page. */
export const pageSchema = schemaOf({
  title: text("Contact Us").meta({ label: "Title in the browser and in search results" }),
  eyebrow: "Contact",
  heading: text("Talk to a person")
    .refine((heading) => /^[^*]*(?:\*[^*\s]+\*[^*]*)?$/.test(heading), {
      error:
        "a heading with no emphasis, or with one word between two stars, such as “The things *nobody* says”",
    })
    .meta({ hint: "One word between two stars is emphasized." }),
  lead: "Call either office, Monday to Friday.",
  description: z
    .string()
    .min(70, { error: "a description of 70 to 160 characters" })
    .max(160, { error: "a description of 70 to 160 characters" })
    .meta({ label: "Description in search results", hint: "70 to 160 characters." }),
  keywords: list("proctologist", 2, 12),
  view,
  updated: date.meta({ label: "Last change" }),
});

/** What stands in a page's head in place of its words as long as what it shows is a sample. */
const sampleHead = pageSchema.pick({ eyebrow: true, lead: true, description: true });

/** Every page of the site that is not a service, by the name the code knows it by. */
export const pageNames = [
  "home",
  "about",
  "provider",
  "services",
  "gallery",
  "testimonials",
  "contact",
  "financing",
  "photo-consult",
  "before-visit",
  "medical-disclaimer",
  "terms",
  "privacy",
  "notices",
  "schedule",
  "test",
  "not-found",
] as const;

/** All pages by name. */
export const pagesSchema = z
  .record(
    z.enum(pageNames),
    pageSchema.extend({
      sampleHead: sampleHead.optional().meta({ label: "Words while it is a sample" }),
    }),
  )
  .meta({ label: "Headings and search descriptions" });

export type Page = z.output<typeof pageSchema>;

export type PageName = (typeof pageNames)[number];

/** A page with the name that the code, or the file of an added page, gives it. */
export type NamedPage = Page & { readonly name: PageName | `page-${string}` };

/** The copy at the head of each page, and what search engines and links show of it. */
const records = readCopy("pages.yaml", pagesSchema);

/**
 * Title, heading, first sentence and search description of every page that is not a service.
 * `view` names the picture of the coast at its head; `updated` is the date of its last change.
 */
export const pages = Object.fromEntries(
  Object.entries(records).map(([name, { sampleHead, ...page }]) => [
    name,
    { ...page, ...(samples.testimonials ? sampleHead : {}), name },
  ]),
) as { readonly [Name in PageName]: NamedPage };
