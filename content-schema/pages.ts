import { strictObject, type z } from "zod";
import type { ContentReader } from "./content-reader.ts";
import { namesFacts } from "./fill-facts.ts";
import { fromKeys, keysOf } from "./keys.ts";
import type { OptionalParts } from "./optional-parts.ts";
import { list, pastDate, shortText, text, view } from "./validation/fields.ts";

/** What a page says of itself: at its top, in search results and in the sitemap. */
export const pageSchema = strictObject({
  title: shortText("Contact Us").meta({ label: "Title in the browser and in search results" }),
  eyebrow: text("Contact"),
  heading: text("Talk to a person")
    .max(120, { error: "at most 120 characters" })
    .refine((heading) => /^[^*]*(?:\*[^*\s]+\*[^*]*)?$/.test(heading), {
      error:
        "a heading with no emphasis, or with one word between two stars, such as “The things *nobody* says”",
    })
    .meta({ hint: "One word between two stars is emphasized." }),
  lead: text("Call either office, Monday to Friday."),
  description: text("Where the offices are, and when a person answers.")
    // One that names what the practice lacks is reported for that.
    .refine((words) => namesFacts(words) || (words.length >= 70 && words.length <= 160), {
      error: "a description of 70 to 160 characters",
    })
    .meta({ label: "Description in search results", hint: "70 to 160 characters." }),
  keywords: list(text("proctologist").meta({ label: "keyword" }), 2, 12),
  view,
  updated: pastDate.meta({ label: "Last change" }),
});

const { eyebrow, lead, description } = pageSchema.shape;

/** With other words until the quotes are patients' own. */
const testimonials = pageSchema.extend({
  sampleHead: strictObject({ eyebrow, lead, description })
    .optional()
    .meta({ label: "Words while it has samples", hint: "Patients’ own words may be among them." }),
});

/** Pages by their names in code. */
const pagesSchema = strictObject({
  home: pageSchema,
  about: pageSchema,
  provider: pageSchema,
  services: pageSchema,
  gallery: pageSchema,
  testimonials,
  contact: pageSchema,
  financing: pageSchema,
  "photo-consult": pageSchema,
  "before-visit": pageSchema,
  "medical-disclaimer": pageSchema,
  terms: pageSchema,
  privacy: pageSchema,
  notices: pageSchema,
  schedule: pageSchema,
  test: pageSchema,
  "not-found": pageSchema,
}).meta({ label: "Headings and search descriptions" });

export type Page = z.output<typeof pageSchema>;

type PageName = keyof typeof pagesSchema.shape;

export type NamedPage = Page & { readonly name: PageName | `page-${string}` };

/** Reads what pages say of themselves; `null` for the photo consult without remote visits. */
export function readPageMetadata(
  reader: ContentReader,
  parts: OptionalParts,
  samples: { testimonials: boolean },
) {
  const { testimonials, ...others } = reader.record("pages.yaml", pagesSchema);
  const { sampleHead, ...head } = testimonials;
  const records = { ...others, testimonials: { ...head, ...(samples.testimonials && sampleHead) } };
  const pages = fromKeys(keysOf(records), (name): NamedPage => ({ ...records[name], name }));
  const isRemote = parts["photo-consult"] || parts["video-visit"];
  return { ...pages, "photo-consult": isRemote ? pages["photo-consult"] : null };
}
