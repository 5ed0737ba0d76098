import { practice } from "#content";
import { expect, open, test } from "../../support/test.ts";

/* Section 4 of the specification, the accessibility panel; section 2, “Photo consult”. */
const settings = [
  ["High Contrast", "high-contrast"],
  ["Large Text", "large-text"],
  ["Dyslexia Font", "dyslexia-font"],
  ["Readable Font", "readable-font"],
] as const;

test("Accessibility panel: four toggles, a class on the root each, announced for 1 second", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/test");
  await page.locator(".accessibility-panel-button").click();
  const panel = page.getByRole("dialog", { name: "Accessibility" });
  await expect(panel.getByRole("switch")).toHaveCount(4);
  const root = page.locator("html");
  const spoken = panel.locator('[aria-live="polite"]');
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const [label, name] of settings) {
    const toggle = panel.getByRole("switch", { name: label, exact: true });
    await toggle.click();
    await expect(root).toHaveClass(new RegExp(`(?:^| )${name}(?: |$)`));
    await expect(spoken).toHaveText(`${label} enabled`);
    await page.clock.runFor(990);
    await expect(spoken).toHaveText(`${label} enabled`);
    await page.clock.runFor(20);
    await expect(spoken).toBeEmpty();
  }
  expect(await page.evaluate(() => JSON.parse(localStorage["accessibilitySettings"]))).toEqual({
    highContrast: true,
    largeText: true,
    dyslexiaFont: true,
    readableFont: true,
  });
  await panel.getByRole("switch", { name: "Large Text" }).click();
  await expect(spoken).toHaveText("Large Text disabled");
  await panel.getByRole("button", { name: "Reset All Settings" }).click();
  await expect(root).not.toHaveClass(/high-contrast|large-text|dyslexia-font|readable-font/);
});

test("Photo consult: links open the external form in a new tab", async ({ page }) => {
  await open(page, "/content/photo-consult");
  const links = page.getByRole("main").locator(`a[href^="${practice.site.photoConsultUrl}"]`);
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) await expect(link).toHaveAttribute("target", "_blank");
});
