import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { servicePath } from "../app/paths.ts";
import { ContentError } from "./define.ts";
import { contentFolder } from "./read.ts";
import { readService, type ServiceRecord } from "./service-file.ts";

const folder = join(contentFolder, "services");

const all = readdirSync(folder)
  .filter((name) => name.endsWith(".mdx"))
  .map((name) => readService(name, readFileSync(join(folder, name), "utf8")))
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

/** When each medical page is due for its next review, and whether the doctor has signed it. */
export const reviews = all.map(({ slug, review }) => ({
  file: `content/services/${slug}.mdx`,
  nextReview: review.nextReview,
  signed: !review.reviewer.sample,
}));

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
