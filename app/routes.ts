import { addedPages } from "#content/added-pages";
import { aftercare } from "#content/aftercare";
import { doctors } from "#content/doctors";
import { optionalParts } from "#content/facts";
import { galleryPages } from "#content/gallery";
import { type NamedPage, type Page, pages } from "#content/pages";
import { providerPath } from "#content/practice";
import { serviceRecords } from "#content/services";
import { index as indexWords } from "#words/aftercare";
import { category as categoryWords } from "#words/gallery";
import { unknownService as unknownServiceWords } from "#words/other-pages";
import { fill } from "../content-schema/format/fill.ts";
import { servicePath } from "../content-schema/format/page-path.ts";
import { subject } from "./data-attributes.ts";
import { galleryPath, paths, redirects } from "./paths.ts";
import {
  discreetShareImage,
  type PageKind,
  type PageRecord,
  pageShareImage,
  type ShareImage,
} from "./seo/page-metadata.ts";

export type Route = {
  path: string;
  /** The module in `app/pages/`. */
  page: string;
  /** The page's content record, passed to its component as the prop `page`. */
  record: PageRecord;
  kind: PageKind;
  /** Omitted on pages not meant to be shared. */
  shareImage?: ShareImage;
  /** Attributes of the root element, for analytics (specification, section 7). */
  subject?: ReturnType<typeof subject>;
  /** Date of the last change, for the sitemap. */
  updated?: string | undefined;
};

const route = (path: string, page: string, record: PageRecord, rest: Partial<Route>): Route => ({
  path,
  page,
  record,
  kind: "public",
  updated: record.updated,
  ...rest,
});

const namedRoute = (path: string, page: string, record: NamedPage) =>
  route(path, page, record, { shareImage: pageShareImage(record) });

type SceneRecord = PageRecord & Pick<Page, "view">;

const discreetRoute = (path: string, page: string, record: SceneRecord, rest: Partial<Route>) =>
  route(path, page, record, { shareImage: discreetShareImage(record.view), ...rest });

/** Returns the record of a gallery category: the gallery's, with the category's text. */
function categoryPage(category: (typeof galleryPages)[number]) {
  const { title, description } = categoryWords;
  const heading = fill(title, { category: category.title });
  return {
    ...pages.gallery,
    category,
    title: heading,
    heading,
    description: fill(description, { category: category.title }),
    keywords: [category.title.toLowerCase(), ...pages.gallery.keywords],
  };
}

export type CategoryPage = ReturnType<typeof categoryPage>;

const galleryRoutes: readonly Route[] = [
  discreetRoute(paths.gallery, "gallery-popup", pages.gallery, { kind: "gallery" }),
  ...galleryPages.map((category) =>
    discreetRoute(galleryPath(category.id), "gallery-category", categoryPage(category), {
      kind: "gallery",
      subject: subject("gallery", category.id),
    }),
  ),
];

const unknownService: PageRecord = {
  ...unknownServiceWords,
  description: fill(unknownServiceWords.description, { service: unknownServiceWords.title }),
};

const errorRoute = (path: string, status: string) =>
  route(path, "not-found", { ...pages["not-found"], status }, { kind: "missing" });

const isReviewed = ({ reviewedBy }: (typeof aftercare)[number]) => reviewedBy !== null;
const aftercareKind = (isSigned: boolean): PageKind => (isSigned ? "public" : "unsigned");
const aftercareIndex = { ...indexWords, view: "boats" as const, keywords: [indexWords.title] };

const aftercareRoutes: readonly Route[] = [
  discreetRoute(paths.aftercare, "aftercare-index", aftercareIndex, {
    kind: aftercareKind(aftercare.some(isReviewed)),
  }),
  ...aftercare.map((sheet) =>
    discreetRoute(sheet.path, "aftercare", sheet, { kind: aftercareKind(isReviewed(sheet)) }),
  ),
];

export type AftercareIndex = typeof aftercareIndex;

/** Every page of the site. */
export const routes: readonly Route[] = [
  namedRoute(paths.home, "home", pages.home),
  namedRoute(paths.about, "about", pages.about),
  namedRoute(providerPath, "provider", pages.provider),
  ...doctors.map((doctor) =>
    discreetRoute(doctor.path, "doctor", doctor, { updated: pages.provider.updated }),
  ),
  namedRoute(paths.services, "services", pages.services),
  ...Object.values(serviceRecords).map((service) =>
    discreetRoute(service.path, "service", service, {
      subject: subject("service", service.title),
      // A sample reviewer's date is not a review date.
      updated: service.review.reviewer.sample ? undefined : service.review.lastReviewed,
    }),
  ),
  ...(optionalParts.testimonials
    ? [namedRoute(paths.testimonials, "testimonials", pages.testimonials)]
    : []),
  namedRoute(paths.contact, "contact-us", pages.contact),
  namedRoute(paths.schedule, "schedule", pages.schedule),
  namedRoute(paths.financing, "financing-options", pages.financing),
  ...(pages["photo-consult"]
    ? [namedRoute(paths.photoConsult, "photo-consult", pages["photo-consult"])]
    : []),
  namedRoute(paths.beforeVisit, "before-visit", pages["before-visit"]),
  namedRoute(paths.medicalDisclaimer, "legal", pages["medical-disclaimer"]),
  namedRoute(paths.terms, "legal", pages.terms),
  namedRoute(paths.privacy, "legal", pages.privacy),
  namedRoute(paths.notices, "legal", pages.notices),
  ...(aftercare.length > 0 ? aftercareRoutes : []),
  ...addedPages.map((page) => namedRoute(page.path, "added", page)),
  ...(optionalParts.gallery ? galleryRoutes : []),
  route(paths.test, "test", pages.test, { kind: "hidden" }),
  errorRoute(paths.malformed, "400 Bad Request"),
  errorRoute(paths.notFound, "404 Not Found"),
  route(paths.unknownService, "unknown-service", unknownService, { kind: "missing" }),
  ...Object.values(serviceRecords).flatMap(({ formerly = [], path, ...service }) =>
    formerly.map((slug) =>
      route(servicePath(slug), "redirect", { ...service, redirectTo: path }, { kind: "hidden" }),
    ),
  ),
  ...redirects
    .filter(({ to }) => to !== paths.gallery || optionalParts.gallery)
    .map(({ from, to, name }) =>
      route(from, "redirect", { ...pages[name], redirectTo: to }, { kind: "hidden" }),
    ),
];
