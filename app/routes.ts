import { addedPages } from "#content/added-pages";
import { aftercare } from "#content/aftercare";
import { doctors } from "#content/doctors";
import { optionalParts } from "#content/facts";
import { galleryPages } from "#content/gallery";
import { type NamedPage, type Page, pages } from "#content/pages";
import { providerPath } from "#content/practice";
import { serviceRecords } from "#content/services";
import { index } from "#words/aftercare";
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
  /** What the content says of the page, which gets it as the prop `page`. */
  record: PageRecord;
  kind: PageKind;
  /** Omitted on pages not meant to be shared. */
  shareImage?: ShareImage;
  /** Attributes of the root element, for analytics (specification, section 7). */
  subject?: ReturnType<typeof subject>;
  /** Date of the last change, for the sitemap. */
  changed?: string | undefined;
};

const route = (path: string, page: string, record: PageRecord, rest: Partial<Route>): Route => ({
  path,
  page,
  record,
  kind: "public",
  changed: record.updated,
  ...rest,
});

const named = (path: string, page: string, record: NamedPage) =>
  route(path, page, record, { shareImage: pageShareImage(record) });

type SceneRecord = PageRecord & Pick<Page, "view">;

const discreet = (path: string, page: string, record: SceneRecord, rest: Partial<Route>) =>
  route(path, page, record, { shareImage: discreetShareImage(record.view), ...rest });

/** A gallery category's page is the gallery's with other words. */
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
  discreet(paths.gallery, "gallery-popup", pages.gallery, { kind: "gallery" }),
  ...galleryPages.map((category) =>
    discreet(galleryPath(category.id), "gallery-category", categoryPage(category), {
      kind: "gallery",
      subject: subject("gallery", category.id),
    }),
  ),
];

const unknownService: PageRecord = {
  ...unknownServiceWords,
  description: fill(unknownServiceWords.description, { service: unknownServiceWords.title }),
};

const errorPage = (path: string, status: string) =>
  route(path, "not-found", { ...pages["not-found"], status }, { kind: "missing" });

const signed = ({ reviewedBy }: (typeof aftercare)[number]) => reviewedBy !== null;
const aftercareKind = (isSigned: boolean): PageKind => (isSigned ? "public" : "unsigned");
const aftercareIndex = { ...index, view: "boats" as const, keywords: [index.title] };

const aftercareRoutes: readonly Route[] = [
  discreet(paths.aftercare, "aftercare-index", aftercareIndex, {
    kind: aftercareKind(aftercare.some(signed)),
  }),
  ...aftercare.map((sheet) =>
    discreet(sheet.path, "aftercare", sheet, { kind: aftercareKind(signed(sheet)) }),
  ),
];

export type AftercareIndex = typeof aftercareIndex;

/** Every page of the site. */
export const routes: readonly Route[] = [
  named(paths.home, "home", pages.home),
  named(paths.about, "about", pages.about),
  named(providerPath, "provider", pages.provider),
  ...doctors.map((doctor) =>
    discreet(doctor.path, "doctor", doctor, { changed: pages.provider.updated }),
  ),
  named(paths.services, "services", pages.services),
  ...Object.values(serviceRecords).map((service) =>
    discreet(service.path, "service", service, {
      subject: subject("service", service.title),
      // A sample reviewer's date is not a review date.
      changed: service.review.reviewer.sample ? undefined : service.review.lastReviewed,
    }),
  ),
  ...(optionalParts.testimonials
    ? [named(paths.testimonials, "testimonials", pages.testimonials)]
    : []),
  named(paths.contact, "contact-us", pages.contact),
  named(paths.schedule, "schedule", pages.schedule),
  named(paths.financing, "financing-options", pages.financing),
  ...(pages["photo-consult"]
    ? [named(paths.photoConsult, "photo-consult", pages["photo-consult"])]
    : []),
  named(paths.beforeVisit, "before-visit", pages["before-visit"]),
  named(paths.medicalDisclaimer, "legal", pages["medical-disclaimer"]),
  named(paths.terms, "legal", pages.terms),
  named(paths.privacy, "legal", pages.privacy),
  named(paths.notices, "legal", pages.notices),
  ...(aftercare.length > 0 ? aftercareRoutes : []),
  ...addedPages.map((page) => named(page.path, "added", page)),
  ...(optionalParts.gallery ? galleryRoutes : []),
  route(paths.test, "test", pages.test, { kind: "hidden" }),
  errorPage(paths.malformed, "400 Bad Request"),
  errorPage(paths.notFound, "404 Not Found"),
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
