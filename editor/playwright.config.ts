import { defineConfig } from "@playwright/test";
import whole from "../playwright.config.ts";

/** Tests of the form, whose workers have a copy of the project and an editor each. */
export default defineConfig({
  ...whole,
  testDir: "test",
  globalSetup: "./test/start-editor.ts",
  projects: [{ name: "editor" }],
  // Ends what hangs; a busy machine takes five times as long as a quiet one.
  timeout: 600_000,
  // Saving and publishing check the change first.
  expect: { timeout: 240_000 },
  fullyParallel: false,
  webServer: [],
});
