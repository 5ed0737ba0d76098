import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/test.ts";

/* The action bar on phones: call and booking links at any scroll position. */

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: "reduce" },
});

const bar = (page: Page) => page.getByRole("navigation", { name: "Call or book" });

/** Scrolls an element to the middle of the viewport. */
const center = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));

test("is 64 px high plus the safe area, 40% call and 60% book", async ({ page }) => {
  await open(page, "/");
  await center(page, ".offers");
  await expect(bar(page)).toBeVisible();
  const boxOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON());
  const whole = await boxOf(".action-bar");
  expect(whole).toMatchObject({ height: 64, width: 390, bottom: 844 });
  const call = await boxOf(".action-bar > a:first-child");
  const book = await boxOf(".action-bar > button");
  expect(call.width / (call.width + book.width)).toBeCloseTo(0.4, 2);
  expect(call.height).toBeGreaterThanOrEqual(44);
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setSafeAreaInsetsOverride", { insets: { bottom: 34 } });
  await expect.poll(async () => (await boxOf(".action-bar")).height).toBe(98);
  expect((await boxOf(".action-bar > button")).bottom).toBeLessThan(844 - 34);
});

for (const [path, actions, middle] of [
  ["/", ".hero-actions", ".offers"],
  ["/service/acne", ".page-hero-actions", "#causes"],
] as const) {
  test(`shows on ${path} once the hero's buttons are out of view`, async ({ page }) => {
    await open(page, path);
    await expect(bar(page)).toBeHidden();
    await page.evaluate((selector) => {
      const { bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      scrollBy({ top: bottom - 86, behavior: "instant" });
    }, actions);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect(bar(page), "the last line of the buttons can still be seen").toBeHidden();
    await page.evaluate(() => scrollBy({ top: 12, behavior: "instant" }));
    await expect(bar(page)).toBeVisible();
    await center(page, middle);
    await expect(bar(page)).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(bar(page)).toBeHidden();
  });
}

test("shows at once if the hero has neither button, and hides near the footer", async ({
  page,
}) => {
  await open(page, "/legal/privacy");
  await expect(bar(page)).toBeVisible();
  await page.evaluate(() => {
    const top = document.querySelector("footer")?.getBoundingClientRect().top ?? 0;
    scrollBy({ top: top - innerHeight + 8, behavior: "instant" });
  });
  await expect(bar(page)).toBeHidden();
});

test("hides near the booking prompt", async ({ page }) => {
  await open(page, "/testimonials");
  await expect(bar(page)).toBeVisible();
  await page.evaluate(() => {
    const top = document.querySelector(".booking-prompt")?.getBoundingClientRect().top ?? 0;
    scrollBy({ top: top - innerHeight + 8, behavior: "instant" });
  });
  await expect(bar(page)).toBeHidden();
});

test("Book Online opens the booking dialog, which hides the bar and returns focus", async ({
  page,
}) => {
  await open(page, "/");
  await center(page, ".offers");
  const book = bar(page).getByRole("button", { name: "Book Online" });
  await book.click();
  await expect(page.getByRole("dialog", { name: "Book your appointment" })).toBeVisible();
  await expect(page.locator(".action-bar")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(book).toBeFocused();
  await expect(book).toBeVisible();
  await expect(bar(page).getByRole("link", { name: "Call (833) 555-0142" })).toHaveAttribute(
    "href",
    "tel:+18335550142",
  );
});

test("hides while the menu or the accessibility panel is open", async ({ page }) => {
  await open(page, "/legal/privacy");
  await expect(bar(page)).toBeVisible();
  for (const name of ["Menu", "Accessibility"]) {
    await page.getByRole("banner").getByRole("button", { name }).click();
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await expect(page.locator(".action-bar")).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(bar(page)).toBeVisible();
  }
});

test("hides while the on-screen keyboard is open", async ({ page }) => {
  await open(page, "/legal/privacy");
  await expect(bar(page)).toBeVisible();
  await page.evaluate(() => {
    const field = document.createElement("textarea");
    document.querySelector("main")?.prepend(field);
    field.focus();
  });
  await expect(bar(page), "a text field has the focus").toBeHidden();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(bar(page)).toBeVisible();
  const seeOnly = (height: number | undefined) =>
    page.evaluate((height) => {
      const viewport = window.visualViewport as VisualViewport;
      if (height) Object.defineProperty(viewport, "height", { value: height, configurable: true });
      else Reflect.deleteProperty(viewport, "height");
      viewport.dispatchEvent(new Event("resize"));
    }, height);
  await seeOnly(500);
  await expect(bar(page), "the browser tells of a keyboard").toBeHidden();
  await seeOnly(undefined);
  await expect(bar(page)).toBeVisible();
});

for (const path of ["/", "/service/acne", "/content/before-your-visit"]) {
  for (const [width, height] of [
    [320, 568],
    [390, 844],
  ] as const) {
    test(`${path} at ${width} px: nothing that has the keyboard's focus is under it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page, path);
      // Parts below the fold get their real height when the page is idle.
      await page.waitForTimeout(1500);
      let covered = 0;
      for (let press = 0; press < 90; press += 1) {
        await page.keyboard.press("Tab");
        const state = await page.evaluate(
          () =>
            new Promise<string | null>((done) => {
              // The bar updates within two frames.
              requestAnimationFrame(() =>
                requestAnimationFrame(() => {
                  const focused = document.activeElement;
                  const bar = document.querySelector(".action-bar");
                  // Browsers do not scroll to a focused frame.
                  if (!focused || !bar || bar.contains(focused) || focused.matches("iframe")) {
                    return done(null);
                  }
                  if (getComputedStyle(bar).visibility === "hidden") return done("");
                  const { top, bottom } = focused.getBoundingClientRect();
                  const isFree = bottom <= bar.getBoundingClientRect().top || top < 0;
                  done(isFree ? "free" : focused.outerHTML.slice(0, 120));
                }),
              );
            }),
        );
        if (state === "free") covered += 1;
        else if (state) expect(state, `after ${press + 1} presses of Tab`).toBe("free");
      }
      expect(covered, "controls that took the focus while the bar was there").toBeGreaterThan(5);
    });
  }
}

test("does not overlap the accessibility button", async ({ page }) => {
  await open(page, "/legal/privacy");
  await expect(bar(page)).toBeVisible();
  const isFree = await page.evaluate(() => {
    const button = document.querySelector(".accessibility-panel-button")?.getBoundingClientRect();
    const top = document.querySelector(".action-bar")?.getBoundingClientRect().top ?? 0;
    return button && button.height > 0 && button.bottom <= top;
  });
  expect(isFree).toBe(true);
});

test("is absent from the booking page and from wide or low viewports", async ({ page }) => {
  await open(page, "/schedule");
  await expect(page.locator(".action-bar")).toHaveCount(0);
  await open(page, "/legal/privacy");
  await expect(bar(page)).toBeVisible();
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.locator(".action-bar")).toBeHidden();
  await page.setViewportSize({ width: 700, height: 360 });
  await expect(page.locator(".action-bar")).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("shows two plain links at once, above the footer", async ({ page }) => {
    await page.goto("/legal/privacy");
    const call = bar(page).getByRole("link", { name: /Call/ });
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(call).toHaveAttribute("href", "tel:+18335550142");
    await expect(bar(page).getByRole("button")).toHaveCount(0);
    await expect(async () => {
      await page.mouse.wheel(0, 100_000);
      await expect(page.locator(".footer-links a").last()).toBeInViewport({ timeout: 500 });
    }).toPass();
    await expect(call).not.toBeInViewport();
    await page.mouse.wheel(0, -100_000);
    await bar(page).getByRole("link", { name: "Book Online" }).click();
    await expect(page).toHaveURL("/schedule");
  });
});
