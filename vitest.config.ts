import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { illustrations } from "./scripts/vite/illustrations.ts";
import { builds, practiceSettings as sample } from "./tests/support/test-sites.ts";

export default defineConfig({
  test: {
    // By default, one core stays idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        plugins: [illustrations()],
        test: {
          name: "unit",
          isolate: false,
          include: ["{app,content-schema,scripts,server}/**/*.test.ts"],
          env: { ...sample, SITE_TODAY: "2026-11-21" },
          unstubEnvs: true,
          unstubGlobals: true,
          restoreMocks: true,
          css: { include: [/\.css\?raw$/] },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "build",
          include: ["tests/build/*.test.ts"],
          env: sample,
          isolate: false,
          // One starts servers, in turn.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: "content",
          include: ["tests/content/*.test.ts", "tests/specification/*.test.ts"],
          env: { TESTED_BUILD: builds.siteContent },
          isolate: false,
          testTimeout: 120_000,
        },
      },
      // These compare builds, which `npm test -- variants` makes.
      { test: { name: "variants", include: ["tests/build/variants/*.test.ts"], env: sample } },
      { test: { name: "engines", include: ["tests/engines/**/*.test.ts"], env: sample } },
      { test: { name: "screen-reader", include: ["tests/screen-reader/**/*.test.ts"] } },
      {
        test: {
          name: "hosts",
          include: ["tests/hosts/**/*.test.ts"],
          env: sample,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
