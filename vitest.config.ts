import { defineConfig } from "vitest/config";

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
      {
        test: { name: "engines", include: ["tests/engines/**/*.test.ts"], maxWorkers: 2, retry: 1 },
      },
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
