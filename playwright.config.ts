import { defineConfig, devices } from "@playwright/test";
import { builds, ports, practiceSettings, site } from "./tests/support/addresses.ts";
import { quickBrowser } from "./tests/support/browsers.ts";

// The sample practice, but for the tests that import `live-content.ts`.
if (!process.env["TESTED_BUILD"]) Object.assign(process.env, practiceSettings);

/** Serves a build while the tests run. */
export const serve = (port: number, folder: string) => ({
  command: "node server/main.ts",
  url: `http://localhost:${port}/test`,
  env: { PORT: String(port), SITE_BUILD_DIRECTORY: folder },
  reuseExistingServer: false,
});

const sharing =
  /\/(?:analytics|booking|contact-form|content-policy|faults|privacy-storage)\.test\.ts$/;

/** What takes long and tells of the developers' own tools: `npm run test:all` runs it. */
const ofTools = process.env["TEST_ALL"]
  ? []
  : [/\/development[\w-]*\.test\.ts$/, /\/proof\.test\.ts$/];

export default defineConfig({
  testDir: "tests/browser",
  testMatch: "**/*.test.ts",
  fullyParallel: true,
  workers: Number(process.env["TEST_WORKERS"] ?? 2),
  testIgnore: ofTools,
  projects: [
    // These share the stand-ins for vendors, so one worker runs them one after the other. They come first, so that
    // the other worker opens pages meanwhile.
    { name: "vendors", testMatch: sharing, workers: 1, fullyParallel: false },
    { name: "pages", testIgnore: [sharing, ...ofTools] },
  ],
  forbidOnly: true,
  // Twice what Playwright waits: a machine may be slow, the site is measured elsewhere.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Browsers on a busy machine are not always in time: what passes at the second try is listed.
  retries: 1,
  // `npm test` reads the second report for its summary.
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ? [["list"], ["json"]] : [["list"]],
  use: {
    baseURL: site,
    ...devices["Desktop Chrome"],
    channel: "",
    viewport: { width: 1440, height: 900 },
    timezoneId: "America/Los_Angeles",
    locale: "en-US",
    // Requests that a worker makes are hidden from `page.route`; the tests of the worker allow it.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: quickBrowser,
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
    },
  },
  webServer: [
    serve(ports.site, builds.site),
    serve(ports.configuredSite, builds.configuredSite),
    serve(ports.specifiedSite, builds.specifiedSite),
  ],
});
