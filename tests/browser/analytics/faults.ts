import { ports, specifiedSite } from "../../support/addresses.ts";
import { Collector } from "../../support/collector.ts";
import { expect, open, test } from "../../support/test.ts";

const service = `http://localhost:${ports.collector}`;

/** The service or the library fails: the page works, and says so once at most. */
export function faultTests(): void {
  test.use({
    expectedConsole: /ERR_|Failed to load resource|Visitor statistics|CORS|Mixpanel|storage/i,
  });

  for (const fault of [
    "down",
    "slow",
    "fault",
    "garbage",
    "blocked",
    "no storage",
    "no library",
    "no recorder",
  ] as const) {
    test(`the page works with the statistics' service: ${fault}`, async ({ page }) => {
      const collector = new Collector();
      if (fault === "slow" || fault === "fault" || fault === "garbage") collector.answer = fault;
      if (fault !== "down") await collector.start();
      const warnings: string[] = [];
      page.on("console", (message) => {
        // The browser's own line about a failed request is not the site's.
        if (
          ["warning", "error"].includes(message.type()) &&
          !/Failed to load|CORS|Service Worker/.test(message.text())
        ) {
          warnings.push(message.text());
        }
      });
      const failures: Error[] = [];
      page.on("pageerror", (error) => failures.push(error));
      let attempts = 0;
      let loads = 0;
      page.on("request", (request) => {
        if (request.url().startsWith(service)) attempts += 1;
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
      });
      if (fault === "blocked") await page.route(`${service}/**`, (route) => route.abort());
      if (fault === "no library") await page.route("**/vendor-*.js", (route) => route.abort());
      if (fault === "no recorder") await page.route("**/*recorder*.js", (route) => route.abort());
      if (fault === "no storage") {
        await page.addInitScript(() => {
          for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
            Object.defineProperty(window, name, {
              get: () => {
                throw new DOMException("refused", "SecurityError");
              },
            });
          }
        });
      }
      await open(page, `${specifiedSite}/`);
      await page.waitForTimeout(6000);
      const banner = page.getByRole("banner");
      await banner.getByRole("link", { name: "Testimonials" }).click();
      await expect(page).toHaveURL(/testimonials/);
      await page.waitForTimeout(1000);
      expect(failures).toEqual([]);
      expect(warnings.length, warnings.join("\n")).toBeLessThanOrEqual(1);
      expect(attempts, "no storm of retries").toBeLessThan(12);
      expect(loads, "no reload").toBe(1);
      await collector.stop();
    });
  }
}
