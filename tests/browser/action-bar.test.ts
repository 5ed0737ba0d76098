import { boxOf } from "../support/layout.ts";
import { bookingDialog, headerButton } from "../support/parts.ts";
import { expect, open, type Page, quickIf, test } from "../support/test.ts";
import { waitForFrames } from "../support/wait.ts";

/* The action bar on phones. That it covers nothing with focus: keyboard.test.ts. */

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: "reduce" },
});

const bar = (page: Page) => page.getByRole("navigation", { name: "Call or book" });

/** Scrolls by the distance of an element's edge from a line of the viewport. */
const scrollEdge = (page: Page, selector: string, edge: "top" | "bottom", line: number) =>
  page.evaluate(
    ([selector, edge, line]) => {
      const position = document.querySelector(selector)?.getBoundingClientRect()[edge] ?? 0;
      scrollBy({ top: position - line, behavior: "instant" });
    },
    [selector, edge, line] as const,
  );

test("is 64 px plus the safe area, 40% call, 60% book, on phones alone", async ({ page }) => {
  await open(page, "/legal/privacy");
  const box = page.locator(".action-bar");
  await expect(bar(page)).toBeVisible();
  expect(await boxOf(box)).toMatchObject({ height: 64, width: 390, bottom: 844 });
  const call = await boxOf(box.locator("> .button-outline"));
  const book = box.locator("> button.button-primary");
  expect(call.width / (call.width + (await boxOf(book)).width)).toBeCloseTo(0.4, 2);
  expect(call.height).toBeGreaterThanOrEqual(44);
  const accessibility = await boxOf(page.locator(".accessibility-panel-button"));
  expect(accessibility.bottom, "does not overlap the button").toBeLessThanOrEqual(780);
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setSafeAreaInsetsOverride", { insets: { bottom: 34 } });
  await expect.poll(async () => (await boxOf(box)).height).toBe(98);
  expect((await boxOf(book)).bottom).toBeLessThan(844 - 34);
  for (const [width, height] of [
    [768, 1024],
    [700, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(box, "wide or low").toBeHidden();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/schedule");
  await expect(box).toHaveCount(0);
});

for (const [path, actions] of [
  ["/", ".hero-actions"],
  ["/service/acne", ".page-hero-actions"],
  ["/content/photo-consult", ".page-hero-actions"],
] as const) {
  test(`shows on ${path} below the hero's buttons${quickIf(path === "/")}`, async ({ page }) => {
    await open(page, path);
    await expect(bar(page)).toBeHidden();
    await scrollEdge(page, actions, "bottom", 86);
    await waitForFrames(page);
    await expect(bar(page), "the last line of the buttons can still be seen").toBeHidden();
    await page.evaluate(() => scrollBy({ top: 12, behavior: "instant" }));
    await expect(bar(page)).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(bar(page)).toBeHidden();
  });
}

for (const [path, part] of [
  ["/legal/privacy", "footer"],
  ["/testimonials", ".call-to-action"],
] as const) {
  test(`hides on ${path} near ${part}${quickIf(part === "footer")}`, async ({ page }) => {
    await open(page, path);
    await expect(bar(page)).toBeVisible();
    await scrollEdge(page, part, "top", 836);
    await expect(bar(page)).toBeHidden();
  });
}

test("hides while a dialog or a keyboard is open, and gets focus back", async ({ page }) => {
  await open(page, "/legal/privacy");
  for (const name of ["Menu", "Accessibility"]) {
    await headerButton(page, name).click();
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await expect(page.locator(".action-bar")).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(bar(page)).toBeVisible();
  }
  const book = bar(page).getByRole("button", { name: "Book Online" });
  await book.click();
  await expect(bookingDialog(page)).toBeVisible();
  await expect(page.locator(".action-bar")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(book).toBeFocused();
  await bar(page).getByRole("button", { name: "Call" }).click();
  const sheet = page.getByRole("dialog", { name: "Call an office" });
  for (const [name, phone] of [
    ["(512) 555-0100", "+15125550100"],
    ["(833) 555-0142", "+18335550142"],
    ["Call 911", "911"],
  ] as const) {
    await expect(sheet.getByRole("link", { name })).toHaveAttribute("href", `tel:${phone}`);
  }
  await expect(sheet.getByText(/^(?:Open until|Closed)/)).not.toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();

  await page.evaluate(() => {
    const field = document.createElement("textarea");
    document.querySelector("main")?.prepend(field);
    field.focus();
  });
  await expect(bar(page), "a text field has the focus").toBeHidden();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(bar(page)).toBeVisible();
  await page.evaluate(() => {
    const viewport = window.visualViewport as VisualViewport;
    Object.defineProperty(viewport, "height", { value: 500, configurable: true });
    viewport.dispatchEvent(new Event("resize"));
  });
  await expect(bar(page), "the browser reports a keyboard").toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the list of phones and a plain link at once, above the footer", async ({ page }) => {
    await page.goto("/legal/privacy");
    const call = bar(page).getByRole("button", { name: "Call" });
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(bar(page).getByRole("button")).toHaveCount(1);
    await call.click();
    const sheet = page.getByRole("dialog", { name: "Call an office" });
    await expect(sheet.getByRole("link", { name: "(512) 555-0100" })).toBeVisible();
    await sheet.getByRole("button", { name: "Close" }).click();
    await page.locator(".footer-links a").last().scrollIntoViewIfNeeded();
    const footer = await boxOf(page.locator("footer"));
    const { bottom } = await boxOf(page.locator(".action-bar"));
    expect(bottom, "the end of the page").toBeLessThanOrEqual(footer.y + 1);
    await bar(page).getByRole("link", { name: "Book Online" }).click();
    await expect(page).toHaveURL("/schedule");
  });
});
