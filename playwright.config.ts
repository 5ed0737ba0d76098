import { defineConfig, devices } from "@playwright/test";
import { builds, ports, practiceSettings, site } from "./tests/support/addresses.ts";
import { quickBrowser } from "./tests/support/browsers.ts";

// Use the sample practice, except in tests that import `live-content.ts`.
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

/** Slow tests and tests of developer tools, which only `npm run test:all` runs. */
const ofTools = process.env["TEST_ALL"]
  ? []
  : [/\/development[\w-]*\.test\.ts$/, /\/proof\.test\.ts$/];

export default defineConfig({
  testDir: "tests/browser",
  testMatch: "**/*.test.ts",
  fullyParallel: true,
  // One more than the cores that CI has: many tests wait for a timer.
  workers: Number(process.env["TEST_WORKERS"] ?? 3),
  testIgnore: ofTools,
  // Two configurations may run at the same time, and each clears its own folder.
  outputDir: "test-results/browser",
  projects: [
    // They share vendor stubs, so one worker runs them in sequence. First, so that the other worker
    // runs pages meanwhile.
    { name: "vendors", testMatch: sharing, workers: 1, fullyParallel: false },
    { name: "pages", testIgnore: [sharing, ...ofTools] },
    // Compares each template's layout with the accepted one (docs/decisions/0035-screenshots.md).
    { name: "screenshots", testDir: "tests/screenshots" },
  ],
  forbidOnly: true,
  // Twice Playwright's default, for slow machines; the bench measures speed.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // For busy machines; a test that passes on retry is listed as flaky.
  retries: 2,
  // `npm test` reads the JSON report for its summary.
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ? [["list"], ["json"]] : [["list"]],
  use: {
    baseURL: site,
    ...devices["Desktop Chrome"],
    channel: "",
    viewport: { width: 1440, height: 900 },
    timezoneId: "America/Los_Angeles",
    locale: "en-US",
    // `page.route` does not see a service worker's requests; its tests allow it.
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
