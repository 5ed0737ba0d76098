import { defineConfig } from "vitest/config";
import { content } from "./scripts/vite/content.ts";

/** What components import as `#page/…`; the other records are read as they are. */
const pages = content().filter(({ name }) => name === "content:page");

export default defineConfig({
  test: {
    projects: [
      {
        plugins: pages,
        test: { name: "unit", include: ["{app,content,scripts,server}/**/*.test.ts"] },
      },
      { test: { name: "build", include: ["tests/build/**/*.test.ts"] } },
      { test: { name: "engines", include: ["tests/engines/**/*.test.ts"], maxWorkers: 2 } },
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
