import { defineConfig } from "@playwright/test";
import whole from "../playwright.config.ts";

/** The journeys of the form: one browser, a copy of the project, a server that they start themselves. */
export default defineConfig({
  ...whole,
  testDir: "test",
  projects: [{ name: "editor" }],
  workers: 1,
  timeout: 240_000,
  // A change is checked in a process of its own before it is saved.
  expect: { timeout: 120_000 },
  fullyParallel: false,
  webServer: [],
});
