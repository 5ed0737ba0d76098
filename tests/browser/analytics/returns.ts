import { chromium, type Page } from "@playwright/test";
import { choiceKey } from "../../../app/storage-keys.ts";
import { configuredSite, site, specifiedSite } from "../../support/addresses.ts";
import { backForwardCacheOptions } from "../../support/browsers.ts";
import type { Sent } from "../../support/collector.ts";
import { collector, fields } from "../../support/stubs.ts";
import { expect, hydrated, open, test } from "../../support/test.ts";

const pageNames = () => fields("Page View").map(({ page_name }) => page_name);

/** Reads, books, calls and opens a gallery at a given origin. */
async function journey(page: Page, address: string): Promise<void> {
  await open(page, `${address}/service/acne`);
  const yes = page.getByRole("button", { name: "Yes, allow" });
  if (address === configuredSite) await yes.click();
  await page.getByRole("banner").getByRole("button", { name: "Book Online" }).click();
  const dialog = page.getByRole("dialog", { name: "Book your appointment" });
  await expect(dialog.frameLocator("iframe").getByRole("heading")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("banner").getByRole("link", { name: "Call Us" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();
  await hydrated(page);
  await page.goto(`${address}/gallery/mole-removal`);
  await hydrated(page);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError("Jane Typed");
    });
  });
  await expect
    .poll(() => fields("Error").length, {
      timeout: 30_000,
    })
    .toBe(1);
}

/** Restored pages, and one journey in both modes. */
export function returnTests(): void {
  test.use({ expectedConsole: /Jane Typed/ });

  test("a page counts once each time it is opened: by a link, by going back and on, by a reload", async ({
    launchOptions,
  }) => {
    test.setTimeout(90_000);
    const browser = await chromium.launch({ ...launchOptions, ...backForwardCacheOptions });
    const page = await browser.newPage();
    const restored = page.locator("html[data-restored=true]");
    // `page.goBack` never resolves for a page from the back/forward cache.
    const back = () => page.evaluate(() => void setTimeout(() => history.back()));
    await open(page, `${specifiedSite}/about`);
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => {
        document.documentElement.dataset["restored"] = String(persisted);
      });
    });
    // The browser reloads a page that was left while files were loading.
    await page.waitForLoadState("networkidle");
    await page.getByRole("banner").getByRole("link", { name: "Testimonials" }).click();
    await expect(page).toHaveURL(/testimonials/);
    await expect(page.getByRole("heading", { level: 1, name: /testimonials/i })).toBeVisible();
    await hydrated(page);
    await back();
    await expect(page).toHaveURL(/about/);
    await expect(restored).toHaveCount(1);
    await page.evaluate(() => delete document.documentElement.dataset["restored"]);
    await page.waitForLoadState("networkidle");
    // A build without analytics.
    await page.goto(`${site}/legal/terms`);
    await back();
    await expect(restored).toHaveCount(1);
    await page.reload();
    await hydrated(page);
    // A fragment change is not a page view.
    await page.evaluate(() => {
      location.hash = "main";
    });
    await page.waitForTimeout(500);
    await page.goto("about:blank");
    await expect.poll(() => pageNames().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(5);
    await page.waitForTimeout(500);
    expect(pageNames()).toEqual(["about", "testimonials", "about", "about", "about"]);
    await browser.close();
  });

  test("asked first: a no in another tab holds for a page that comes back", async ({
    launchOptions,
  }) => {
    test.setTimeout(60_000);
    const browser = await chromium.launch({ ...launchOptions, ...backForwardCacheOptions });
    const context = await browser.newContext();
    const page = await context.newPage();
    await open(page, `${configuredSite}/about`);
    await page.getByRole("button", { name: "Yes, allow" }).click();
    await page.waitForLoadState("networkidle");
    await page.goto(`${site}/legal/terms`);
    await expect.poll(pageNames, { timeout: 30_000 }).toEqual(["about"]);
    const tab = await context.newPage();
    await open(tab, `${configuredSite}/test`);
    await tab.getByRole("contentinfo").getByRole("button", { name: "Privacy choices" }).click();
    await tab.getByRole("button", { name: "No, thanks" }).click();
    await tab.close();
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(page).toHaveURL(/about/);
    await page.waitForTimeout(2000);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([choiceKey]);
    await page.goto("about:blank");
    await page.waitForTimeout(500);
    expect(pageNames().filter((name) => name === "about")).toEqual(["about"]);
    await browser.close();
  });

  test("asked first sends the same journey's events, and less of each", async ({ browser }) => {
    test.setTimeout(120_000);
    const sent: Record<string, Sent[]> = {};
    const recordings: Record<string, number> = {};
    for (const address of [specifiedSite, configuredSite]) {
      collector.reset();
      const context = await browser.newContext({ serviceWorkers: "block" });
      const page = await context.newPage();
      await page.route(/^https:/, (route) => route.abort());
      await journey(page, address);
      if (address === specifiedSite) {
        await expect.poll(() => collector.recordings.length, { timeout: 60_000 }).not.toBe(0);
      }
      await context.close();
      sent[address] = collector.all;
      recordings[address] = collector.recordings.length;
    }
    const [all, asked] = [sent[specifiedSite] ?? [], sent[configuredSite] ?? []];
    const movement = ["click", "hover", "scroll", "interaction"];
    const own = (events: Sent[]) =>
      events
        .filter(({ event }) => !event.startsWith("$") && !movement.includes(event))
        .toSorted((one, other) => Number(one.properties["time"]) - Number(other.properties["time"]))
        .map(({ event }) => event);
    expect(own(asked)).toEqual(own(all));
    expect(
      asked.map(({ event }) => event).filter((event) => event.startsWith("$")),
      "heatmaps",
    ).toEqual([]);
    expect(asked.map(({ event }) => event).filter((event) => movement.includes(event))).toEqual([]);
    expect(recordings[configuredSite]).toBe(0);
    const fieldsOf = (events: Sent[]) =>
      events.flatMap(({ properties }) => Object.keys(properties));
    const without = (fields: string[], others: string[]) =>
      fields.filter((field) => !others.includes(field));
    expect(without(fieldsOf(asked), fieldsOf(all)), "no field of its own").toEqual([]);
    expect(without(fieldsOf(all), fieldsOf(asked))).toEqual(
      expect.arrayContaining(["$current_url", "category", "service_name"]),
    );
    expect(JSON.stringify(all), "conditions").toMatch(/acne|mole-removal/i);
    expect(JSON.stringify(asked), "conditions").not.toMatch(/acne|mole-removal/i);
    expect(JSON.stringify([all, asked])).not.toContain("Jane Typed");
  });
}
