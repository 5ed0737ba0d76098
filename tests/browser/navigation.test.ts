import { services } from "#content/services";
import { expect, open, type Page, test, waitForIsland } from "../support/test.ts";

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("submenus open on hover and close 150 ms after @specification", async ({ page }) => {
  await page.clock.install();
  await open(page, "/about");
  const button = page.getByRole("button", { name: "Services", exact: true });
  const first = main(page).getByRole("link", { name: "Eczema" });
  await expect(first).toBeHidden();
  await button.hover();
  await expect(first).toBeVisible();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(700, 700);
  await page.clock.runFor(140);
  await expect(first).toBeVisible();
  await page.clock.runFor(20);
  await expect(first).toBeHidden();
});

test("a pointer that passes leaves open the submenu that has focus @all", async ({ page }) => {
  await page.clock.install();
  await open(page, "/about");
  const button = page.getByRole("button", { name: "Services", exact: true });
  await button.focus();
  await page.keyboard.press("ArrowDown");
  await expect(main(page).getByRole("link", { name: services[0]?.title ?? "" })).toBeFocused();
  await button.hover();
  await page.mouse.move(700, 700);
  await page.clock.runFor(500);
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(button).toBeFocused();
});

test("a submenu opens where a translator changed the menu", async ({ page, allowed }) => {
  allowed.push(/^Island desktop-nav: mounted again/);
  await open(page, "/about");
  const button = page.getByRole("button", { name: "Services", exact: true });
  await button.evaluate((each) => {
    each.textContent = "Servicios";
  });
  await page.getByRole("button", { name: "Servicios" }).hover();
  await waitForIsland(page, "desktop-nav");
  await expect(button).toHaveAttribute("aria-expanded", "true");
});

test("longer words, as in a translation, leave menu and brand their room", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/about");
  await page.locator(".header :is(.brand-line, .brand-board)").evaluateAll((lines) => {
    for (const line of lines) line.textContent += " und der dazugehörigen Gebiete der Chirurgie";
  });
  const topsWith = (more: string) =>
    page.locator(".desktop-nav-link").evaluateAll((links, more) => {
      for (const link of links) link.textContent += more;
      return links.map((link) => link.getBoundingClientRect().top);
    }, more);
  const tops = await topsWith("sung");
  expect(tops.length).toBeGreaterThan(4);
  expect(new Set(tops).size).toBeLessThanOrEqual(2);
  await topsWith("-lengthened");
  const lines = await page
    .locator(".header .brand-name")
    .evaluate((name) => name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight));
  expect(lines, "of the brand's name").toBeLessThan(1.5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
});

test("submenus open and close by key, in one column @specification", async ({ page }) => {
  await open(page, "/test");
  const button = page.getByRole("button", { name: "About", exact: true });
  await button.focus();
  for (const key of ["Enter", "Space"]) {
    await page.keyboard.press(key);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(main(page).getByRole("link", { name: "Meet the provider" })).toBeVisible();
    await page.keyboard.press(key);
    await expect(button).toHaveAttribute("aria-expanded", "false");
  }
  await page.keyboard.press("ArrowDown");
  await page.getByRole("link", { name: "Call Us" }).focus();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  for (const name of ["About", "Services"]) {
    const opener = page.getByRole("button", { name, exact: true });
    await opener.hover();
    const lefts = await page
      .locator(`#${await opener.getAttribute("aria-controls")} a`)
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().left)));
    expect(new Set(lefts).size, `up to four links: ${name}`).toBe(1);
  }
});

test("in submenus arrows, Home, End and Escape move focus @specification", async ({ page }) => {
  await open(page, "/test");
  const button = page.getByRole("button", { name: "Services", exact: true });
  const menu = main(page);
  const link = (index: number) =>
    menu.getByRole("link", { name: services.at(index)?.title ?? "", exact: true });
  await button.focus();
  for (const step of "ArrowDown 0,ArrowDown 1,ArrowUp 0,ArrowUp -1,Home 0,End -1".split(",")) {
    const [key = "", index] = step.split(" ");
    await page.keyboard.press(key);
    await expect(link(Number(index)), step).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("ArrowRight");
  await expect(menu.getByRole("link", { name: "Before & After" })).toBeFocused();
});

test("in the menu, keys with Alt, Control or Command are the browser's", async ({ page }) => {
  await open(page, "/test");
  await page.evaluate(() =>
    addEventListener("keydown", (event) => {
      document.title = `${event.key} ${event.defaultPrevented}`;
    }),
  );
  const button = page.getByRole("button", { name: "Services", exact: true });
  for (const key of ["Alt+ArrowLeft", "Meta+ArrowRight", "Control+ArrowDown"]) {
    await button.focus();
    await page.keyboard.press(key);
    await expect(page, key).toHaveTitle(/^Arrow\w+ false$/);
    await expect(button).toBeFocused();
  }
});

test("the bar has its links, and marks the page @specification", async ({ page }) => {
  await open(page, "/testimonials");
  const bar = main(page);
  const current = bar.locator('[aria-current="page"]');
  await expect(current).toHaveText(["Testimonials"]);
  for (const [name, href] of [
    ["Home", "/"],
    ["Before & After", "/gallery-popup"],
    ["Testimonials", "/testimonials"],
    ["Contact", "/contact-us"],
  ] as const) {
    await expect(bar.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
  await bar.getByRole("button", { name: "About", exact: true }).hover();
  await expect(bar.getByRole("link", { name: "Financing Options" })).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCSS("position", /fixed|sticky/);
  await open(page, "/service/acne");
  await expect(current).toHaveText(["Acne"]);
  await open(page, "/services");
  await expect(bar.locator("[data-current]")).toHaveText("Services");
});

test("a page starts at its top, and back at its place @specification", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => scrollTo(0, 2000));
  await page.getByRole("contentinfo").getByRole("link", { name: "Testimonials" }).click();
  await expect(page).toHaveURL("/testimonials");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Patient Testimonials");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  // Screen readers announce a new document's title.
  await expect(page).toHaveTitle(/^Patient Testimonials \|/);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("worries");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1500);
  await page.goForward();
  await skip.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
