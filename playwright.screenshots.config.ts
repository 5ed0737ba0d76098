import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/** Compares the layout of each page with the one that was accepted (docs/decisions/0035). */
export default defineConfig({
  ...base,
  testDir: "tests/screenshots",
  projects: [{ name: "screenshots" }],
  webServer: Array.isArray(base.webServer) ? base.webServer.slice(0, 1) : [],
});
