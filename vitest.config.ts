import { defineConfig } from "vitest/config";
import { builds } from "./tests/support/addresses.ts";

/** The environment of tests that read the practice's own content and its build. */
const live = { TESTED_BUILD: builds.live };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{app,content-schema,scripts,server}/**/*.test.ts"],
          css: { include: [/\.css\?raw$/] },
        },
      },
      { test: { name: "build", include: ["tests/build/**/*.test.ts"] } },
      { test: { name: "content", include: ["tests/content/*.test.ts"], env: live } },
      { test: { name: "specification", include: ["tests/specification/*.test.ts"], env: live } },
      {
        test: { name: "engines", include: ["tests/engines/**/*.test.ts"], maxWorkers: 2, retry: 1 },
      },
      { test: { name: "heard", include: ["tests/heard/**/*.test.ts"] } },
      {
        test: {
          name: "hosts",
          include: ["tests/hosts/**/*.test.ts"],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
