import { expect, open, test } from "../support/test.ts";

test("the form opens in a new tab from three places", { tag: "@specification" }, async ({
  page,
}) => {
  await open(page, "/content/photo-consult");
  const starts = page.getByRole("link", { name: "Start the form (opens in a new tab)" });
  await expect(starts).toHaveCount(3);
  for (const start of await starts.all()) {
    const [tab] = await Promise.all([page.waitForEvent("popup"), start.click()]);
    await expect(tab.getByRole("heading", { name: "Sample photo consult form" })).toBeVisible();
    await tab.close();
  }
});

test("the video visit has its price, uses, steps and a booking button", async ({ page }) => {
  await open(page, "/content/photo-consult#telehealth");
  const video = page.getByRole("region", { name: "See the doctor by video, $120.50" });
  await expect(video).toBeInViewport();
  await expect(video).toContainText("talk something over before you decide");
  await expect(video.getByRole("heading", { name: "How it runs" })).toBeVisible();
  await expect(video).toContainText("in Texas during the visit");
  await expect(video).toContainText("not for emergencies: call 911");
  await video.getByRole("button", { name: "Book a video visit" }).click();
  await expect(page.getByRole("dialog", { name: "Book your appointment" })).toBeVisible();
});
