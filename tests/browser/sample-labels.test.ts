import { practice } from "#content/practice";
import { boxOf } from "../support/layout.ts";
import { expect, open, quickIf, test } from "../support/test.ts";

const style = (element: Element) => {
  const { color, fontSize, fontWeight, fontFamily, opacity } = getComputedStyle(element);
  return { color, fontSize, fontWeight, fontFamily, opacity };
};

for (const width of [390, 1440]) {
  test(`a board is seen like its claim, ${width} px${quickIf(width === 390)}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/about");
    const brand = page.locator(".header .brand");
    const claim = brand.getByText("Board-certified dermatologist");
    const board = brand.getByText(practice.provider.certification.board);
    expect(await board.evaluate(style)).toEqual(await claim.evaluate(style));
    expect(await board.isVisible()).toBe(await claim.isVisible());
  });

  test(`samples say so in sight at ${width} px${quickIf(width === 390)}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/");
    const preview = page.getByText("Preview: names, phones, ratings and quotes are samples.");
    await expect(preview).toHaveCount(1);
    await expect(preview).toBeInViewport();
    const figures = await boxOf(page.locator(".hero-facts"));
    const words = page.getByText("Source: Sample reviews, as of October 1, 2026").first();
    const distance = (await boxOf(words)).y - figures.bottom;
    expect(distance, "under the figures, close to them").toBeLessThan(40);
    expect(distance).toBeGreaterThanOrEqual(0);
    await open(page, "/testimonials");
    await expect(preview).toBeInViewport();
    const notes = page.getByText("Sample, not a patient’s words");
    await expect(notes).toHaveCount(await page.getByRole("figure").count());
    for (const note of await notes.all()) await expect(note).toBeVisible();
  });
}
