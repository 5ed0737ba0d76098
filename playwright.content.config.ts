import "./tests/support/live-content.ts";
import { defineConfig } from "@playwright/test";
import base, { serve } from "./playwright.config.ts";
import { builds, ports } from "./tests/support/addresses.ts";

/** Opens every page of the live content once: `npm run check:content`. */
export default defineConfig({
  ...base,
  testDir: "tests/content/browser",
  outputDir: "test-results/content",
  projects: [{ name: "content" }],
  reporter: [["dot"]],
  use: { ...base.use, baseURL: `http://localhost:${ports.content}` },
  webServer: [serve(ports.content, builds.live)],
});
