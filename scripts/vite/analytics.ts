import { join } from "node:path";
import type { Plugin } from "vite";
import { practice } from "../../content/practice.ts";

const folder = join(import.meta.dirname, "../../app/analytics");

/** Gives the site its visitor statistics as `#analytics`, or an empty stand-in without a token. */
export const analytics = (): Plugin => ({
  name: "analytics",
  enforce: "pre",
  resolveId: (id) =>
    id === "#analytics"
      ? join(folder, practice.analytics.token === "" ? "absent.ts" : "present.ts")
      : null,
});
