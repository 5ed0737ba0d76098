import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/** Compares each template's layout with the accepted screenshots (docs/decisions/0035). */
export default defineConfig({
  ...base,
  testDir: "tests/screenshots",
  projects: [{ name: "screenshots" }],
  webServer: Array.isArray(base.webServer) ? base.webServer.slice(0, 1) : [],
});
