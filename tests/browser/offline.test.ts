import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { practice } from "#content/practice";
import { expectAccessible } from "../support/axe.ts";
import { headerLink } from "../support/parts.ts";
import { StubServer } from "../support/stub-server.ts";
import { expect, open, type Page, test, waitForScripts } from "../support/test.ts";
import { builds } from "../support/test-sites.ts";
import { waitForIdle } from "../support/wait.ts";

test.use({ serviceWorkers: "allow", expectedConsole: /ERR_INTERNET_DISCONNECTED/ });

const controlled = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe("activated");
const hasRegistered = async (page: Page) => {
  await waitForIdle(page);
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
};

test("a visit goes on offline, unless Save-Data is on", async ({ page, context, browser }) => {
  await open(page, "/about");
  expect(await hasRegistered(page), "on the first page").toBe(false);
  await page.reload();
  expect(await hasRegistered(page), "on the first page again").toBe(false);
  await page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).click();
  await controlled(page);

  await context.setOffline(true);
  await page.goto("/service/acne");
  await expect(page).toHaveTitle(/This page did not load/);
  for (const { phone, street, zip } of practice.offices) {
    await expect(page.locator(`a[href="tel:${phone}"]`)).toBeVisible();
    await expect(page.getByText(street)).toBeVisible();
    await expect(page.getByText(zip)).toBeVisible();
  }
  await expect(page.getByText("8:00 AM to 4:30 PM").first()).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expect(page.locator("h1")).toHaveCSS("font-family", /georgia/);

  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Acne");
  expect(new URL(page.url()).pathname).toBe("/service/acne");
  expect(await page.evaluate(() => caches.keys()), "responses kept").toEqual([]);

  const isSaving = () =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  const isSandboxed = () => {
    const get = () => {
      throw new DOMException("Blocked", "SecurityError");
    };
    Object.defineProperty(navigator, "serviceWorker", { get });
  };
  for (const change of [isSaving, isSandboxed]) {
    const other = await browser.newPage();
    await other.addInitScript(change);
    await open(other, new URL("/about", page.url()).href);
    await headerLink(other, "Testimonials").click();
    await expect(other).toHaveURL(/testimonials/);
    await waitForScripts(other);
    expect(await hasRegistered(other).catch(() => false), change.name).toBe(false);
    await other.close();
  }
});

/** A site whose page has a number. */
class ChangingSite extends StubServer {
  version = 1;
  worker = "";

  protected respond({ url }: IncomingMessage, response: ServerResponse): void {
    if (url === "/service-worker.js") {
      return void response.setHeader("Content-Type", "text/javascript").end(this.worker);
    }
    response.setHeader("Cache-Control", "no-cache").setHeader("Content-Type", "text/html");
    response.end(
      `<!doctype html><link rel="icon" href="data:,"><title>Version ${this.version}</title>`,
    );
  }
}

test("the offline page ends with the outage, or for good @all", async ({ page }) => {
  const site = new ChangingSite();
  site.worker = await readFile(`${builds.site}/client/service-worker.js`, "utf8");
  await site.start();
  await page.goto(`http://localhost:${site.port}/`);
  await page.evaluate(() => navigator.serviceWorker.register("/service-worker.js"));
  await controlled(page);
  for (site.version = 2; site.version <= 3; site.version += 1) {
    await page.reload();
    await expect(page).toHaveTitle(`Version ${site.version}`);
  }
  await site.stop();
  await page.reload();
  await expect(page).toHaveTitle(/This page did not load/);
  expect(await page.evaluate(() => navigator.onLine), "only the site is down").toBe(true);
  await expect(page.getByText("You may be offline, or our website may be down.")).toBeVisible();
  await site.start();
  await page.reload();
  await expect(page).toHaveTitle(`Version ${site.version}`);

  // The script that docs/deploying.md publishes to unregister the worker.
  const guide = await readFile("docs/deploying.md", "utf8");
  site.worker = /in its place[^`]*```js\n([^`]*)```/.exec(guide)?.[1] ?? "";
  expect(site.worker).toContain("unregister");
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await workers()).toBe(1);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(workers).toBe(0);
  await site.stop();
  await expect(page.reload()).rejects.toThrow(/ERR_/);
});
