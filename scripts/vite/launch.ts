import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";

const root = join(import.meta.dirname, "../..");
const virtual = "virtual:launch";

/** Tells the development server's pages how much the launch check would list. No part of a build. */
export function launch(): Plugin {
  return {
    name: "launch:badge",
    apply: "serve",
    resolveId: (id) => (id === virtual ? `\0${id}` : null),
    async load(id) {
      if (id !== `\0${virtual}`) return null;
      const { module } = await runnerImport<typeof import("../launch/summary.ts")>(
        join(root, "scripts/launch/summary.ts"),
        { root, configFile: false, logLevel: "silent" },
      );
      return `export const groups = ${JSON.stringify(module.launchSummary())};`;
    },
  };
}
