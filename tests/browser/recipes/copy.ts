import { ports } from "../../support/addresses.ts";
import { copyFolder, runIn } from "../../support/project-copy.ts";

/** The folder of the copy of the project that the recipes edit. */
export const copy = copyFolder("recipes");
/** Where the edited site is served. */
export const address = `http://localhost:${ports.recipes}`;
/** The build date of the copy. */
export const today = "2026-11-21";

export const settings = {
  SITE_TODAY: today,
  // A configured origin, so that the build has a sitemap.
  SITE_URL: "https://www.practice.test",
};

/** Runs an npm script in the copy. */
export const run = (command: string) => runIn(copy, command, settings);
