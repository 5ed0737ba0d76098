import { expectAccessible } from "../../tests/support/axe.ts";
import { expect, type Page, test } from "../../tests/support/test.ts";
import { editContent, origin, startHistory } from "./copy.ts";
import { savedButton } from "./form.ts";

/* The form's own pages pass axe, and fit on a phone. */
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

/** What a page has once it has loaded. */
function readySign(page: Page, path: string) {
  if (path.includes("/entries/")) return savedButton(page);
  if (path.endsWith("/services")) return page.getByRole("link", { name: "Anal Pain" });
  return page.getByRole("heading", { level: 1 });
}

for (const [size, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  test(`axe finds nothing on a ${size}, and nothing is cut`, async ({ page }) => {
    startHistory();
    await page.setViewportSize(viewport);
    for (const path of pages) {
      await page.goto("about:blank");
      await page.goto(origin + path);
      await expect(readySign(page, path)).toBeAttached();
      // Decap's line while it loads.
      await expectAccessible(page, path, { except: ["canvas"] });
      const cut = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([path, cut]).toEqual([path, 0]);
      // An example in a hint is no link.
      await expect(page.locator('[aria-label$=" field"] a')).toHaveCount(0);
      if (!path.endsWith("/anal-pain")) continue;
      await page.getByRole("textbox", { name: "What it is", exact: true }).focus();
      const last = page.getByLabel("Link to").filter({ visible: true });
      await expect(last).toBeInViewport({ ratio: 1 });
      page.once("dialog", (dialog) => void dialog.accept());
      await page.getByRole("button", { name: "Delete" }).click();
      await expect(page.getByLabel("Service that takes over")).toBeFocused();
      await expectAccessible(page, "a service to retire", { except: ["canvas"] });
    }
  });
}

test("axe finds nothing while the form reads", async ({ page }) => {
  await page.route("**/read", () => undefined);
  await page.goto(origin + form("services"));
  await expect(page.getByText("Loading Entries...")).toBeVisible();
  await expectAccessible(page, "loading", { except: ["canvas"] });
});
