import { chooser, path } from "../support/photo-check.ts";
import { expect, hydrated, open, test } from "../support/test.ts";

test.use({ expectedConsole: /Planned fault/ });

test("a failing island falls back to its server HTML, and others keep working", async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on("console", (message) => warnings.push(message.text()));
  await page.route(/\/assets\/photo-chooser-.*\.js$/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export function PhotoChooser() { throw new Error("Planned fault"); }',
    }),
  );
  await open(page, path);
  await chooser(page).focus();

  await expect(page.getByText("The photo check needs JavaScript")).toBeVisible();
  await expect(page.getByText("Your photos stay on your device")).toBeVisible();
  await expect(chooser(page), "a control that would do nothing").toBeHidden();
  expect(warnings.join("\n")).toContain("photo-chooser");

  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: "Book Online" }).click();
  await expect(page.getByRole("dialog", { name: "Book your appointment" })).toBeVisible();
  await page.keyboard.press("Escape");
  await banner.getByRole("button", { name: "Services", exact: true }).hover();
  await banner.getByRole("link", { name: "Eczema" }).click();
  await expect(page).toHaveURL("/service/eczema");
  await hydrated(page);
});
