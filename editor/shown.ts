import { paths } from "../app/paths.ts";
import type { Content } from "../content-schema/load-content.ts";
import { serviceParts } from "../content-schema/service-schema.ts";

/** The page on which a record shows, and other pages for some of its fields. */
type Place = { path: string; by?: Readonly<Record<string, string>> };

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const pagePaths = ({ providerPath }: Content): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(paths).map(([name, path]) => [kebab(name), path])),
  provider: providerPath,
});

function linkable(content: Content): [string, string][] {
  const own = pagePaths(content);
  const pages = Object.entries(content.pages).flatMap(([name, page]) =>
    page && name !== "test" && name !== "not-found"
      ? [{ title: page.title, path: own[name] ?? "/" }]
      : [],
  );
  const all = [...pages, ...content.services, ...content.doctors, ...content.addedPages];
  return all.map(({ title, path }) => [title, path]);
}

/** What the texts of the form can name: facts, pages to link to, pictures, services and signs, parts of a service. */
export const namesOf = (content: Content) => ({
  facts: content.facts,
  pages: linkable(content),
  pictures: content.images.figures.map(({ name }) => name),
  titles: Object.fromEntries([
    ...content.services.map(({ slug, title }) => [slug, title]),
    ...content.urgentSigns.signs.map(({ id, text }) => [id, text]),
  ]) as Record<string, string>,
  serviceParts,
});

/** Where each record shows, by file or view, after its collection if names may repeat. */
export function placesOf(content: Content): Record<string, Place> {
  const { doctors, addedPages, services, aftercare } = content;
  const by = pagePaths(content);
  const added = Object.entries({
    services,
    doctors,
    after: aftercare,
    "more-pages": addedPages,
  }).flatMap(([folder, entries]) => entries.map(({ slug, path }) => [`${folder}/${slug}`, path]));
  const all = {
    ...by,
    booking: paths.schedule,
    credentials: content.providerPath,
    doctor: content.providerPath,
    "required-notices": paths.notices,
    service: paths.services,
    visit: paths.beforeVisit,
    "words/offices": paths.contact,
    accessibility: paths.terms,
    hipaa: paths.privacy,
    "change-notice": paths.privacy,
    ...Object.fromEntries(added),
  };
  return {
    ...Object.fromEntries(Object.entries(all).map(([name, path]) => [name, { path }])),
    prices: { path: paths.photoConsult, by: { telehealth: paths.telehealth } },
    hours: { path: paths.contact },
    offices: { path: paths.contact },
    answers: { path: `${paths.beforeVisit}#asked`, by: { phones: paths.home } },
    common: { path: paths.home, by: { texts: paths.financing } },
    "other-pages": {
      path: paths.contact,
      by: { moved: paths.beforeAfter, unknownService: paths.unknownService },
    },
    "photo-consult": { path: paths.photoConsult },
    "photo-check": { path: `${paths.photoConsult}#photo-check` },
    press: { path: paths.home },
    pages: { path: paths.home, by },
  };
}
