import { practice } from "#content/practice";
import { services } from "#content/services";
import * as home from "#words/home";
import { classOf, settingNames } from "../../app/features/accessibility-panel/settings.ts";
import { gate, recordPictures } from "../support/gallery.ts";
import { boxesOf, boxOf, layoutShifts, setRootClasses, setStyleSheet } from "../support/layout.ts";
import { headerButton } from "../support/parts.ts";
import { holdRequests, recordRequests } from "../support/requests.ts";
import { expect, open, type Page, serveMaps, test } from "../support/test.ts";
import { waitForIdle } from "../support/wait.ts";

test("links treatments, 911 and priced remote visits @specification", async ({ page }) => {
  await open(page, "/");
  const card = page.getByRole("navigation", { name: "What brings you in?" });
  const expected = services.filter(({ symptom }) => symptom);
  expect(expected).toHaveLength(3);
  await expect(card.getByRole("listitem")).toHaveCount(expected.length);
  for (const { symptom, path } of expected) {
    await expect(card.getByRole("link", { name: symptom ?? "" })).toHaveAttribute("href", path);
  }
  const urgent = page.getByRole("link", { name: home.hero.urgent });
  await expect(urgent).toHaveAttribute("href", "tel:911");
  const treated = page.getByRole("region", { name: "What we treat" });
  await expect(treated.getByRole("link")).toHaveText(services.map(({ title }) => title));
  const remote = page.getByRole("region", { name: "Not ready to come in? Start here." });
  await expect(remote).toContainText("$45.00");
  await expect(remote).toContainText("$120.50");
  const book = remote.getByRole("link", { name: /^BOOK NOW/ });
  await expect(book.nth(0)).toHaveAttribute("href", "/content/photo-consult");
  await expect(book.nth(1)).toHaveAttribute("href", "/content/photo-consult#telehealth");
});

/** Returns the places and sizes of elements, in whole pixels. */
const roundedBoxes = async (page: Page, selector: string) =>
  (await boxesOf(page.locator(selector))).map(({ x, y, width, height }) =>
    [x, y, width, height].map(Math.round),
  );
const distinct = (values: readonly unknown[]) => new Set(values.map(String)).size;

test("a longer service name, as in a translation, leaves a symptom whole", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/");
  const link = page.locator(".symptoms-link").first();
  await link.locator(".symptoms-title").evaluate((title) => {
    title.textContent = "Perianalnalungen Dermatologyogyungen Behandlungen";
  });
  const symptom = await boxOf(link.locator("span").first());
  expect(symptom.width / (await boxOf(link)).width).toBeGreaterThan(0.4);
});

test("prices stand on one line, in cards of one size", async ({ page }) => {
  for (const [path, card, count] of [
    ["/", ".offer", 2],
    ["/content/financing-options", ".price-card", 3],
  ] as const) {
    await open(page, path);
    const cards = await roundedBoxes(page, card);
    expect(cards, path).toHaveLength(count);
    expect(distinct(cards.map(([, ...rest]) => rest)), path).toBe(1);
    const prices = await roundedBoxes(page, `${card} :is(.price, .price-card-words)`);
    expect(distinct(prices.map(([, y, , height]) => [y, height])), path).toBe(1);
  }
});

test("on phones buttons fill their row, a number keeps to one line @all", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  for (const size of ["100%", "200%"]) {
    await setStyleSheet(page, `html { font-size: ${size}; }`);
    const number = page.locator(".office-card-actions .unbroken").first();
    const { height } = await boxOf(number);
    const line = await number.evaluate((part) => getComputedStyle(part).lineHeight);
    expect(height, size).toBeLessThan(1.5 * Number.parseFloat(line));
    const row = page.locator(".same-day-steps + .button-row");
    const last = await boxOf(row.locator(":scope > :last-child"));
    expect(Math.abs((await boxOf(row)).right - last.right), size).toBeLessThan(1);
  }
});

test("a phone number keeps its order in a translation from right to left", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  await headerButton(page, "Book Online").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const places = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: { number: string; first: number; last: number }[] = [];
    for (let text = texts.nextNode() as Text; text; text = texts.nextNode() as Text) {
      const match = /\(\d{3}\).*\d{4}/.exec(text.data);
      const link = text.parentElement?.closest('a[href^="tel:"]');
      if (!match || !link?.checkVisibility({ visibilityProperty: true })) continue;
      const { 0: number, index } = match;
      const leftOf = (at: number) => {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().left;
      };
      found.push({ number, first: leftOf(index + 1), last: leftOf(index + number.length - 1) });
    }
    return found;
  });
  expect(places.length).toBeGreaterThan(2);
  expect(places.filter(({ first, last }) => first >= last)).toEqual([]);
});

test("values of facts stand apart, and never read as one", async ({ page }) => {
  await open(page, "/");
  await expect(page.locator(".hero-facts b")).toHaveCount(3);
  for (const width of [320, 360, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const setting of ["", ...settingNames.map(classOf)]) {
      await setRootClasses(page, setting ? [setting] : []);
      const gaps = await page.locator(".hero-facts b").evaluateAll((values) => {
        const boxes = values.map((value) => {
          const range = document.createRange();
          range.selectNodeContents(value);
          return range.getBoundingClientRect();
        });
        return boxes.slice(1).flatMap((box, index) => {
          const { right = 0, top } = boxes[index] ?? {};
          return top === box.top ? box.left - right : [];
        });
      });
      for (const gap of gaps) expect(gap, `${width} px ${setting}`).toBeGreaterThanOrEqual(24);
    }
  }
});

test("services stand in four equal columns, and in rows on phones", async ({ page }) => {
  await open(page, "/services");
  for (const [width, columns] of [
    [1440, 4],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const pictures = await roundedBoxes(page, ".service-grid-view");
    expect(pictures).toHaveLength(services.length);
    expect(distinct(pictures.map(([x]) => x))).toBe(columns);
    const last = await boxOf(page.locator(".service-grid-view").last());
    const grid = await boxOf(page.locator(".service-grid"));
    expect(Math.abs(grid.right - last.right) < 2, "no empty column").toBe(columns > 1);
    const sizes = pictures.map(([, , ...size]) => size);
    expect(distinct(sizes)).toBe(1);
    if (columns === 1) expect(sizes[0]).toEqual([72, 72]);
  }
});

test("the press strip moves 1 px each 30 ms, and pauses @specification", async ({ page }) => {
  await open(page, "/");
  const track = page.locator(".press-strip-track");
  const timing = await track.evaluate((each) => {
    const [animation] = each.getAnimations();
    return [0, 30, 60, 3000, 29_970, 30_000, 30_030].map((time) => {
      if (animation) animation.currentTime = time + 1;
      return new DOMMatrix(getComputedStyle(each).transform).m41;
    });
  });
  expect(timing).toEqual([-0, -1, -2, -100, -999, -0, -1].map((value) => expect.closeTo(value, 3)));
  const names = page.locator(".press-strip-names").first();
  expect(await names.evaluate((list) => list.clientWidth)).toBe(1000);
  const pause = page.getByRole("button", { name: "Pause the moving names" });
  const state = () => track.evaluate((each) => each.getAnimations()[0]?.playState);
  await pause.click();
  await expect(pause).toHaveAttribute("aria-pressed", "true");
  await expect.poll(state).toBe("paused");
  await pause.click();
  await expect.poll(state).toBe("running");
  // Wider names wrap: the copies would cover each other.
  await setRootClasses(page, ["large-text dyslexia-font"]);
  expect(await names.evaluate((list) => list.scrollWidth)).toBe(1000);
});

test("nothing moves where motion is reduced @specification", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.locator(".button").first()).toHaveCSS("transition-duration", "0s");
});

test("maps load near the viewport @specification", async ({ page, context }) => {
  const requests = recordRequests(context, /google\.com\/maps/);
  await serveMaps(page);
  await open(page, "/");
  await waitForIdle(page);
  expect(requests).toEqual([]);
  await page.getByRole("heading", { name: home.locations.heading }).scrollIntoViewIfNeeded();
  for (const { name } of practice.offices) {
    const map = page.getByTitle(`Map of the ${name} office`);
    await map.scrollIntoViewIfNeeded();
    await expect(map).toBeVisible();
  }
  expect(requests).toHaveLength(practice.offices.length);
});

test("without a map, address and directions stay @specification", async ({ page }) => {
  await open(page, "/");
  const section = page.getByRole("region", { name: home.locations.heading });
  const failed = page.waitForEvent("requestfailed");
  await section.locator(".office-map").first().scrollIntoViewIfNeeded();
  await failed;
  for (const { name, street } of practice.offices) {
    await expect(section.getByText(street, { exact: false }).first()).toBeVisible();
    await expect(section.getByRole("link", { name: `Directions to ${name}` })).toBeVisible();
  }
});

test("the illustration stays until a map has loaded @specification @all", async ({ page }) => {
  await serveMaps(page);
  const release = await holdRequests(page, /google\.com\/maps/);
  await page.clock.install();
  await open(page, "/");
  const frame = page.locator(".office-map iframe").first();
  await page.locator(".office-map").first().scrollIntoViewIfNeeded();
  await expect(frame).toBeAttached();
  await page.clock.runFor(60_000);
  await expect(frame).toBeHidden();
  await expect(page.locator(".office-map .scene-image").first()).toBeVisible();
  // The test's own map, after this one.
  release();
  await expect(frame).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("/#gallery shows the gallery’s index @specification", async ({ page, context }) => {
  // Other kinds of page: page-structure.test.ts.
  const pictures = recordPictures(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/#gallery");
  await expect(gate(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Before & After Gallery");
  await expect(page).toHaveTitle(/^Before & After Gallery/);
  const { sum, moved } = await layoutShifts(page);
  expect(sum, moved).toBeLessThanOrEqual(0.01);
  await page.keyboard.press("Escape");
  await page.evaluate(() => location.assign("#"));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("worries");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Before & After Gallery");
  expect(pictures, "pictures before acceptance").toEqual([]);
});

test("a browser without checkVisibility loads every illustration, too", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "checkVisibility"));
  await open(page, "/");
  const lazy = () =>
    page.$$eval(
      'img[loading="lazy"][src*=".svg"]',
      (all) => all.filter((each) => each.getClientRects().length > 0).length,
    );
  await expect.poll(lazy).toBe(0);
});
