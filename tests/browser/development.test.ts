import { spawn } from "node:child_process";
import { ports } from "../support/addresses.ts";
import { expect, hydrated, test } from "../support/test.ts";

const address = `http://localhost:${ports.development}`;

test("the development server shows pages without a word on the console", async ({ page }) => {
  // The first request compiles the page.
  test.setTimeout(60_000);
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
        { timeout: 30_000 },
      )
      .toBe(true);
    // React's development build reports here what differs between the built page and the browser.
    for (const path of ["/", "/service/anal-pain", "/content/photo-consult", "/testimonials"]) {
      await page.goto(address + path);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    const badge = page.getByRole("complementary", { name: "Launch check (development only)" });
    await expect(badge).toContainText(/\d+ to do before launch|Ready to launch/);
  } finally {
    server.kill();
  }
});
