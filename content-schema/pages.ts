import { z } from "zod";
import { readCopy } from "./fill-facts.ts";
import { samples } from "./samples.ts";
import { date, list, schemaOf, text, view } from "./validation/fields.ts";

/** Title, heading and search description of a page. */
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

/** Replaces parts of the hero while the page's facts are samples. */
const sampleHead = pageSchema.pick({ eyebrow: true, lead: true, description: true });

/** Every page other than services, by the name that code uses. */
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

/** A page with its name, from code or from the file name of an added page. */
export type NamedPage = Page & { readonly name: PageName | `page-${string}` };

/** Hero copy and metadata of each page. */
const records = readCopy("pages.yaml", pagesSchema);

/**
 * Title, heading, lead and search description of every page other than services. `view` names the
 * hero's view; `updated` is the date of the last change.
 */
export const pages = Object.fromEntries(
  Object.entries(records).map(([name, { sampleHead, ...page }]) => [
    name,
    { ...page, ...(samples.testimonials ? sampleHead : {}), name },
  ]),
) as { readonly [Name in PageName]: NamedPage };
