import { defineConfig } from "@playwright/test";
import whole from "../playwright.config.ts";

/** Tests of the form, whose workers have a copy of the project and an editor each. */
export default defineConfig({
  ...whole,
  testDir: "test",
  globalSetup: "./test/start-editor.ts",
  projects: [{ name: "editor" }],
  timeout: 240_000,
  // Saving and publishing check the change first.
  expect: { timeout: 120_000 },
  fullyParallel: false,
  webServer: [],
});
