import { paths } from "../app/paths.ts";
import type { Content } from "../content-schema/load-content.ts";

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The paths of the built-in pages, by the names of their files. */
export const pagePaths = ({ providerPath }: Content): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(paths).map(([name, path]) => [kebab(name), path])),
  provider: providerPath,
});

/**
 * The page on which each record shows, by file or view, after its collection if names may repeat;
 * `prices#telehealth` is that of a field.
 */
export function previewPaths(content: Content): Record<string, string> {
  const { doctors, addedPages, services, aftercare } = content;
  const builtIn = pagePaths(content);
  const folders = { services, doctors, after: aftercare, "more-pages": addedPages };
  const added = Object.entries(folders).flatMap(([folder, entries]) =>
    entries.map(({ slug, path }) => [`${folder}/${slug}`, path]),
  );
  return {
    ...builtIn,
    ...Object.fromEntries(Object.entries(builtIn).map(([name, path]) => [`pages#${name}`, path])),
    ...Object.fromEntries(added),
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
    prices: paths.photoConsult,
    "prices#telehealth": paths.telehealth,
    hours: paths.contact,
    offices: paths.contact,
    answers: `${paths.beforeVisit}#asked`,
    "answers#phones": paths.home,
    "common#texts": paths.financing,
    "other-pages": paths.contact,
    "other-pages#redirect": paths.beforeAfter,
    "other-pages#unknownService": paths.unknownService,
    "photo-consult": paths.photoConsult,
    "photo-check": `${paths.photoConsult}#photo-check`,
  };
}
