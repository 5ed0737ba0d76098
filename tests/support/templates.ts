import { routes } from "../../app/routes.ts";

export const publicPaths = routes.filter(({ kind }) => kind === "public").map(({ path }) => path);

const shown = routes.filter(({ kind }) => kind === "public" || kind === "gallery");
const firsts = shown.filter(
  ({ page }, index) => shown.findIndex((each) => each.page === page) === index,
);

/** One page per template: the pages of a template differ only in text. */
export const templates: readonly string[] = firsts.map(({ path }) => path);

const rich =
  /^(?:home|service|testimonials|contact-us|schedule|photo-consult|before-visit|gallery-category)$/;

/** The most complex templates: together they have every kind of island and layout. */
export const richestPages: readonly string[] = firsts
  .filter(({ page }) => rich.test(page))
  .map(({ path }) => path);
