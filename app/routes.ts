import {
  addedPages,
  doctors,
  gallery,
  optionalParts,
  type PageName,
  pages,
  providerPath,
  serviceRecords,
} from "#content";
import { subject } from "./data-attributes.ts";
import { galleryPath, paths, redirects } from "./paths.ts";

export type Route = {
  path: string;
  /** The module in `app/pages/`. */
  page: string;
  /** The record of `content/pages.yaml`; also the metadata, unless the page has its own. */
  name?: PageName;
  /** Beside `path` and the record as `page`, which they may replace. */
  props?: object;
  /** Attributes of the root element, for analytics (specification, section 7). */
  subject?: ReturnType<typeof subject>;
  /** `public`: linked and indexable; `hidden`: not linked; `redirect`: for hosts that cannot. */
  kind: "public" | "gallery" | "hidden" | "redirect" | "missing";
  /** Date of the last change, for the sitemap. */
  changed?: string | undefined;
};

const route = (path: string, page: string, more: Partial<Route>): Route => ({
  path,
  page,
  kind: "public",
  ...more,
});

const named = (path: string, page: string, name: PageName, more?: Partial<Route>) =>
  route(path, page, { name, changed: pages[name].updated, ...more });

const galleryRoutes: readonly Route[] = [
  named(paths.gallery, "gallery-popup", "gallery", { kind: "gallery" }),
  ...gallery.map((category) =>
    route(galleryPath(category.id), "gallery-category", {
      props: { category },
      subject: subject("gallery", category.id),
      kind: "gallery",
      changed: pages.gallery.updated,
    }),
  ),
];

export const routes: readonly Route[] = [
  named(paths.home, "home", "home"),
  named(paths.about, "about", "about"),
  named(providerPath, "provider", "provider"),
  ...doctors.map((doctor) => named(doctor.path, "doctor", "provider", { props: { doctor } })),
  named(paths.services, "services", "services"),
  ...Object.values(serviceRecords).map((service) =>
    route(service.path, "service", {
      props: { service },
      subject: subject("service", service.title),
      // A sample reviewer's date is not a review date.
      changed: service.review.reviewer.sample ? undefined : service.review.lastReviewed,
    }),
  ),
  ...(optionalParts.testimonials
    ? [named(paths.testimonials, "testimonials", "testimonials")]
    : []),
  named(paths.contact, "contact-us", "contact"),
  named(paths.schedule, "schedule", "schedule"),
  named(paths.financing, "financing-options", "financing"),
  ...(optionalParts["photo-consult"] || optionalParts["video-visit"]
    ? [named(paths.photoConsult, "photo-consult", "photo-consult")]
    : []),
  named(paths.beforeVisit, "before-visit", "before-visit"),
  named(paths.medicalDisclaimer, "legal", "medical-disclaimer"),
  named(paths.terms, "legal", "terms"),
  named(paths.privacy, "legal", "privacy"),
  named(paths.notices, "legal", "notices"),
  ...addedPages.map((page) =>
    route(page.path, "added", { props: { page }, changed: page.updated }),
  ),
  ...(optionalParts.gallery ? galleryRoutes : []),
  named(paths.test, "test", "test", { kind: "hidden" }),
  named(paths.notFound, "not-found", "not-found", { kind: "missing" }),
  route(paths.unknownService, "unknown-service", { kind: "missing" }),
  ...redirects
    .filter(({ to }) => to !== paths.gallery || optionalParts.gallery)
    .map(({ from, to, name }) =>
      route(from, "redirect", { name, props: { to }, kind: "redirect" }),
    ),
];
