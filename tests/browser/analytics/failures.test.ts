import { type AnalyticsService, libraryFile } from "../../support/analytics-service.ts";
import { headerLink } from "../../support/parts.ts";
import { refuseStorage } from "../../support/storage.ts";
import { expect, open, type Page, test, waitForScripts } from "../../support/test.ts";
import { specifiedSite, vendorPorts } from "../../support/test-sites.ts";
import { analytics } from "../../support/vendor-stubs.ts";

const service = `http://localhost:${vendorPorts.analytics}`;

const responds = (mode: AnalyticsService["mode"]) => async () => {
  analytics.mode = mode;
};
const without = (files: string | RegExp) => (page: Page) =>
  page.route(files, (route) => route.abort());

const failures: Record<string, (page: Page) => Promise<unknown>> = {
  down: () => analytics.stop(),
  silent: responds("silent"),
  "responding 500": responds("error"),
  "responding nonsense": responds("garbage"),
  blocked: without(`${service}/**`),
  "without library": without(libraryFile),
  "without recorder": without("**/*recorder*.js"),
  "without storage": (page) => refuseStorage(page, "localStorage", "sessionStorage", "indexedDB"),
  "without room in storage": (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    }),
};

// Their number is limited below.
test.use({ expectedConsole: /^/ });

for (const [name, failure] of Object.entries(failures)) {
  test(`the page works when the statistics are ${name}`, async ({ page }) => {
    const warnings: string[] = [];
    const errors: string[] = [];
    let [attempts, loads] = [0, 0];
    page.on("console", (message) => {
      // Ignore Chromium's own message about a failed request.
      const isPageMessage = !/Failed to load|CORS|Service Worker/.test(message.text());
      if (isPageMessage && ["warning", "error"].includes(message.type()))
        warnings.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("request", (request) => {
      if (request.url().startsWith(service)) attempts += 1;
    });
    // Count navigations, not requests: the browser may prerender the second page.
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame()) loads += 1;
    });
    await page.clock.install();
    await failure(page);
    await open(page, `${specifiedSite}/about`);
    await expect.poll(() => attempts + warnings.length).toBeGreaterThan(0);
    await page.clock.runFor(60_000);
    await headerLink(page, "Testimonials").click();
    await expect(page).toHaveURL(/testimonials/);
    await waitForScripts(page);
    expect(errors).toEqual([]);
    expect(warnings.length, warnings.join("\n")).toBeLessThanOrEqual(loads);
    expect(attempts, "no storm of retries").toBeLessThan(12);
    expect(loads, "no reload").toBe(2);
    expect(await page.context().cookies(), "no cookie instead").toEqual([]);
  });
}
