import { testimonials } from "#content/testimonials";
import { boxesOf } from "../support/layout.ts";
import { expect, open, test } from "../support/test.ts";

const long = testimonials.filter(({ text }) => text.length > 400);

test("shows all, the long ones clipped to 220 px @specification", async ({ page }) => {
  expect(long.length).toBeGreaterThan(0);
  await open(page, "/testimonials");
  await expect(page.getByRole("figure")).toHaveCount(testimonials.length);
  await expect(page.getByRole("button", { name: /^More/ })).toHaveCount(long.length);
  const card = page.getByRole("figure").filter({ hasText: long[0]?.name ?? "" });
  const height = () => card.locator("blockquote").evaluate((quote) => quote.clientHeight);
  await expect.poll(height).toBe(220);
  await card.getByRole("button", { name: /^More/ }).click();
  await expect.poll(height).toBeGreaterThan(220);
  const less = card.getByRole("button", { name: /^Less/ });
  await expect(less).toHaveAttribute("aria-expanded", "true");
  await less.click();
  await expect.poll(height).toBe(220);
});

test("has 1, 2 or 3 columns, and each More reveals text @specification", async ({ page }) => {
  await open(page, "/testimonials");
  const lefts = async () =>
    (await boxesOf(page.getByRole("figure"))).map(({ left }) => Math.round(left));
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const before = await lefts();
    expect(new Set(before).size).toBe(columns);
    for (const { name } of long) {
      const card = page.getByRole("figure").filter({ hasText: name });
      await card.getByRole("button", { name: /^More/ }).click();
      const less = card.getByRole("button", { name: /^Less/ });
      await expect(less).toBeVisible();
      expect(await lefts(), `with the words of ${name} unfolded`).toEqual(before);
      await less.click();
    }
  }
  await page.evaluate(() => document.fonts.ready);
  const clipped = page.locator(".testimonial:has(button) blockquote");
  await expect(clipped).toHaveCount(long.length);
  for (const width of [320, 390, 480, 600, 640, 700, 768, 1000, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await clipped.evaluateAll((all) =>
      all.map((each) => (each.scrollHeight - 220) / parseFloat(getComputedStyle(each).lineHeight)),
    );
    expect(Math.min(...lines), `hidden lines at ${width} px`).toBeGreaterThan(0.5);
  }
});
