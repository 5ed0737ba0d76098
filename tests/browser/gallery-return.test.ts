import { backForwardCacheOptions } from "../support/browsers.ts";
import { accept, covered, drawn, recordRequests } from "../support/gallery.ts";
import { expect, open, test } from "../support/test.ts";

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ...backForwardCacheOptions });
  },
});

test("a page restored from the back/forward cache is covered after withdrawal elsewhere", async ({
  page,
  context,
}) => {
  await context.unrouteAll();
  const requests = recordRequests(context);
  await open(page, "/gallery/acne-scars");
  await accept(page);
  await drawn(page);
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset["returned"] = String(persisted);
    });
  });
  // A new document, not a link, so that this page enters the cache.
  await open(page, "/gallery/mole-removal");
  await drawn(page);
  await page.getByRole("button", { name: "Hide images again" }).click();
  await expect(covered(page)).toBeVisible();
  const count = requests.length;
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-returned", "true");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Acne Scars - Before & After");
  await expect(covered(page)).toBeVisible();
  await expect(page.locator(".gallery-image")).toHaveCount(0);
  expect(requests).toHaveLength(count);
});
