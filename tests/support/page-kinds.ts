import { routes } from "../../app/routes.ts";

const shown = routes.filter(({ kind }) => kind === "public" || kind === "gallery");

/**
 * One page per template, since pages of a template differ only in text. With `npm run test:all`,
 * every page.
 */
export const pageKinds: readonly string[] = shown
  .filter(
    ({ page }, index) =>
      process.env["TEST_ALL"] || shown.findIndex((route) => route.page === page) === index,
  )
  .map(({ path }) => path);

/** The most complex pages: together they have every kind of island and layout. */
export const richestPages: readonly string[] = process.env["TEST_ALL"]
  ? pageKinds
  : shown
      .filter(({ page }, index) => {
        const rich =
          /^(?:home|service|testimonials|contact-us|schedule|photo-consult|before-visit|gallery-category)$/;
        return rich.test(page) && shown.findIndex((route) => route.page === page) === index;
      })
      .map(({ path }) => path);
