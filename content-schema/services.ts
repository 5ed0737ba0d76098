import { namesNothingAbsent, withFacts } from "./fill-facts.ts";
import { servicePath } from "./format/page-path.ts";
import { serviceWords } from "./service.ts";
import { type Service, type ServiceRecord, serviceParts, serviceSchema } from "./service-schema.ts";
import { frontMatter, textsIn } from "./validation/read.ts";
import { ContentError, validate } from "./validation/validate.ts";

/** Throws if urgencies or figures cite a source that the list lacks. */
function checkCited(file: string, { sources, care, figures }: Service): void {
  const { schematic, treatments = [], recovery = [] } = figures ?? {};
  const places = [care, ...(schematic?.labels ?? []), ...treatments, ...recovery];
  const cited = places.flatMap((place) => place.sources ?? []);
  const unknown = cited.find((n) => !sources[n - 1]);
  if (unknown === undefined) return;
  throw new ContentError(
    `${file}: sources: expected a number from 1 to ${sources.length} wherever one is cited, found ${unknown}`,
  );
}

/**
 * Reads and validates a service file: its front matter, with facts, and the headings of its parts.
 * @throws {ContentError} naming file, field, expected and found
 */
export function readService(name: string, text: string): ServiceRecord {
  const file = `content/services/${name}`;
  const { fields, body } = frontMatter(file, withFacts(text, file));
  const record = validate(file, serviceSchema, fields);
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
  checkCited(file, record);
  const labels = { overview: record.whatIs, ...serviceWords.parts };
  const parts = serviceParts.map((id) => ({ id, label: labels[id] }));
  // Drop lines that name the price of an unavailable visit.
  return { ...record, glance: record.glance.filter(namesNothingAbsent), parts };
}

const all = textsIn("services")
  .map(({ name, source }) => readService(name, source))
  .sort((a, b) => a.order - b.order);

for (const service of all) {
  for (const slug of service.related) {
    if (!all.some((other) => other.slug === slug)) {
      throw new ContentError(
        `content/services/${service.slug}.mdx: related: expected the slug of a service, found "${slug}"`,
      );
    }
  }
}

/** Summaries for menus, grids and cards, in the practice's order. */
export const services = all.map(({ slug, title, plainTitle, excerpt, symptom, view }) => ({
  slug,
  title,
  plainTitle,
  excerpt,
  symptom: symptom ?? null,
  view,
  path: servicePath(slug),
}));

export type ServiceSummary = (typeof services)[number];

/** Service records by slug; the text is in the file. */
export const serviceRecords: Readonly<Record<string, ServiceRecord>> = Object.fromEntries(
  all.map((service) => [service.slug, service]),
);

/** Each medical page's subject, review and sources, for structured data. */
export const medicalPages = all.map(({ slug, title, about, review, sources }) => ({
  slug,
  path: servicePath(slug),
  title,
  about,
  review,
  sources,
}));

export type MedicalPage = (typeof medicalPages)[number];
