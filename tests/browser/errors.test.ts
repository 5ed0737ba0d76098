import { expect, open, test } from "../support/test.ts";

test.use({ expectedConsole: /Planned fault/ });

test("a page that fails shows the error page inside the site’s frame", async ({ page }) => {
  await open(page, "/about");
  await page.route(/\/assets\/testimonials-.*\.js$/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export default function Page() { throw new Error("Planned fault"); }',
    }),
  );
  await page.getByRole("contentinfo").getByRole("link", { name: "Testimonials" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  const main = page.getByRole("main");
  await expect(main).toContainText("Planned fault");
  await expect(page.getByRole("banner").getByRole("button", { name: "Book Online" })).toBeVisible();
  await main.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("nobody");
});
