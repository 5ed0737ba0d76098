import { join } from "node:path";
import type { Plugin } from "vite";
import { contentRecord } from "./content.ts";

const folder = join(import.meta.dirname, "../../app/analytics");

/** Resolves `#analytics` to the site's analytics, or to empty stand-ins without a token. */
export const analytics = (): Plugin => ({
  name: "analytics",
  enforce: "pre",
  async resolveId(id) {
    if (id !== "#analytics") return null;
    const { practice } = (await contentRecord(
      "practice.ts",
    )) as typeof import("../../content-schema/practice.ts");
    return join(folder, practice.analytics.token === "" ? "absent.ts" : "present.ts");
  },
});
