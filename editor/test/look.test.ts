import { expectAccessible } from "../../tests/support/axe.ts";
import { expect, test } from "../../tests/support/test.ts";
import { address, changes, editContent, openForm, save, startHistory } from "./support.ts";

/* The form's own pages are as accessible as the site's, and fit on a phone. */
editContent();

const form = (path: string) => `/form.html#/collections/${path}`;
const pages = [
  "/",
  "/start.html",
  form("services"),
  form("services/entries/anal-pain"),
  form("prices-and-hours/entries/prices"),
  form("prices-and-hours/entries/hours"),
  "/changes.html",
  "/launch.html",
];

for (const [size, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  test(`axe finds nothing on a ${size}, and nothing is cut`, async ({ page }) => {
    startHistory();
    await page.setViewportSize(viewport);
    for (const path of pages) {
      await page.goto("about:blank");
      await page.goto(address + path);
      const [form, list, own] = [
        page.getByRole("button", { name: "Saved", exact: true }),
        page.getByRole("link", { name: "Anal Pain" }),
        page.getByRole("heading", { level: 1 }),
      ];
      const isForm = path.includes("/entries/");
      const ready = path.endsWith("/services") ? list : own;
      await expect(isForm ? form : ready).toBeAttached();
      // Decap's line while it loads.
      await expectAccessible(page, path, { except: ["canvas"] });
      const cut = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([path, cut]).toEqual([path, 0]);
    }
  });
}

test("axe finds nothing while the form reads", async ({ page }) => {
  await page.route("**/read", () => undefined);
  await page.goto(address + form("services"));
  await expect(page.getByText("Loading Entries...")).toBeVisible();
  await expectAccessible(page, "loading", { except: ["canvas"] });
});

test("words that somebody sees lead to their field", async ({ page }) => {
  await page.goto(`${address}/start.html`);
  await page.getByRole("searchbox").fill("(310) 555-0100");
  await page.getByRole("link", { name: /Offices › Beverly Hills › Phone$/ }).click();
  await expect(page.locator('[id^="phone-field-"]').first()).toBeFocused();
  await page.goto(`${address}/start.html`);
  await page.getByRole("searchbox").fill("9:00 AM");
  await expect(page.getByRole("link", { name: /Opens$/ }).first()).toBeVisible();
  await page.getByRole("searchbox").fill("is called acute");
  await page.getByRole("link", { name: /Anal Fissure › What it is$/ }).click();
  await expect(page.getByRole("textbox", { name: "What it is", exact: true })).toBeFocused();
  const words = () => page.evaluate(() => getSelection()?.anchorNode?.textContent);
  await expect.poll(words).toMatch(/^A tear is called acute/);
});

test("an entry of a list moves by keyboard", async ({ page }) => {
  await openForm(page, "pages/home");
  const handle = (place: number) =>
    page.getByRole("button", { name: `Move entry ${place} with the arrow keys` }).first();
  await handle(3).press("ArrowUp");
  await expect(handle(2)).toBeFocused();
  await expectAccessible(page, "unsaved", { except: ["canvas"] });
  await save(page);
  expect(changes("content/words/home.yaml").slice(0, 2)).toEqual(["<   - press", ">   - press"]);
});

test("an address that changes while the form opens is followed", async ({ page }) => {
  await page.goto(address + form("words/entries/booking"));
  await page.goto(address + form("prices-and-hours/entries/prices"));
  await expect(page.getByLabel("Photo consult")).toBeVisible({ timeout: 30_000 });
});
