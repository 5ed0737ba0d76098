import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags, quickBrowser } from "./tests/support/browsers.ts";
import { builds, ports, practiceSettings, site } from "./tests/support/test-sites.ts";

// Use the practice fixture, except in tests of the site's content.
if (!process.env["TESTED_BUILD"]) Object.assign(process.env, practiceSettings);

/** Whether `npm run test:all` runs: also tests tagged `@all`, which need the variants' builds. */
const isAll = Boolean(process.env["TEST_ALL"]);

const sites = isAll ? (["site", "configuredSite", "specifiedSite"] as const) : (["site"] as const);

const slow =
  /\/(?:analytics\/.*|accessibility|booking-frame|contact-form|dialog-lock|display-settings|illustrations|layout|layout-shift|photo-check|privacy-storage|speculation)\.test\.ts$/;

export const serve = (port: number, folder: string) => ({
  command: "node server/main.ts",
  url: `http://localhost:${port}/test`,
  env: { PORT: String(port), SITE_BUILD_DIRECTORY: folder },
  reuseExistingServer: false,
});

export default defineConfig({
  testDir: "tests/browser",
  testMatch: "**/*.test.ts",
  testIgnore: isAll ? [] : slow,
  // Accepted with `npm test -- accept-trees`.
  snapshotPathTemplate: "tests/accessibility-tree/{arg}{ext}",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  ...(isAll ? {} : { grepInvert: /@all/ }),
  // For slow machines; the bench measures speed.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [[process.env["CI"] ? "list" : "line"]],
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
      args: [...chromiumFlags, "--disable-gpu"],
    },
  },
  webServer: sites.map((name) => serve(ports[name], builds[name])),
});
