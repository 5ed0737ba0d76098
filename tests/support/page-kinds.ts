import { routes } from "../../app/routes.ts";

const shown = routes.filter(({ kind }) => kind === "public" || kind === "gallery");

/**
 * One page of each kind: services, say, differ in words, which the content's own tests read. With
 * `npm run test:all` every page.
 */
export const pageKinds: readonly string[] = shown
  .filter(
    ({ page }, index) =>
      process.env["TEST_ALL"] || shown.findIndex((route) => route.page === page) === index,
  )
  .map(({ path }) => path);

/** The pages with the most to go wrong: each kind of island and of layout is on one of them. */
export const richestPages: readonly string[] = process.env["TEST_ALL"]
  ? pageKinds
  : shown
      .filter(({ page }, index) => {
        const rich =
          /^(?:home|service|testimonials|contact-us|schedule|photo-consult|before-visit|gallery-category)$/;
        return rich.test(page) && shown.findIndex((route) => route.page === page) === index;
      })
      .map(({ path }) => path);
