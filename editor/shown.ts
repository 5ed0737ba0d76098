import { paths } from "../app/paths.ts";
import type { Content } from "../content-schema/load-content.ts";
import { serviceParts } from "../content-schema/service-schema.ts";

/** Where a record shows: a page, words that stand at its place, and other pages for some fields. */
type Place = { path: string; words?: string; by?: Readonly<Record<string, string>> };

const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

const pagePaths = ({ pages, providerPath }: Content): Record<string, string> =>
  Object.fromEntries(
    Object.keys(pages).map((name) => {
      const own = (paths as Readonly<Record<string, string>>)[camel(name)];
      return [name, name === "provider" ? providerPath : (own ?? paths.home)];
    }),
  );

function linkable(content: Content): [string, string][] {
  const { pages, services, doctors, addedPages } = content;
  const own = pagePaths(content);
  return [
    ...Object.entries(pages).flatMap(([name, page]): [string, string][] =>
      page && name !== "test" && name !== "not-found" ? [[page.title, own[name] ?? "/"]] : [],
    ),
    ...services.map(({ title, path }): [string, string] => [title, path]),
    ...doctors.map(({ label, path }): [string, string] => [label, path]),
    ...addedPages.map(({ title, path }): [string, string] => [title, path]),
  ];
}

/** What the texts of the form can name: facts, pages to link to, pictures, parts of a service. */
export const namesOf = (content: Content) => ({
  facts: content.facts,
  pages: linkable(content),
  pictures: content.images.figures.map(({ name }) => name),
  serviceParts,
});

const wordPlaces = ({ providerPath }: Content): Record<string, Place> => ({
  booking: { path: paths.schedule },
  contact: { path: paths.contact },
  "contact-form": { path: paths.contact },
  doctor: { path: providerPath },
  financing: { path: paths.financing },
  gallery: { path: paths.gallery },
  moved: { path: paths.beforeAfter },
  offices: { path: paths.contact },
  offline: { path: paths.contact },
  "photo-check": { path: `${paths.photoConsult}#photo-check` },
  "photo-consult": { path: paths.photoConsult },
  provider: { path: providerPath },
  service: { path: paths.services },
  testimonials: { path: paths.testimonials },
  texts: { path: paths.financing },
  "unknown-service": { path: paths.unknownService },
  visit: { path: paths.beforeVisit },
});

/** Returns where each record shows, by group and entry; a record without a place, on the home page. */
export function placesOf(content: Content): Record<string, Place> {
  const { providerPath, contactWords, home, doctors, addedPages, services } = content;
  const all = (group: string, found: Readonly<Record<string, Place>>) =>
    Object.fromEntries(Object.entries(found).map(([name, place]) => [`${group}/${name}`, place]));
  return {
    "prices-and-hours/prices": { path: paths.photoConsult, by: { telehealth: paths.telehealth } },
    "prices-and-hours/hours": { path: paths.contact, words: contactWords.hours.heading },
    "prices-and-hours/offices": {
      path: paths.contact,
      words: content.practice.offices[0]?.name ?? "",
    },
    "prices-and-hours/answers": {
      path: `${paths.beforeVisit}#asked`,
      by: { phones: paths.home },
    },
    "team/doctor": { path: providerPath },
    "team/credentials": { path: providerPath },
    "team/testimonials": { path: paths.testimonials },
    "team/press": { path: paths.home, words: home.press.heading },
    "pages/pages": { path: paths.home, by: pagePaths(content) },
    "pictures/gallery": { path: paths.gallery },
    "settings/required-notices": { path: paths.notices },
    ...all("words", wordPlaces(content)),
    ...all("page-texts", {
      about: { path: paths.about },
      provider: { path: providerPath },
      contact: { path: paths.contact },
      financing: { path: paths.financing },
    }),
    ...all("legal", {
      "medical-disclaimer": { path: paths.medicalDisclaimer },
      notices: { path: paths.notices },
      terms: { path: paths.terms },
      accessibility: { path: paths.terms },
      privacy: { path: paths.privacy },
      hipaa: { path: paths.privacy },
      "change-notice": { path: paths.privacy },
    }),
    ...all("services", Object.fromEntries(services.map(({ slug, path }) => [slug, { path }]))),
    ...all("doctors", Object.fromEntries(doctors.map(({ slug, path }) => [slug, { path }]))),
    ...all("more-pages", Object.fromEntries(addedPages.map(({ slug, path }) => [slug, { path }]))),
  };
}
