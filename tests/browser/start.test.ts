import { bookingDialog, bookingFrame, headerButton, headerLink } from "../support/parts.ts";
import { chooser, photoConsultPath } from "../support/photo-check.ts";
import {
  countLoads,
  holdRequests,
  openBeforeScript,
  rewrite,
  startScript,
} from "../support/requests.ts";
import { expect, open, quickIf, test, waitForIsland, waitForScripts } from "../support/test.ts";
import { waitForFrames, waitForIdle } from "../support/wait.ts";

const searchDialog = /\/assets\/search-dialog-.*\.js$/;
const photoChooser = /\/assets\/photo-chooser-.*\.js$/;

test("a tap on a control that needs script is replayed when the script loads", async ({ page }) => {
  const release = await openBeforeScript(page, "/");
  const search = page.getByRole("dialog", { name: "Search" });
  const opener = page.getByRole("banner").getByRole("button", { name: /search/i });
  await opener.click();
  await expect(opener).toHaveAttribute("aria-busy", "true");
  await expect(search).toBeHidden();
  release();
  await expect(search).toBeVisible();
  await expect(opener).not.toHaveAttribute("aria-busy");
  await expect(page).toHaveURL("/");
});

test("a click is not repeated once the visitor has opened something else", async ({ page }) => {
  const release = await openBeforeScript(page, "/about");
  const search = headerButton(page, "Search");
  await search.click();
  await expect(search).toHaveAttribute("aria-busy", "true");
  await headerButton(page, "Book Online").click();
  await expect(bookingDialog(page)).toBeVisible();
  release();
  await waitForIsland(page, "search-dialog");
  await expect(search).not.toHaveAttribute("aria-busy");
  await waitForFrames(page);
  await expect(page.getByRole("dialog", { name: "Search" })).toBeHidden();
  await expect(bookingDialog(page)).toBeVisible();
  await expect(bookingDialog(page).locator("iframe")).toBeVisible();
});

test("a tap works as without script while the script is late", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBeforeScript(page, "/");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("link", { name: "Before & After" }).click();
  await expect(page).toHaveURL("/gallery-popup");
});

/** Records whether the Services submenu becomes hidden. */
const watchSubmenu = () => {
  const { dataset } = document.documentElement;
  const watch = () => {
    const link = document.querySelector<HTMLElement>('.desktop-nav a[href^="/service/"]');
    if (!link?.checkVisibility({ visibilityProperty: true })) dataset["testHidden"] = "";
    requestAnimationFrame(watch);
  };
  watch();
};

for (const point of ["hover", "click"] as const)
  test(`an early ${point} opens a submenu${quickIf(point === "hover")}`, async ({ page }) => {
    await page.clock.install();
    const release = await openBeforeScript(page, "/about");
    const button = page.getByRole("button", { name: "Services", exact: true });
    const link = headerLink(page, "Eczema");
    await button[point]();
    await expect(link).toBeVisible();
    await page.evaluate(watchSubmenu);
    release();
    await waitForIsland(page, "desktop-nav");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.clock.runFor(500);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(link).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-test-hidden");
    if (point === "click") return;
    await page.mouse.move(700, 700);
    await expect(link).toBeHidden();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

test("ArrowDown before hydration moves focus into the submenu after it @all", async ({ page }) => {
  const release = await openBeforeScript(page, "/about");
  const button = page.getByRole("button", { name: "Services", exact: true });
  await button.focus();
  await page.keyboard.press("ArrowDown");
  release();
  await expect(headerLink(page, "Eczema")).toBeFocused();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  expect(await page.evaluate(() => scrollY), "the page did not scroll instead").toBe(0);
});

test("long text stays expanded when the script is late @all", async ({ page }) => {
  await page.clock.install();
  const release = await openBeforeScript(page, "/testimonials");
  const buttons = page.getByRole("figure").getByRole("button");
  const quotes = page.locator(".testimonial:has(button) blockquote");
  const unfolded = () =>
    quotes.evaluateAll((all) => all.filter(({ clientHeight }) => clientHeight > 220).length);
  const count = await buttons.count();
  expect(await unfolded()).toBe(0);
  await buttons.first().click();
  await expect.poll(unfolded).toBe(count);
  release();
  await waitForScripts(page);
  await page.clock.runFor(500);
  expect(await unfolded()).toBe(count);
  await expect(buttons.filter({ visible: true })).toHaveCount(0);
});

test.describe("with a missing script", () => {
  test.use({
    expectedConsole:
      /status of 404|The site's script did not load|its file is missing|Failed to fetch dynamically|ERR_FAILED|Planned error/,
  });

  test("a page without the start script works without script at once", async ({ page }) => {
    const loads = countLoads(page);
    await page.route(startScript, (route) => route.fulfill({ status: 404 }));
    await page.goto("/testimonials");
    await expect(page.locator("html")).not.toHaveAttribute("data-script");
    await expect(page.getByRole("button", { name: /^More/ })).toHaveCount(0);
    await headerButton(page, "Book Online").click();
    expect(loads()).toBe(1);
    await bookingDialog(page).getByRole("link", { name: "Online booking", exact: true }).click();
    await expect(page).toHaveURL("/schedule");
  });

  test("a missing search file does not reset the booking frame", async ({ page }) => {
    const loads = countLoads(page);
    await page.route(searchDialog, (route) => route.fulfill({ status: 404 }));
    await open(page, "/schedule");
    const choice = bookingFrame(page).getByRole("radio", { name: "2:00 PM" });
    await choice.check();
    const search = headerButton(page, "Search");
    await search.hover();
    const island = page.locator("[data-island=search-dialog]");
    await expect(island).toHaveAttribute("data-status", "served-missing");
    await expect(choice).toBeChecked();
    await search.click();
    const link = headerLink(page, "See all services");
    await expect(link, "focus goes on to it").toBeFocused();
    await expect(link).toHaveAttribute("href", "/services");
    await page.unroute(searchDialog);
    await page.mouse.move(700, 700);
    const release = await holdRequests(page, searchDialog);
    await link.hover();
    await page.mouse.down();
    release();
    await waitForIdle(page);
    await expect(link, "nothing is exchanged under a press").toBeVisible();
    await page.mouse.up();
    await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(search).toBeVisible();
    await expect(choice).toBeChecked();
    expect(loads()).toBe(1);
  });

  test("focus that has moved on stays when a search file does not come @all", async ({ page }) => {
    await page.clock.install();
    const release = await holdRequests(page, searchDialog);
    await open(page, "/about");
    const search = headerButton(page, "Search");
    await search.click();
    const link = page.getByRole("main").getByRole("link").first();
    await link.focus();
    await page.clock.runFor(10_500);
    const services = headerLink(page, "See all services");
    await expect(services).toBeVisible();
    await expect(link).toBeFocused();
    await services.focus();
    release();
    await expect(search, "takes the place of the link, with its focus").toBeFocused();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("an island that fails shows its HTML without script, and others go on", async ({ page }) => {
    await page.route(photoChooser, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: 'export default function PhotoChooser() { throw new Error("Planned error"); }',
      }),
    );
    const warned = page.waitForEvent("console", (message) => /photo-chooser/.test(message.text()));
    await open(page, photoConsultPath);
    await chooser(page).focus();
    await warned;
    await expect(page.getByText("The photo check needs JavaScript")).toBeVisible();
    await expect(page.getByText("Your photos stay on your device")).toBeVisible();
    await expect(chooser(page), "a control that would do nothing").toBeHidden();
    await headerButton(page, "Book Online").click();
    await expect(bookingDialog(page).locator("iframe")).toBeVisible();
  });
});

test("without its root element the script says so @all", async ({ page, allowed }) => {
  allowed.push(/Failed to find root element/);
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  await rewrite(page, "/about", (html) => html.replace('<div id="root">', "<div>"));
  await page.goto("/about");
  await expect.poll(() => messages.join("\n")).toContain("Failed to find root element");
});
