import { expect, open, test } from "../support/test.ts";

test("the form opens in a new tab from three places", async ({ page }) => {
  await open(page, "/content/photo-consult");
  const starts = page.getByRole("link", { name: "Start the form (opens in a new tab)" });
  await expect(starts).toHaveCount(3);
  for (const start of await starts.all()) {
    const [tab] = await Promise.all([page.waitForEvent("popup"), start.click()]);
    await expect(tab.getByRole("heading", { name: "Sample photo consult form" })).toBeVisible();
    await tab.close();
  }
});

test("says price, state, files, steps and how to take the photos", async ({ page }) => {
  await open(page, "/content/photo-consult");
  const main = page.getByRole("main");
  for (const words of [
    "$39.95",
    "California residents",
    "within 24 hours",
    "JPEG, PDF or PNG only",
    "Flash on",
    "back camera",
    "timer",
    "Phone on the floor",
    "telehealth consent",
  ]) {
    await expect(main).toContainText(words);
  }
});
