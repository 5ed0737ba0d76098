import { z } from "zod";
import { namesNothingAbsent } from "./absent-facts.ts";
import { ContentError, define } from "./define.ts";
import { withFacts } from "./facts.ts";
import { address, date, list, pattern, slug, text, view } from "./fields.ts";
import { frontMatter } from "./front-matter.ts";
import { pageSchema } from "./pages.ts";
import { figuresSchema } from "./service-figures.ts";
import { serviceWords } from "./service-words.ts";

const source = z.strictObject({
  title: text("Anal Fissures: clinical practice guideline"),
  organization: text("American Society of Colon and Rectal Surgeons"),
  year: z.int().min(1990).max(2100),
  url: address,
  /** The day on which somebody opened the source and found it to say this, for pages without a date. */
  accessed: date.optional(),
});

/** The front matter of one service page. The prose parts stand below it in the file. */
export const serviceSchema = z.strictObject({
  slug,
  order: z.int().min(1),
  title: text("Anal Fissure"),
  plainTitle: text("A small tear that hurts when you go"),
  /** The heading of the first part, as a question. */
  whatIs: pattern(/^\S.*\?$/, "a question such as “What is an anal fissure?”"),
  excerpt: text("Relax the muscle, heal the tear.").max(90, { error: "at most 90 characters" }),
  symptom: text("Pain or a tear").optional(),
  view,
  lead: text("Two or three plain sentences."),
  description: pageSchema.shape.description,
  keywords: pageSchema.shape.keywords,
  glance: list(z.strictObject({ label: text("Time"), value: text("Under 30 minutes") }), 2, 4),
  care: z.strictObject({
    emergency: list(text("Heavy bleeding with fainting"), 2, 12),
    today: list(text("A new, very sore lump"), 2, 10),
    visit: list(text("Bleeding that lasts more than two days"), 2, 10),
    /** The numbers of the sources of these three lists. */
    sources: z.array(z.int().min(1)).optional(),
  }),
  figures: figuresSchema.optional(),
  questions: list(text("What else could this be?"), 4, 8),
  faq: list(
    z.strictObject({ question: text("Is it cancer?"), answer: text("Usually not…") }),
    3,
    9,
  ),
  related: list(slug, 2, 3),
  glossary: z.array(
    z.strictObject({ term: text("sphincter"), meaning: text("the ring of muscle …") }),
  ),
  sources: list(source, 3, 24),
  about: z.strictObject({
    type: z.enum(["MedicalCondition", "MedicalProcedure", "MedicalTest", "MedicalSignOrSymptom"]),
    name: text("Anal fissure"),
  }),
  review: z.strictObject({
    author: z.strictObject({ sample: z.boolean(), name: text("Practice editorial team") }),
    reviewer: z.strictObject({ sample: z.boolean(), name: text("Dr. Sample Name, DO") }),
    lastReviewed: date,
    nextReview: date,
  }),
});

/** What every service file holds below its front matter, in this order; `care` is `<CareCards />`. */
export const serviceParts = [
  "overview",
  "symptoms",
  "causes",
  "care",
  "diagnosis",
  "treatments",
  "visit",
  "recovery",
] as const;

export type ServicePart = (typeof serviceParts)[number];

export type Service = z.output<typeof serviceSchema>;

/** The front matter of a service's file, and the headings of the parts of its page. */
export type ServiceRecord = Service & { parts: readonly { id: ServicePart; label: string }[] };

/** Every number of a source, in the text, the urgencies and the figures, has to be one of the list. */
function checkCited(file: string, { sources, care, figures }: Service, body: string): void {
  const labels = figures?.schematic?.labels ?? [];
  const cited = [
    ...[...body.matchAll(/<Cite n="([^"]*)"/g)].map(([, n]) => Number(n)),
    ...(care.sources ?? []),
    ...[...labels, ...(figures?.treatments ?? []), ...(figures?.recovery ?? [])].flatMap(
      (each) => each.sources ?? [],
    ),
  ];
  const unknown = cited.find((n) => !sources[n - 1]);
  if (unknown === undefined) return;
  throw new ContentError(
    `${file}: sources: expected a number from 1 to ${sources.length} wherever one is cited, found ${unknown}`,
  );
}

/** Several records and checks read the same file. */
const known = new Map<string, { text: string; service: ServiceRecord }>();

/**
 * Reads one service file: its front matter and the headings of its parts, checked, with the facts
 * filled in.
 *
 * @throws {ContentError} naming file, field, expected and found
 */
export function readService(name: string, text: string): ServiceRecord {
  const before = known.get(name);
  if (before?.text === text) return before.service;
  const file = `content/services/${name}`;
  const { fields, body } = frontMatter(file, withFacts(text, file));
  const record = define(file, serviceSchema, fields);
  if (`${record.slug}.mdx` !== name) {
    throw new ContentError(`${file}: slug: expected the file's own name, found "${record.slug}"`);
  }
  const found = [...body.matchAll(/<Part is="([^"]*)"|<(CareCards) \/>/g)]
    .map(([, id, care]) => (care ? "care" : id))
    .join(", ");
  if (found !== serviceParts.join(", ")) {
    throw new ContentError(
      `${file}: expected the parts ${serviceParts.join(", ")} (care is <CareCards />) in this order, found ${found || "none"}`,
    );
  }
  checkCited(file, record, body);
  const labels = { overview: record.whatIs, ...serviceWords.parts };
  const parts = serviceParts.map((id) => ({ id, label: labels[id] }));
  // A line that names the price of a visit that is not offered stays out.
  const service = { ...record, glance: record.glance.filter(namesNothingAbsent), parts };
  known.set(name, { text, service });
  return service;
}
