import { chromium } from "@playwright/test";
import { site } from "../support/addresses.ts";
import { withReturnCache } from "../support/browsers.ts";
import { expect, hydrated, test } from "../support/test.ts";

const paths = ["/", "/service/anal-fissure", "/testimonials", "/contact-us", "/schedule"];

test("the back button brings every kind of page as it was left", async ({ launchOptions }) => {
  const browser = await chromium.launch({ ...launchOptions, ...withReturnCache });
  const page = await browser.newPage({ baseURL: site });
  await page.route(/^https:/, (route) =>
    route.fulfill({ contentType: "text/html", body: "A map" }),
  );
  for (const path of paths) {
    await page.goto(path);
    await hydrated(page);
    // A page left while its maps still load is loaded anew, as any page would be.
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => {
        document.documentElement.dataset["restored"] = String(persisted);
      });
    });
    await page.goto("/legal/terms");
    await page.evaluate(() => history.back());
    await expect(page.locator("html"), path).toHaveAttribute("data-restored", "true");
  }
  await browser.close();
});
