import { testimonials } from "../../content/testimonials.ts";
import { expect, open, test } from "../support/test.ts";

const long = testimonials.filter(({ text }) => text.length > 400);

test("shows every testimonial, the long ones clipped to 220 px with More and Less", async ({
  page,
}) => {
  expect(long.length).toBeGreaterThanOrEqual(6);
  await open(page, "/testimonials");
  await expect(page.getByRole("figure")).toHaveCount(testimonials.length);
  await expect(page.getByRole("button", { name: /^More/ })).toHaveCount(long.length);
  const card = page.getByRole("figure").filter({ hasText: long[0]?.name ?? "" });
  const height = () => card.locator("blockquote").evaluate((quote) => quote.clientHeight);
  expect(await height()).toBe(220);
  await card.getByRole("button", { name: /^More/ }).click();
  expect(await height()).toBeGreaterThan(220);
  await expect(card.getByRole("button", { name: /^Less/ })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  await card.getByRole("button", { name: /^Less/ }).click();
  expect(await height()).toBe(220);
});

for (const [width, columns] of [
  [390, 1],
  [768, 2],
  [1440, 3],
] as const) {
  test(`stands in ${columns} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/testimonials");
    const lefts = await page
      .getByRole("figure")
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(columns);
  });
}
