import { defineConfig } from "@playwright/test";
import whole from "../playwright.config.ts";

/** Tests of the form in one browser, on a copy of the project. */
export default defineConfig({
  ...whole,
  testDir: "test",
  globalSetup: "./test/start-editor.ts",
  projects: [{ name: "editor" }],
  workers: 1,
  timeout: 240_000,
  // Saving and publishing check the change first.
  expect: { timeout: 120_000 },
  fullyParallel: false,
  webServer: [],
});
