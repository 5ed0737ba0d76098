import { type ChildProcess, spawn } from "node:child_process";
import { ports } from "../support/addresses.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, hydrated, test } from "../support/test.ts";

const address = `http://localhost:${ports.development}`;

/** Starts the development server; resolves when it responds. */
async function startServer(): Promise<ChildProcess> {
  const server = spawn("node", ["scripts/dev.ts"], {
    stdio: "ignore",
    env: { ...process.env, PORT: String(ports.development) },
  });
  const answers = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, { timeout: 90_000 }).toBe(true);
  return server;
}

test("the development server logs nothing to the console", { tag: "@all" }, async ({ page }) => {
  // The first request compiles the page.
  test.setTimeout(150_000);
  const server = await startServer();
  try {
    for (const path of ["/", "/service/mole-check", "/content/photo-consult", "/testimonials"]) {
      await page.goto(address + path);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    // React's development build reports hydration mismatches here.
    await page.getByRole("button", { name: /More/ }).first().click();
    await expect(page.locator('[data-island="more-button"][data-mounted]').first()).toBeAttached();
    const missing = await page.request.get(`${address}/no-such-page`);
    expect(missing.status()).toBe(404);
    expect(await missing.text()).toContain("</h1>");
    await page.goto(`${address}/examples`);
    await hydrated(page);
    await expect(page.locator("[data-state]").nth(90)).toBeAttached();
    // The page shows parts of many pages, each with its own headings and landmarks.
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
