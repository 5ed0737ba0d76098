import { consentKey } from "../../../app/storage.ts";
import { libraryFile } from "../../support/analytics-service.ts";
import { expectAccessible } from "../../support/axe.ts";
import { boxOf } from "../../support/layout.ts";
import { headerButton, headerLink } from "../../support/parts.ts";
import { storedNames } from "../../support/storage.ts";
import { expect, open, type Page, test, waitForScripts } from "../../support/test.ts";
import { configuredSite, site } from "../../support/test-sites.ts";
import { analytics } from "../../support/vendor-stubs.ts";
import { waitForFrames, waitForIdle } from "../../support/wait.ts";

const names = () => analytics.events.map(({ event }) => event);
const vendorStorage = async (page: Page) =>
  (await storedNames(page)).filter((name) => /^(?:cookie )?(?:mp_|__mp|mixpanel)/.test(name));
const fetched = async (page: Page) => {
  const files = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  return files.filter((name) => libraryFile.test(name) || /recorder|mixpanel/.test(name));
};

test("consent mode: nothing is sent before a yes or after a no", async ({ page }) => {
  await open(page, `${configuredSite}/service/acne`);
  const card = page.getByRole("region", { name: "Privacy choices" });
  await expect(card).toContainText("Nothing is counted unless you say yes");
  const no = card.getByRole("button", { name: "No, thanks" });
  const yes = card.getByRole("button", { name: "Yes, allow" });
  const { width, height } = await boxOf(no);
  expect(await boxOf(yes)).toMatchObject({ width, height });
  await headerButton(page, "Book Online").click();
  await page.keyboard.press("Escape");
  await waitForIdle(page);
  expect(analytics.requests, "before a choice").toBe(0);
  expect([await fetched(page), await vendorStorage(page)]).toEqual([[], []]);

  await yes.click();
  await expect(card).toHaveCount(0);
  // The library, fetched after the yes, has sent what the page had counted.
  await expect.poll(names).toEqual(["Page View", "Service View"]);
  await headerLink(page, "Call Us").first().click();
  await expect.poll(names).toEqual(["Page View", "Service View", "Contact Attempt", "Page View"]);
  expect((await fetched(page)).filter((name) => name.includes("recorder"))).toEqual([]);

  const control = page.getByRole("contentinfo").getByRole("button", { name: "Privacy choices" });
  await control.click();
  await expect(card).toBeFocused();
  await expect(card).toContainText("Visitor statistics are on");
  await no.click();
  await expect(control).toBeFocused();
  const before = analytics.requests;
  await headerLink(page, "Testimonials").click();
  await expect(page).toHaveURL(/testimonials/);
  await waitForIdle(page);
  expect(await vendorStorage(page)).toEqual([]);
  await page.reload();
  await waitForScripts(page);
  await waitForIdle(page);
  await expect(card).toHaveCount(0);
  expect(analytics.requests, "after a no").toBe(before);
  expect([await fetched(page), await vendorStorage(page)]).toEqual([[], []]);
});

test("consent mode: the card covers no action, and a refusal can be changed", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, `${configuredSite}/`);
  const card = page.getByRole("region", { name: "Privacy choices" });
  await expect(card).toBeVisible();
  await expectAccessible(page, "card on a desktop");
  await page.setViewportSize({ width: 320, height: 640 });
  await page.reload();
  await waitForScripts(page);
  await expect(page.locator(".privacy-card[data-obstructed]")).toHaveCount(1);
  await expect(card).toHaveCount(0);
  const distance = await page.locator(".privacy-card").evaluate((waiting) => {
    const { top, right, bottom, left } = waiting.getBoundingClientRect();
    const actions = [...document.querySelectorAll("main .button")]
      .map((action) => action.getBoundingClientRect())
      .filter((box) => box.left <= right && box.right >= left);
    const isBehind = (by: number) =>
      actions.some((box) => box.top - by <= bottom && box.bottom - by >= top);
    let by = 0;
    while (isBehind(by)) by += 1;
    return by;
  });
  const scroll = (top: number) => page.evaluate((top) => scrollTo({ top }), top);
  await scroll(distance - 3);
  await waitForFrames(page);
  await expect(card, "an action is still behind it").toHaveCount(0);
  await scroll(distance + 3);
  await expect(card).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${configuredSite}/about`);
  await expect(card).toBeVisible();
  await expectAccessible(page, "card on a phone");

  await card.getByRole("button", { name: "No, thanks" }).press("Enter");
  await expect(card).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("button", { name: "Privacy choices" }).click();
  await expect(card).toContainText("Visitor statistics are off");
  await card.getByRole("button", { name: "Yes, allow" }).click();
  await expect.poll(names).toEqual(["Page View"]);
});

test("nothing is asked or sent after a signal, or without a token", async ({ browser }) => {
  const visit = async (address: string, signal?: readonly [string, string | boolean]) => {
    const context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    await page.route(/^https:/, (route) => route.abort());
    if (signal) {
      await page.addInitScript(
        ([key, value]) => Object.defineProperty(navigator, key, { value }),
        signal,
      );
    }
    await open(page, `${address}/`);
    await waitForIdle(page);
    const foot = page.getByRole("contentinfo");
    await expect(foot.getByText("Opt-out signal honored")).toBeVisible({
      visible: Boolean(signal),
    });
    await expect(page.locator(".privacy-card")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Privacy choices" })).toHaveCount(0);
    expect([await fetched(page), await vendorStorage(page)]).toEqual([[], []]);
    await context.close();
  };
  // In sequence: the browser does not paint a page behind another.
  await visit(configuredSite, ["globalPrivacyControl", true]);
  await visit(configuredSite, ["doNotTrack", "1"]);
  await visit(site);
  expect(analytics.requests).toBe(0);
});

test("answering the card restores focus", async ({ page }) => {
  for (const answer of ["No, thanks", "Yes, allow"]) {
    await open(page, `${configuredSite}/about`);
    const card = page.getByRole("region", { name: "Privacy choices" });
    const button = card.getByRole("button", { name: answer });
    await expect(button).toBeVisible();
    const skip = page.getByRole("link", { name: "Skip to main content" });
    await skip.focus();
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(card).toHaveCount(0);
    await expect(skip).toBeFocused();
    await page.evaluate((key) => localStorage.removeItem(key), consentKey);
    await page.reload();
    await waitForScripts(page);
    await button.click();
    await expect(card).toHaveCount(0);
    await expect(page.locator("#main")).toBeFocused();
    await page.evaluate((key) => localStorage.removeItem(key), consentKey);
  }
});
