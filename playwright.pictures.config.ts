import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/** Compares pages with pictures of themselves; what differs is laid out in an HTML report. */
export default defineConfig({
  ...base,
  testDir: "tests/pictures",
  projects: [{ name: "pictures" }],
  outputDir: "test-results/pictures-run",
  snapshotPathTemplate: "{testDir}/reference/{arg}{ext}",
  reporter: [["line"], ["html", { open: "never", outputFolder: "test-results/pictures" }]],
  use: {
    ...base.use,
    // The style that stills a page for its picture stands in no policy.
    bypassCSP: true,
    launchOptions: {
      ...base.use?.launchOptions,
      args: [
        ...(base.use?.launchOptions?.args ?? []),
        "--font-render-hinting=none",
        "--disable-lcd-text",
        "--force-color-profile=srgb",
      ],
    },
  },
  webServer: Array.isArray(base.webServer) ? base.webServer.slice(0, 1) : [],
});
