import { services } from "#content/services";
import { boxOf } from "../../support/layout.ts";
import { expect, open, test } from "../../support/test.ts";

/** What a frightened patient needs, on a phone and on a small laptop. */
for (const [width, height] of [
  [390, 844],
  [1366, 768],
] as const) {
  for (const { path, title } of services) {
    test(`${title}: help is seen first on ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, path);
      const main = page.getByRole("main");
      const book = main.getByRole("button", { name: "Book Online" }).first();
      const call = main.getByRole("button", { name: "Call", exact: true }).first();
      const urgent = page.locator(".page-hero a[href='tel:911']");
      if (await urgent.count()) await expect(urgent).toBeInViewport({ ratio: 1 });
      await expect(book).toBeInViewport({ ratio: 1 });
      await expect(call).toBeInViewport({ ratio: 1 });
      expect((await boxOf(book)).y, "side by side").toBe((await boxOf(call)).y);
      for (const fact of await page.locator(".glance dt").all()) {
        await expect(fact).toBeInViewport({ ratio: 1 });
      }
    });
  }
}
