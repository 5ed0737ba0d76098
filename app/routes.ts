import {
  addedPages,
  doctors,
  gallery,
  hasGallery,
  hasPhotoConsult,
  hasTelehealth,
  hasTestimonials,
  medicalPages,
  type PageName,
  pages,
  providerPath,
} from "#content";
import { galleryPath, paths } from "./paths.ts";
import { redirects } from "./redirects.ts";

export type Route = {
  path: string;
  /** The module in `app/pages/`. */
  page: string;
  /** The record of `content/pages.yaml`; also the metadata, unless the page has its own. */
  name?: PageName;
  props?: Readonly<Record<string, string>>;
  /** `public`: linked and indexable; `hidden`: not linked; `redirect`: for hosts that cannot. */
  kind: "public" | "gallery" | "hidden" | "redirect" | "missing";
  /** Date of the last change, for the sitemap. */
  changed?: string;
};

const named = (path: string, page: string, name: PageName): Route => ({
  path,
  page,
  name,
  kind: "public",
  changed: pages[name].updated,
});

const legal = (path: string, name: PageName) => named(path, "legal", name);

const galleryRoutes: readonly Route[] = [
  { ...named(paths.gallery, "gallery-popup", "gallery"), kind: "gallery" },
  ...gallery.map(
    ({ id }): Route => ({
      path: galleryPath(id),
      page: "gallery-category",
      props: { id },
      kind: "gallery",
      changed: pages.gallery.updated,
    }),
  ),
];

export const routes: readonly Route[] = [
  named(paths.home, "home", "home"),
  named(paths.about, "about", "about"),
  named(providerPath, "provider", "provider"),
  ...doctors.map(
    ({ path, slug }): Route => ({
      ...named(path, "doctor", "provider"),
      props: { slug, path },
    }),
  ),
  named(paths.services, "services", "services"),
  ...medicalPages.map(
    ({ path, slug, review }): Route => ({
      path,
      page: "service",
      props: { slug },
      kind: "public",
      // A sample reviewer's date is not a review date.
      ...(review.reviewer.sample ? {} : { changed: review.lastReviewed }),
    }),
  ),
  ...(hasTestimonials ? [named(paths.testimonials, "testimonials", "testimonials")] : []),
  named(paths.contact, "contact-us", "contact"),
  named(paths.schedule, "schedule", "schedule"),
  named(paths.financing, "financing-options", "financing"),
  ...(hasPhotoConsult || hasTelehealth
    ? [named(paths.photoConsult, "photo-consult", "photo-consult")]
    : []),
  named(paths.beforeVisit, "before-visit", "before-visit"),
  legal(paths.medicalDisclaimer, "medical-disclaimer"),
  legal(paths.terms, "terms"),
  legal(paths.privacy, "privacy"),
  legal(paths.notices, "notices"),
  ...addedPages.map(
    ({ path, slug, updated }): Route => ({
      path,
      page: "added",
      props: { slug },
      kind: "public",
      changed: updated,
    }),
  ),
  ...(hasGallery ? galleryRoutes : []),
  { ...named(paths.test, "test", "test"), kind: "hidden" },
  { ...named(paths.notFound, "not-found", "not-found"), kind: "missing" },
  { path: paths.unknownService, page: "unknown-service", kind: "missing" },
  ...redirects
    .filter(({ to }) => to !== paths.gallery || hasGallery)
    .map(
      ({ from, to, name }): Route => ({
        path: from,
        page: "redirect",
        props: { to, name },
        kind: "redirect",
      }),
    ),
];

export const publicPaths = routes.filter(({ kind }) => kind === "public").map(({ path }) => path);
