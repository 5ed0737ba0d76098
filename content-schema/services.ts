import { servicePath } from "../app/paths.ts";
import { namesNothingAbsent, withFacts } from "./fill-facts.ts";
import { serviceWords } from "./service.ts";
import { type Service, type ServiceRecord, serviceParts, serviceSchema } from "./service-schema.ts";
import { frontMatter, textsIn } from "./validation/read.ts";
import { ContentError, validate } from "./validation/validate.ts";

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

/**
 * Reads one service file: its front matter and the headings of its parts, checked, with the facts
 * filled in.
 *
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
  checkCited(file, record, body);
  const labels = { overview: record.whatIs, ...serviceWords.parts };
  const parts = serviceParts.map((id) => ({ id, label: labels[id] }));
  // A line that names the price of a visit that is not offered stays out.
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

/** What menus, grids and cards show of each service, in the practice's order. */
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

/** All that a service's own page shows, by its slug; its text stands in the file itself. */
export const serviceRecords: Readonly<Record<string, ServiceRecord>> = Object.fromEntries(
  all.map((service) => [service.slug, service]),
);

/** What search engines are told of each medical page: its subject, review and sources. */
export const medicalPages = all.map(({ slug, title, about, review, sources }) => ({
  slug,
  path: servicePath(slug),
  title,
  about,
  review,
  sources,
}));

export type MedicalPage = (typeof medicalPages)[number];
