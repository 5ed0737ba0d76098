import { routes } from "../../app/routes.ts";

const shown = routes.filter(({ kind }) => kind === "public" || kind === "gallery");
/** The legal pages are of one template. */
const templateOf = ({ page }: { page: string }) =>
  /^(?:privacy|notices)$/.test(page) ? "terms" : page;
const firsts = shown.filter(
  (route, index) => shown.findIndex((each) => templateOf(each) === templateOf(route)) === index,
);

/** One page per template: the pages of a template differ only in text. */
export const templates: readonly string[] = firsts.map(({ path }) => path);

/** One page per template; every page with `npm run test:all`. */
export const pageKinds: readonly string[] = process.env["TEST_ALL"]
  ? shown.map(({ path }) => path)
  : templates;

/** The most complex templates: together they have every kind of island and layout. */
export const richestPages: readonly string[] = process.env["TEST_ALL"]
  ? pageKinds
  : firsts
      .filter(({ page }) =>
        /^(?:home|service|testimonials|contact-us|schedule|photo-consult|before-visit|gallery-category)$/.test(
          page,
        ),
      )
      .map(({ path }) => path);
