import { acceptGate } from "../support/gallery.ts";
import { headerButton } from "../support/parts.ts";
import { storedNames } from "../support/storage.ts";
import { expect, open, type Page, test, waitForScripts } from "../support/test.ts";
import { configuredSite, site, specifiedSite } from "../support/test-sites.ts";
import { analytics } from "../support/vendor-stubs.ts";

/* The privacy policy names everything that the site stores in a browser. The tests use every
   feature, and compare the storage with the policy of the same build. */

test.use({
  serviceWorkers: "allow",
  // Chromium's message about a request that a reload cancels.
  expectedConsole: /Failed to fetch dynamically/,
});

/** Returns the names in the policy's section on storage; a final `…` matches any suffix. */
async function policyNames(page: Page, origin: string): Promise<string[]> {
  await open(page, `${origin}/legal/privacy`);
  return page.evaluate(() => {
    const names = new Set<string>();
    let next = document.getElementById("what-your-browser-remembers")?.nextElementSibling;
    for (; next && next.tagName !== "H3"; next = next.nextElementSibling) {
      for (const code of next.querySelectorAll("code")) names.add(code.textContent);
    }
    return [...names];
  });
}

/** Records the recorder's lock keys, which exist only briefly. */
async function recordLocks(page: Page): Promise<Set<string>> {
  const locks = new Set<string>();
  await page.exposeFunction("noteLock", (name: string) => locks.add(name));
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    const { noteLock } = window as unknown as { noteLock: (name: string) => void };
    Storage.prototype.setItem = function (name, value) {
      if (name.startsWith("__mp")) noteLock(name);
      setItem.call(this, name, value);
    };
  });
  return locks;
}

/** Asserts that the policy names all that is stored, and that all of `names` is stored. */
function expectNamed(stored: readonly string[], policy: readonly string[], names = policy): void {
  const isStoredAs = (name: string, found: string) =>
    name.endsWith("…") ? found.startsWith(name.slice(0, -1)) : found === name;
  const unnamed = stored.filter((found) => !policy.some((name) => isStoredAs(name, found)));
  const unused = names.filter((name) => !stored.some((found) => isStoredAs(name, found)));
  expect(unnamed, "stored and not named").toEqual([]);
  expect(unused, "named and not stored").toEqual([]);
}

/** Uses every feature that stores something, and returns all names seen in storage. */
async function visit(page: Page, origin: string): Promise<string[]> {
  const seen = new Set<string>();
  const note = async () => {
    for (const name of await storedNames(page)) seen.add(name);
  };

  await open(page, `${origin}/about`);
  await page.locator(".accessibility-panel-button").click();
  await page.getByRole("switch").first().click();
  await page.keyboard.press("Escape");
  await headerButton(page, "Book Online").click();
  await page.keyboard.press("Escape");
  await note();

  await page.goto(`${origin}/gallery-popup`);
  await acceptGate(page);
  await page.getByRole("main").locator(".gallery-card a").first().click();
  await waitForScripts(page);
  await expect(page.getByRole("main").getByRole("img").first()).toBeVisible();
  await page.goBack();
  await note();

  await open(page, `${origin}/content/before-your-visit`);
  await page.getByRole("checkbox").first().check();
  await open(page, `${origin}/contact-us`);
  await page.mouse.wheel(0, 2000);
  await open(page, `${origin}/content/photo-consult`);
  await open(page, `${origin}/schedule`);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe("activated");
  await note();
  return [...seen];
}

test("without analytics", async ({ page }) => {
  const policy = await policyNames(page, site);
  expectNamed(await visit(page, site), policy);
});

/** Returns the names that the policy of a build with statistics has, and those that it adds. */
async function statisticsNames(page: Page, origin: string) {
  const withoutStatistics = await policyNames(page, site);
  const policy = await policyNames(page, origin);
  expect(policy).toEqual(expect.arrayContaining(withoutStatistics));
  return { policy, added: policy.filter((name) => !withoutStatistics.includes(name)) };
}

// Before a choice and after declining: analytics/consent.test.ts.
test("statistics in the mode consent, after accepting @all", async ({ page }) => {
  const { policy, added } = await statisticsNames(page, configuredSite);
  const card = page.getByRole("region", { name: "Privacy choices" });
  await card.getByRole("button", { name: "Yes, allow" }).click();
  await expect.poll(() => analytics.events.length).toBeGreaterThan(0);
  expectNamed(await storedNames(page), policy, added);
});

test("statistics in the mode specified @all", async ({ page }) => {
  const { policy, added } = await statisticsNames(page, specifiedSite);
  const locks = await recordLocks(page);
  await open(page, `${specifiedSite}/about`);
  await expect.poll(() => analytics.recordings.length, { timeout: 60_000 }).toBeGreaterThan(0);
  expectNamed([...(await storedNames(page)), ...locks], policy, added);
});
