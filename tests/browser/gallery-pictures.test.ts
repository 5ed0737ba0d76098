import { acceptedKey } from "../../app/storage.ts";
import { idle } from "../support/frames.ts";
import { accept, covered, drawn, gate, preventReload, recordRequests } from "../support/gallery.ts";
import { expect, open, test } from "../support/test.ts";

// Every kind of page: page-structure.test.ts.
test("the gallery requests no picture before acceptance", async ({ page, context }) => {
  const requests = recordRequests(context);
  await preventReload(page);
  for (const path of ["/gallery-popup", "/gallery/acne-scars", "/#gallery"]) {
    await open(page, path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await idle(page);
    expect(requests, path).toEqual([]);
  }
});

test("after withdrawal no page requests pictures", async ({ page, context }) => {
  const requests = recordRequests(context);
  await open(page, "/gallery/acne-scars");
  await accept(page);
  await drawn(page);
  await page.getByRole("button", { name: "Hide images again" }).click();
  await expect(page.locator(".gallery-image")).toHaveCount(0);
  const count = requests.length;
  expect(count).toBeGreaterThan(0);
  await page.getByRole("link", { name: "Back to Gallery" }).click();
  await expect(page).toHaveURL("/gallery-popup");
  await gate(page).getByRole("button", { name: "Close" }).click();
  await expect(covered(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/gallery/acne-scars");
  await expect(covered(page)).toBeAttached();
  await page.reload();
  await expect(covered(page)).toBeAttached();
  await idle(page);
  expect(requests).toHaveLength(count);
});

test("after acceptance pictures load even if the pointer moves during load", {
  tag: "@all",
}, async ({ page }) => {
  await page.addInitScript((key) => sessionStorage.setItem(key, "true"), acceptedKey);
  await page.goto("/gallery/acne-scars", { waitUntil: "commit" });
  await page.mouse.move(300, 400);
  await page.mouse.move(500, 420);
  await drawn(page);
});
