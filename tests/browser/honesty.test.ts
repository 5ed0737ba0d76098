import { practice } from "#content/practice";
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
    const figure = await page.locator(".hero-facts").boundingBox();
    const source = await page
      .getByText("Source: Sample reviews, as of October 1, 2026")
      .first()
      .boundingBox();
    const below = (figure?.y ?? 0) + (figure?.height ?? 0);
    expect((source?.y ?? 0) - below, "under the figures, close to them").toBeLessThan(40);
    expect((source?.y ?? 0) - below).toBeGreaterThanOrEqual(0);
    await open(page, "/testimonials");
    await expect(preview).toBeInViewport();
    const notes = page.getByText("Sample, not a patient’s words");
    await expect(notes).toHaveCount(await page.getByRole("figure").count());
    for (const note of await notes.all()) await expect(note).toBeVisible();
  });
}
