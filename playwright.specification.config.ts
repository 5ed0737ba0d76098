import "./tests/support/live-content.ts";
import { defineConfig } from "@playwright/test";
import base, { serve } from "./playwright.config.ts";
import { builds, ports } from "./tests/support/addresses.ts";

/** Enforces the specification's copy and constants in a browser, on the live content. */
export default defineConfig({
  ...base,
  testDir: "tests/specification/browser",
  projects: [
    { name: "specification", testIgnore: /analytics/ },
    { name: "specification-analytics", testMatch: /analytics/, workers: 1 },
  ],
  use: { ...base.use, baseURL: `http://localhost:${ports.specification}` },
  webServer: [
    serve(ports.specification, builds.live),
    serve(ports.specificationSpecified, builds.liveSpecified),
  ],
});
