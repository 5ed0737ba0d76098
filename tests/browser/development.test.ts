import { spawn } from "node:child_process";
import { ports } from "../support/addresses.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, hydrated, test } from "../support/test.ts";

const address = `http://localhost:${ports.development}`;

test("the development server shows pages without a word on the console", async ({ page }) => {
  // The first request compiles the page.
  test.setTimeout(150_000);
  const server = spawn("react-router", ["dev", "--port", String(ports.development)], {
    stdio: "ignore",
  });
  try {
    await expect
      .poll(
        () =>
          fetch(address).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 90_000 },
      )
      .toBe(true);
    // React's development build reports here what differs between the built page and the browser.
    for (const path of ["/", "/service/anal-pain", "/content/photo-consult", "/testimonials"]) {
      await page.goto(address + path);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    await page.goto(`${address}/examples`);
    await hydrated(page);
    await expect(page.locator("[data-state]").nth(90)).toBeAttached();
    // The page shows parts of many pages side by side, each with the headings and landmarks of its own.
    await expectAccessible(page, ["heading-order", "landmark-unique", "page-has-heading-one"]);
    await page.getByRole("button", { name: "Open the dialog" }).click();
    await expect(page.getByRole("dialog", { name: "A dialog" })).toBeVisible();
    await page.keyboard.press("Escape");
    const badge = page.getByRole("complementary", { name: "Launch check (development only)" });
    await expect(badge).toContainText(/\d+ to do before launch|Ready to launch/);
  } finally {
    server.kill();
  }
});
