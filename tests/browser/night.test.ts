import sharp from "sharp";
import { expectReadable } from "../support/axe.ts";
import { expect, open, test } from "../support/test.ts";

test.use({ colorScheme: "dark", contextOptions: { reducedMotion: "reduce" } });

const night = "rgb(7, 31, 34)";

test("buttons, dialogs and menu are dark and readable", async ({ page }) => {
  await open(page, "/");
  await expectReadable(page, "buttons", false);
  await page.getByRole("button", { name: "Book Your Appointment Now" }).click();
  await expect(page.locator("dialog#booking")).toHaveCSS("background-color", night);
  await expectReadable(page, "booking", false);
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await page.getByRole("combobox").or(page.getByRole("searchbox")).first().fill("itch");
  await expectReadable(page, "search", false);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu" }).click();
  await expectReadable(page, "menu", false);
});

test("high contrast and print stay light", async ({ page }) => {
  await open(page, "/service/acne");
  await page.locator("html").evaluate((root) => root.classList.add("high-contrast"));
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expectReadable(page, "high contrast", true);
  await page.locator("html").evaluate((root) => root.classList.remove("high-contrast"));
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await page.emulateMedia({ media: "screen", contrast: "more" });
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});

test("a figure's art is dark in dark mode, and light in high contrast", async ({ page }) => {
  await open(page, "/service/eczema");
  const art = page.locator(".schematic-art img");
  const brightness = async () => {
    await art.scrollIntoViewIfNeeded();
    await expect(art).toHaveJSProperty("complete", true);
    const { channels } = await sharp(await art.screenshot()).stats();
    return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0) / 3;
  };
  expect(await brightness()).toBeLessThan(110);
  await page.locator("html").evaluate((root) => root.classList.add("high-contrast"));
  await expect.poll(brightness).toBeGreaterThan(150);
});

test("the browser's interface follows", async ({ page }) => {
  await open(page, "/");
  const frame = page.locator('meta[name="theme-color"][media="(prefers-color-scheme: dark)"]');
  await expect(frame).toHaveAttribute("content", "#071f22");
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the document is dark from first paint", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("body")).toHaveCSS("background-color", night);
  });
});
