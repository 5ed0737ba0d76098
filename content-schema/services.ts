import type { ContentReader, TextFile } from "./content-reader.ts";
import { namesMissingFact } from "./fill-facts.ts";
import { servicePath } from "./format/page-path.ts";
import { checkParts } from "./service-parts.ts";
import { serviceParts, serviceSchema } from "./service-schema.ts";
import { readUrgency, type UrgentRecords } from "./service-urgency.ts";
import { checkOneOf, contentError } from "./validation/problem.ts";
import { readAll, readEach } from "./validation/validate.ts";
import type { Words } from "./word-schemas.ts";

export type * from "./service-schema.ts";

function readService(
  reader: ContentReader,
  text: TextFile,
  headings: Words["service"]["parts"],
  records: UrgentRecords,
) {
  const { name, slug, file } = text;
  const { record, urgency } = readAll({
    record: () => reader.record(name, serviceSchema),
    urgency: () => readUrgency(reader, text, records),
    parts: () => checkParts(reader, text),
  });
  if (record.slug !== slug) {
    const expected = "the file's own name";
    const fix = `write ${slug}: a page keeps its address`;
    throw contentError({ file, path: ["slug"] }, { expected, fix, written: record.slug });
  }
  const labels = { overview: record.whatIs, ...headings };
  const parts = serviceParts.map((id) => ({ id, label: labels[id] }));
  // Lines that name a missing fact, such as the price of a visit not offered, are omitted.
  const glance = record.glance.filter((line) => !namesMissingFact(line));
  if (glance.length < 2) {
    const expected = "at least 2 lines without facts that the practice lacks";
    throw contentError({ file, path: ["glance"] }, { expected, found: `${glance.length}` });
  }
  const path = servicePath(slug);
  return { ...record, ...urgency, glance, parts, path };
}

export type ServiceRecord = ReturnType<typeof readService>;

/** Throws a `ContentError` for a former name that a service has or had, or an unknown related service. */
function checkReferences(services: readonly ServiceRecord[]): void {
  const slugs = services.map(({ slug }) => slug);
  const taken = new Set(slugs);
  readEach(services, ({ slug, related, formerly = [] }) => {
    const file = `content/services/${slug}.mdx`;
    for (const [index, name] of formerly.entries()) {
      const place = { file, path: ["formerly", index] };
      const expected = "a name that no service has";
      if (taken.has(name)) throw contentError(place, { expected, written: name });
      taken.add(name);
    }
    const others = slugs.filter((each) => each !== slug);
    const expected = "the name of another service in its address";
    for (const name of related) checkOneOf(name, others, { file, path: ["related"] }, expected);
  });
}

/** Returns the services in the practice's order. Throws a `ContentError`. */
export function readServices(
  reader: ContentReader,
  headings: Words["service"]["parts"],
  records: UrgentRecords,
): ServiceRecord[] {
  const services = readEach(reader.texts("services"), (text) =>
    readService(reader, text, headings, records),
  );
  services.sort((a, b) => a.order - b.order);
  checkReferences(services);
  return services;
}

/** What menus, grids and cards show of a service. */
export function summaryOf(service: ServiceRecord) {
  const { slug, title, plainTitle, excerpt, symptom = null, view, path } = service;
  return { slug, title, plainTitle, excerpt, symptom, view, path };
}

export type ServiceSummary = ReturnType<typeof summaryOf>;
