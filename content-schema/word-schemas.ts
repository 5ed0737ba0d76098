import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { strictObject, z } from "zod";
import type sample from "../.cache/content/word-shapes.ts";
import { fromKeys } from "./keys.ts";
import {
  anyLink,
  httpsUrl,
  link,
  linkOrAll,
  list,
  optionalText,
  pattern,
  placeholdersOf,
  text,
  textWith,
} from "./validation/fields.ts";
import { parseYaml } from "./validation/yaml.ts";

/** Every practice's words have the names and placeholders of the sample practice's. */
const sampleFolder = "tests/fixtures/dermatologist/words";

function readSample() {
  const folder = join(import.meta.dirname, "..", sampleFolder);
  return Object.fromEntries(
    readdirSync(folder).map((name) => {
      const words = parseYaml(`${sampleFolder}/${name}`, readFileSync(join(folder, name), "utf8"));
      return [name.replace(".yaml", ""), words];
    }),
  );
}

/** The sample practice's words, by file of `content/words/`. */
export const sampleWords = readSample() as typeof sample;

const homeSections = [
  "hero",
  "press",
  "welcome",
  "quotes",
  "from-home",
  "same-day",
  "treatments",
  "locations",
] as const;

const sectionsSchema = list(z.enum(homeSections).meta({ label: "section" }), 1, homeSections.length)
  .refine(([first]) => first === "hero", {
    error: "hero as the first section, because it holds the heading of the page",
  })
  .meta({
    label: "Sections of the home page, in their order",
    hint: "Move or remove all but the first. One that the practice does without is not shown.",
  });

const hint = { hint: optionalText };
const points = { points: list(text("California residents"), 1, 4) };
const examples = <const Art extends readonly string[]>(art: Art) =>
  list(strictObject({ art: z.enum(art), text: text("The whole area") }), 1, art.length);

/** Schemas that cannot be derived from the sample: of optional fields, formats and numbers. */
const overrides = {
  contact: { form: { fields: { name: hint, email: hint, message: hint } } },
  financing: {
    pay: { medicare: { href: pattern(/^#[a-z-]+$/, "a heading below as #ask-about-cost") } },
  },
  footer: { practice: { links: list(linkOrAll, 1, 40) }, legal: list(link, 1, 12) },
  home: {
    sections: sectionsSchema,
    hero: {
      facts: list(
        strictObject({ value: text("Same day"), label: text("treatment, when it is right") }),
        1,
        3,
      ),
    },
    welcome: { link: { href: pattern(/^\/[a-z0-9/-]*$/, "the address of a page such as /about") } },
    fromHome: { photo: points, video: points },
  },
  "photo-consult": {
    photos: { children: { link: { url: httpsUrl } } },
    images: { do: examples(["close", "whole", "type"]), dont: examples(["blur", "dark", "far"]) },
  },
  search: { examples: list(text("piles"), 1, 4) },
  service: {
    prices: { officeNote: optionalText },
    figures: { visit: { steps: list(text("Arrive"), 5, 5) } },
  },
  visit: { bring: { source: { url: httpsUrl } } },
};

/** The types of a sample, with those of `overrides` in place of some. */
type WithOverrides<Sample, Fields> = {
  [Name in keyof Sample]: Name extends keyof Fields
    ? Fields[Name] extends z.ZodType
      ? z.output<Fields[Name]>
      : WithOverrides<Sample[Name], Fields[Name]>
    : Sample[Name];
};

export type Words = WithOverrides<typeof sample, typeof overrides>;

const recordOf = (names: readonly string[], schemaOf: (name: string) => z.ZodType) =>
  strictObject(fromKeys(names, schemaOf));

/** Fields that contain an address in every file, unless `overrides` has another schema. */
const linkNames = ["href", "url"];

/** Returns the schema of a list's entries; a field that some samples lack is optional. */
function entrySchema(samples: readonly unknown[]): z.ZodType {
  if (samples.some((sample) => typeof sample !== "object")) {
    return textWith(placeholdersOf(samples.join(" ")), { some: true });
  }
  const entries = samples as Record<string, unknown>[];
  const names = new Set(entries.flatMap((entry) => Object.keys(entry)));
  return recordOf([...names], (name) => {
    const values = entries.filter((entry) => name in entry).map((entry) => entry[name]);
    const schema = linkNames.includes(name) ? anyLink : entrySchema(values);
    return values.length < entries.length ? schema.optional() : schema;
  });
}

/** Returns a schema with the fields and placeholders of a sample record; `overrides` replaces some fields. */
export function schemaFromSample(sample: unknown, overrides: unknown): z.ZodType {
  if (overrides instanceof z.ZodType) return overrides;
  if (typeof sample === "string") return textWith(placeholdersOf(sample));
  if (typeof sample === "number") return z.int().min(1, { error: "at least 1" });
  if (typeof sample === "boolean") return z.boolean();
  if (Array.isArray(sample)) return list(entrySchema(sample), 1, 20);
  const samples = sample as Record<string, unknown>;
  const fieldOverrides = (overrides ?? {}) as Record<string, unknown>;
  return recordOf(Object.keys(samples), (name) => {
    const usual = linkNames.includes(name) ? anyLink : undefined;
    return schemaFromSample(samples[name], fieldOverrides[name] ?? usual);
  });
}

/** The schema of each file of `content/words/`. */
export const wordSchemas = (schemaFromSample(sampleWords, overrides) as z.ZodObject).shape as {
  [Name in keyof Words]: z.ZodType<Words[Name]>;
};
