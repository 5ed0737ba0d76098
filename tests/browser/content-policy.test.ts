import type { Page } from "@playwright/test";
import { configuredSite, specifiedSite } from "../support/addresses.ts";
import { accept, drawn, preventReload } from "../support/gallery.ts";
import { pageKinds } from "../support/page-kinds.ts";
import { makePhotos } from "../support/photos.ts";
import { collector } from "../support/stubs.ts";
import { expect, open, test } from "../support/test.ts";

/* The server sends a content security policy, and each page has its own for styles. The tests open
   every kind of page and use every feature; the policies must block nothing, in pages or in frames. */

// Violations are counted by event, and a final one is intentional. Unknown addresses answer 404.
test.use({ expectedConsole: /Content Security Policy|TrustedHTML|TrustedScript|status of 404/ });

async function recordViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeBinding("recordViolation", (_, what: string) => violations.push(what));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      const { recordViolation } = window as unknown as { recordViolation(what: string): void };
      recordViolation(`${location.href}: ${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  return violations;
}

/** Asserts that nothing was blocked, and that a violation is detected. */
async function expectNoViolations(page: Page, violations: string[]): Promise<void> {
  expect(violations).toEqual([]);
  await page.evaluate(() => {
    new Image().src = "https://elsewhere.example/picture.png";
    document.head.append(Object.assign(document.createElement("style"), { textContent: "a {}" }));
    try {
      document.body.insertAdjacentHTML("beforeend", "<img src=x>");
    } catch {
      document.body.dataset["markup"] = "blocked";
    }
  });
  await expect(page.locator("body")).toHaveAttribute("data-markup", "blocked");
  await expect.poll(() => violations.join()).toContain("img-src https://elsewhere.example/");
  expect(violations.join()).toContain("require-trusted-types-for");
  expect(violations.join()).toContain("style-src-elem inline");
}

const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
const banner = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("button", { name, exact: true }).click();
const closed = async (page: Page) => {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
};

/** Features that only work on interaction, by page. */
const features: Record<string, (page: Page) => Promise<void>> = {
  "/": async (page) => {
    await banner(page, "Services");
    await banner(page, "Book Online");
    const booking = page.frameLocator('iframe[title="Online booking"]');
    await expect(booking.getByRole("heading", { level: 1 })).toBeVisible();
    await closed(page);
    await banner(page, "Search");
    const search = page.getByRole("dialog", { name: "Search this site" });
    await search.getByRole("searchbox").fill("blood");
    await expect(search.getByRole("listitem").getByRole("link").first()).toBeVisible();
    await closed(page);
    await page.locator(".accessibility-panel-button").click();
    const panel = page.getByRole("dialog", { name: "Accessibility" });
    for (const setting of await panel.getByRole("switch").all()) await setting.click();
    await panel.getByRole("button", { name: "Reset All Settings" }).click();
    await closed(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await closed(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  },
  "/gallery/acne-scars": async (page) => {
    await accept(page);
    await drawn(page);
    await page.getByRole("main").locator("button:has(.gallery-image)").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await closed(page);
  },
  "/content/photo-consult": async (page) => {
    const { gps, pdf, heic } = await makePhotos();
    const chooser = page.getByLabel("Choose photos to check");
    await chooser.focus();
    await chooser.setInputFiles([gps, pdf, heic]);
    await expect(page.locator(".photo-check-summary")).toContainText("Done:", { timeout: 60_000 });
  },
};

test("without vendors: the policy blocks no address and no feature", async ({ page }) => {
  test.setTimeout(180_000);
  const violations = await recordViolations(page);
  await preventReload(page);
  for (const path of [...pageKinds, "/no-such-address", "/service/no-such-service"]) {
    await open(page, path);
    await features[path]?.(page);
    await scrollToEnd(page);
  }
  await expectNoViolations(page, violations);
});

test.describe("with vendors", { tag: "@all" }, () => {
  test("the policy blocks neither booking, form nor analytics, with or without consent", async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const violations = await recordViolations(page);
    for (const site of [configuredSite, specifiedSite]) {
      const before = collector.requests;
      await open(page, `${site}/contact-us`);
      if (site === configuredSite) {
        await page.getByRole("button", { name: "Yes, allow" }).click();
      }
      for (const [label, text] of [
        ["Name", "Ann Sample"],
        ["Email", "ann@example.com"],
        ["Message", "Do you open at 9?"],
      ] as const) {
        await page.getByRole("textbox", { name: label }).fill(text);
      }
      await page.getByRole("button", { name: "Send message" }).click();
      await expect(page.getByRole("status").filter({ hasText: "on its way" })).toBeVisible();
      await page.getByRole("banner").getByRole("link", { name: "Testimonials" }).click();
      await banner(page, "Book Online");
      const booking = page.frameLocator('iframe[title="Online booking"]');
      await expect(booking.getByRole("heading", { name: "Vendor booking page" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect.poll(() => collector.requests, { timeout: 30_000 }).toBeGreaterThan(before);
      if (site === specifiedSite) {
        await expect
          .poll(() => collector.recordings.length, { timeout: 30_000 })
          .toBeGreaterThan(0);
      }
    }
    // This build's pictures have another origin.
    for (const path of ["/gallery/acne-scars", "/content/photo-consult"]) {
      await open(page, configuredSite + path);
      await features[path]?.(page);
    }
    await expectNoViolations(page, violations);
  });
});
