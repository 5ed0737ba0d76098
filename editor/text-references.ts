import type { Content } from "../content-schema/load-content.ts";
import { serviceParts } from "../content-schema/service-schema.ts";
import { pagePaths } from "./preview-paths.ts";

function linkable(content: Content): [string, string][] {
  const builtIn = pagePaths(content);
  const pages = Object.entries(content.pages).flatMap(([name, page]) =>
    page && name !== "test" && name !== "not-found"
      ? [{ title: page.title, path: builtIn[name] ?? "/" }]
      : [],
  );
  const all = [
    ...pages,
    ...content.services,
    ...content.doctors,
    ...content.addedPages,
    ...content.aftercare,
  ];
  return all.map(({ title, path }) => [title, path]);
}

/** What the texts of the form can name: facts, pages to link to, pictures, services and signs, parts of a service. */
export const textReferences = (content: Content) => ({
  facts: content.facts,
  pages: linkable(content),
  pictures: content.images.figures.map(({ name }) => name),
  titles: Object.fromEntries([
    ...content.services.map(({ slug, title }) => [slug, title]),
    ...content.urgentSigns.signs.map(({ id, text }) => [id, text]),
  ]) as Record<string, string>,
  serviceParts,
});
