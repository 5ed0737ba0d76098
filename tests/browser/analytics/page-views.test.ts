import { chromium } from "@playwright/test";
import { consentKey } from "../../../app/storage.ts";
import { backForwardCacheOptions } from "../../support/browsers.ts";
import { gate } from "../../support/gallery.ts";
import { headerLink } from "../../support/parts.ts";
import { expect, open, test, waitForIsland, waitForScripts } from "../../support/test.ts";
import { configuredSite, site, specifiedSite } from "../../support/test-sites.ts";
import { fields } from "../../support/vendor-stubs.ts";
import { waitForIdle } from "../../support/wait.ts";

const pageNames = () => fields("Page View").map(({ page_name }) => page_name);

test("a page counts once each time it is opened", async ({ launchOptions }) => {
  const browser = await chromium.launch({ ...launchOptions, ...backForwardCacheOptions });
  const page = await browser.newPage();
  const restored = page.locator("html[data-restored=true]");
  // `page.goBack` never resolves for a page from the back/forward cache.
  const back = () => page.evaluate(() => void setTimeout(() => history.back()));
  const recorder = page.waitForResponse(/recorder/);
  await open(page, `${specifiedSite}/about`);
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset["restored"] = String(persisted);
    });
  });
  // The browser reloads a page that was left while files were loading.
  await (await recorder).finished();
  const link = headerLink(page, "Testimonials");
  await link.hover();
  await waitForIsland(page, "desktop-nav");
  await waitForIdle(page);
  await link.click();
  await expect(page).toHaveURL(/testimonials/);
  await expect(page.getByRole("heading", { level: 1, name: /testimonials/i })).toBeVisible();
  await waitForScripts(page);
  await back();
  await expect(page).toHaveURL(/about/);
  await expect(restored).toHaveCount(1);
  await page.evaluate(() => delete document.documentElement.dataset["restored"]);
  await waitForIdle(page);
  // A build without analytics.
  await page.goto(`${site}/legal/terms`);
  await back();
  await expect(restored).toHaveCount(1);
  await page.reload();
  await waitForScripts(page);
  // A fragment change is not a page view.
  await page.evaluate(() => location.assign("#main"));
  await waitForIdle(page);
  await open(page, `${specifiedSite}/test`);
  await page.goto("about:blank");
  await expect.poll(() => pageNames().at(-1)).toBe("test");
  expect(pageNames()).toEqual(["about", "testimonials", "about", "about", "about", "test"]);
  await browser.close();
});

test("the gallery counts once on its first visit, though its page reloads", async ({ page }) => {
  await page.goto(`${specifiedSite}/gallery-popup`);
  await expect(gate(page)).toBeVisible();
  await open(page, `${specifiedSite}/test`);
  await page.goto("about:blank");
  await expect.poll(() => pageNames().at(-1)).toBe("test");
  expect(pageNames()).toEqual(["gallery-popup", "test"]);
});

test("a refusal in another tab applies to an open page", async ({ launchOptions }) => {
  const browser = await chromium.launch({ ...launchOptions, ...backForwardCacheOptions });
  const context = await browser.newContext();
  const page = await context.newPage();
  await open(page, `${configuredSite}/about`);
  await page.getByRole("button", { name: "Yes, allow" }).click();
  await waitForIdle(page);
  await page.goto(`${site}/legal/terms`);
  await expect.poll(pageNames).toEqual(["about"]);
  const tab = await context.newPage();
  await open(tab, `${configuredSite}/test`);
  await tab.getByRole("contentinfo").getByRole("button", { name: "Privacy choices" }).click();
  await tab.getByRole("button", { name: "No, thanks" }).click();
  await tab.close();
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(/about/);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([consentKey]);
  await page.goto(`${site}/legal/terms`);
  await waitForIdle(page);
  expect(pageNames().filter((name) => name === "about")).toEqual(["about"]);
  await browser.close();
});
