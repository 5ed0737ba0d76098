import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { practice } from "#content";
import { builds } from "../support/addresses.ts";
import { expectAccessible } from "../support/axe.ts";
import { idle } from "../support/frames.ts";
import { expect, hydrated, open, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow", expectedConsole: /ERR_INTERNET_DISCONNECTED/ });

const registered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
const controlled = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe("activated");
const asked = async (page: Page) => {
  await idle(page);
  return registered(page);
};

test("a visit that continues offline has both phones and addresses", async ({ page, context }) => {
  await open(page, "/about");
  expect(await asked(page), "on the first page").toBe(false);
  await page.reload();
  expect(await asked(page), "on the first page again").toBe(false);
  await page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).click();
  await controlled(page);

  await context.setOffline(true);
  await page.goto("/service/acne");
  await expect(page).toHaveTitle(/You are offline/);
  for (const { phone, street, zip } of practice.offices) {
    await expect(page.locator(`a[href="tel:${phone}"]`)).toBeVisible();
    await expect(page.getByText(street)).toBeVisible();
    await expect(page.getByText(zip)).toBeVisible();
  }
  await expect(page.getByText("8:00 AM to 4:30 PM").first()).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await page.locator("h1").evaluate((h1) => getComputedStyle(h1).fontFamily)).toContain(
    "georgia",
  );

  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Acne");
  expect(new URL(page.url()).pathname).toBe("/service/acne");
  expect(await page.evaluate(() => caches.keys()), "responses kept").toEqual([]);
});

test("a second page is enough, unless Save-Data is on", async ({ page, browser }) => {
  await open(page, "/about");
  await page.getByRole("banner").getByRole("link", { name: "Testimonials" }).click();
  await controlled(page);

  const saver = await browser.newPage();
  await saver.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await open(saver, new URL("/about", page.url()).href);
  await saver.getByRole("banner").getByRole("link", { name: "Testimonials" }).click();
  await expect(saver).toHaveURL(/testimonials/);
  await hydrated(saver);
  expect(await asked(saver)).toBe(false);
  await saver.close();
});

test("a changed page updates at once, and the offline page ends with the outage, or for good", async ({
  page,
}) => {
  let worker = await readFile(`${builds.site}/client/service-worker.js`, "utf8");
  let version = 1;
  let down = false;
  const server = createServer(({ url, socket }, response) => {
    if (down) return void socket.destroy();
    if (url === "/service-worker.js") {
      return void response.setHeader("Content-Type", "text/javascript").end(worker);
    }
    response.setHeader("Cache-Control", "no-cache").setHeader("Content-Type", "text/html");
    response.end(`<!doctype html><link rel="icon" href="data:,"><title>Version ${version}</title>`);
  });
  await new Promise<void>((ready) => server.listen(0, "localhost", ready));
  const { port } = server.address() as AddressInfo;
  try {
    await page.goto(`http://localhost:${port}/`);
    await page.evaluate(() => navigator.serviceWorker.register("/service-worker.js"));
    await controlled(page);
    for (version = 2; version <= 3; version += 1) {
      await page.reload();
      await expect(page).toHaveTitle(`Version ${version}`);
    }
    down = true;
    await page.reload();
    await expect(page).toHaveTitle(/You are offline/);
    down = false;
    await page.reload();
    await expect(page).toHaveTitle(`Version ${version}`);

    // The script that docs/deploying.md publishes to unregister the worker.
    const guide = await readFile("docs/deploying.md", "utf8");
    worker = /in its place[^`]*```js\n([^`]*)```/.exec(guide)?.[1] ?? "";
    expect(worker).toContain("unregister");
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    expect(await workers()).toBe(1);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(workers, { timeout: 20_000 }).toBe(0);
    down = true;
    await expect(page.reload()).rejects.toThrow(/ERR_/);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test("the offline page is valid HTML", async () => {
  const worker = await readFile(`${builds.site}/client/service-worker.js`, "utf8");
  const html = JSON.parse(/^const page = (".*");$/m.exec(worker)?.[1] ?? '""') as string;
  const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });
  const { results } = await validator.validateString(html);
  expect(html).toContain("noindex");
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
});
