import { practice } from "#content";
import { expectAccessible } from "../support/axe.ts";
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

test("states price, state, files, steps and how to take the photos", {
  tag: "@specification",
}, async ({ page }) => {
  await open(page, "/content/photo-consult");
  const main = page.getByRole("main");
  for (const words of [
    "$45.00",
    "Texas residents",
    "within 2 days",
    "JPEG, PNG or PDF only",
    "Flash on",
    "back camera",
    "timer",
    "Phone at rest",
    "telehealth consent",
  ]) {
    await expect(main).toContainText(words);
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
  await expectAccessible(page);
  await video.getByRole("button", { name: "Book a video visit" }).click();
  await expect(page.getByRole("dialog", { name: "Book your appointment" })).toBeVisible();
});

test("states whose photos, who sees them, for how long, and the refund policy", async ({
  page,
}) => {
  await open(page, "/content/photo-consult");
  const photos = page.getByRole("region", {
    name: "What you pay, and what happens to your photos",
  });
  const { photosSeenBy, photosKept, photosKeptFor, retake, refund } = practice.answers;
  for (const words of [
    "never take or send such a photo of anyone under 18",
    "iCloud or Google Photos",
    photosSeenBy,
    photosKept,
    photosKeptFor,
    retake,
    refund,
  ]) {
    await expect(photos).toContainText(words, { ignoreCase: true });
  }
  const help = photos.getByRole("link", { name: /^Childhelp/, includeHidden: true });
  await expect(help).toHaveAttribute("href", "https://www.childhelphotline.org/");
  const check = page.getByRole("region", { name: "Not sure your photos will do?" });
  await expect(check).toContainText("never a photo of anyone under 18");
});
