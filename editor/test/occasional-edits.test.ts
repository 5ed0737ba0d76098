import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "../../tests/support/test.ts";
import {
  changes,
  copy,
  editContent,
  onSite,
  openBeside,
  openForm,
  origin,
  pressSave,
  preview,
  readCopy,
  retype,
  save,
  unfold,
} from "./support.ts";

/* What a practice does now and then, each from the form to the page that shows it. */
editContent();

test("a new page, named like a record, in the menu below another", async ({ page }) => {
  await page.goto(`${origin}/form.html#/collections/more-pages/new`);
  await page.getByLabel("Address").fill("about");
  const title = page.getByLabel("Title in the browser");
  await title.fill("Offices ".repeat(50));
  await page.getByLabel("First sentences").fill("Both offices have a garage.");
  await page
    .getByLabel("Description in search results")
    .fill("Where to park at each office, what it costs, and how to reach our door from there.");
  await page.getByLabel(/^Last change/).fill("2026-11-22");
  await page.getByRole("textbox", { name: "Menu" }).fill("/about");
  const text = page.getByRole("textbox", { name: "Text" });
  await text.focus();
  await page.getByLabel("Shape").selectOption("Heading");
  await text.pressSequentially("The garage\nThe first hour is free.");
  await pressSave(page);
  const refused = page.locator(".problem strong");
  await expect(refused).toHaveText("Needed here: at most 70 characters.");
  await retype(title, "Offices");
  await pressSave(page);
  const file = "content/pages/offices.mdx";
  await expect(page.locator(".problem")).toHaveText(
    "Needed here: an address of its own.Address: found “/about”, which another page of the site has",
  );

  await retype(page.getByLabel("Address"), "/parking");
  await save(page);
  await expect(page).toHaveURL(/\/more-pages\/entries\/offices$/);
  expect(readCopy(file)).toBe(
    [
      "---",
      "kind: page",
      "path: /parking",
      "title: Offices",
      "lead: Both offices have a garage.",
      "description: Where to park at each office, what it costs, and how to reach our door from there.",
      'updated: "2026-11-22"',
      "menu: /about",
      "---",
      "",
      "## The garage",
      "",
      "The first hour is free.",
      "",
    ].join("\n"),
  );
  await onSite(page, "/parking", async (shown) => {
    await expect(shown.getByRole("heading", { level: 1 })).toHaveText("Offices");
    await expect(shown.getByText("The first hour is free.")).toBeVisible();
    await expect(shown.locator('.header a[href="/parking"]').first()).toBeAttached();
  });
  const { site } = await openBeside(page, "Everything else", "Further pages and news", "Offices");
  await expect(site.getByRole("heading", { level: 1 })).toHaveText("Offices");
});

test("the color of the buttons; a pair that is hard to read is refused with the reason", async ({
  page,
}) => {
  const file = "content/theme.yaml";
  await openForm(page, "look/theme");
  await unfold(page);
  const buttons = page.getByLabel("Buttons", { exact: true }).first();
  await buttons.fill("#e9a080");
  await pressSave(page);
  await expect(page.locator(".problem")).toContainText(
    "Needed here: a color with a contrast of 4.5:1 or more on action (#e9a080), such as #",
  );
  expect(changes(file)).toEqual([]);
  await buttons.fill("#5b3a8c");
  await save(page);
  expect(changes(file)).toEqual(['<   action: "#b4472a"', '>   action: "#5b3a8c"']);
  await onSite(page, "/", async (shown) => {
    const button = shown.getByRole("button", { name: "Book Your Appointment Now" });
    await expect(button).toHaveCSS("background-color", "rgb(91, 58, 140)");
  });
});

test("a new doctor has a page, until deleted", async ({ page }) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto(`${origin}/start.html`);
  await page.getByRole("link", { name: "Add a doctor" }).click();
  await page.getByLabel("Name").fill("Maria Reyes");
  await unfold(page);
  await page.getByLabel("Type").fill("Osteopathic Physician and Surgeon");
  await page.getByLabel("Number").fill("A 12345");
  await page.getByLabel("Board", { exact: true }).fill("Medical Board of California");
  await page.getByLabel("Board web address").fill("https://www.mbc.ca.gov");
  await page.getByLabel("Certifying board").fill("American Board of Surgery");
  await page.getByLabel("First sentences").fill("Dr. Reyes likes questions.");
  await page
    .getByLabel("Description in search results")
    .fill(
      "Education, board certification and interests of Dr. Maria Reyes, osteopathic physician.",
    );
  await page.getByLabel("Degree").last().fill("MD");
  // The list may open after a delay.
  await page.getByRole("option", { name: "MD", exact: true }).click();
  await pressSave(page);
  await expect(page.getByText(/osteopathic boards license DOs/)).toBeVisible();
  await expect(page.getByLabel("Type")).toBeFocused();
  await page.getByLabel("Type").fill("Physician and Surgeon");
  await save(page);
  // The words of the template are a sample, until somebody says otherwise.
  expect(readCopy("content/doctors/maria-reyes.mdx")).toContain(
    "sample: true\nname: Maria Reyes\ndegree: MD\nlicense:\n",
  );
  const { site } = await openBeside(page, "Everything else", "Further doctors", "Maria Reyes");
  await expect(site.getByRole("heading", { level: 1 })).toContainText("Maria Reyes");
  const card = site.getByRole("listitem").filter({ hasText: "State license" });
  await expect(card).toContainText("Physician and Surgeon, California license no. A 12345");
  await expect(card).toContainText("Licensed and regulated by the Medical Board of California");
  await openForm(page, "doctors/maria-reyes");
  await page.getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => existsSync(join(copy, "content/doctors/maria-reyes.mdx"))).toBe(false);
  const home = async () => (await fetch(`${preview}/`)).text();
  await expect.poll(home).not.toContain("maria-reyes");
  // An address that somebody kept leads to the list, and opens no empty form.
  await page.goto("about:blank");
  await page.goto(`${origin}/form.html#/collections/doctors/entries/maria-reyes`);
  await expect(page.getByText("This was deleted or renamed. Choose it in the list.")).toBeVisible();
  await expect(page.getByRole("link", { name: "New doctor" })).toBeVisible();
});
