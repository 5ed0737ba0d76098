import type { Locator } from "@playwright/test";
import { expect, test } from "../../tests/support/test.ts";
import { changes, editContent, isInCopy, origin, preview, readCopy } from "./copy.ts";
import {
  onSite,
  openBeside,
  openForm,
  openTask,
  partOf,
  pressSave,
  retype,
  save,
  unfold,
} from "./form.ts";

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

test("an aftercare sheet from nothing: told what it lacks, then shown", async ({ page }) => {
  await openTask(page, "Add an aftercare sheet");
  await expect(page.getByText(/^Needs: Food, Bowels, Pain/)).toBeVisible();
  await pressSave(page);
  const refused = page.locator(".problem");
  await expect(refused).toHaveCount(21);
  await expect(refused.filter({ hasText: "entries" })).toHaveCount(4);
  await expect(refused.filter({ hasText: "Answers › " })).toHaveCount(11);
  await expect(refused.getByText("Answers › Food › Text is empty.")).toHaveCount(1);
  await expect(refused.first()).toHaveText(
    "Needed here: a text such as “After banding”.Title is empty.",
  );
  for (const each of await refused.all()) await expect(each).toBeVisible();
  await page.getByLabel("Title", { exact: true }).first().fill("After a wart removal");
  await page.getByLabel("First sentences").fill("Most people are sore for a week.");
  await page
    .getByLabel("Description in search results")
    .fill("After a wart is removed: what to wash with, what to take for pain, whom to call.");
  await page.getByRole("button", { name: "Today" }).first().click();
  const answers = partOf(page, "Answers").getByLabel("Text", { exact: true });
  for (const answer of await answers.all()) await answer.fill("As usual.");
  const choose = async (field: Locator, option: string | RegExp) => {
    await field.click();
    await page.getByRole("option", { name: option }).first().click();
  };
  await choose(page.getByLabel("Picture of the coast"), "Pier");
  await choose(page.getByLabel("Service", { exact: true }), "Perianal Dermatology");
  const add = async (label: string, button: string, ...fields: [string | RegExp, string][]) => {
    const list = partOf(page, label).last();
    await list.getByRole("button", { name: `Add ${button}`, exact: true }).click();
    for (const [name, words] of fields) {
      await list.getByLabel(name).and(page.locator("input, textarea")).last().fill(words);
    }
  };
  for (const when of ["Today", "Day 1", "Day 2", "Week 1", "Week 2"]) {
    await add("Days", "stage", ["When", when], ["Text", "Rest."]);
  }
  for (const sign of [/^emergency Bleeding that is heavy/, /^emergency Fainting/]) {
    await add("Signs", "sign");
    await choose(page.getByLabel("Sign", { exact: true }).last(), sign);
  }
  for (const line of ["A new lump", "Pain that grows"])
    await add("Call us today", "line", [/./, line]);
  for (const title of ["A leaflet", "Another leaflet"]) {
    await add("Sources", "source", ["Title", title], ["Organization", "A hospital"]);
    await page.getByLabel("Year").last().fill("2024");
    await page.getByLabel("Web address").last().fill("https://www.example.com/warts");
  }
  await save(page);
  await expect(page).toHaveURL(/\/after\/entries\/after-a-wart-removal$/);
  await onSite(page, "/service/perianal-dermatology", async (shown) => {
    await shown.getByRole("link", { name: "After a wart removal" }).first().click();
    await expect(shown.getByRole("heading", { level: 1 })).toHaveText("After a wart removal");
  });
});

test("the buttons' color; one that is hard to read is refused", async ({ page }) => {
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
  await openTask(page, "Add a doctor");
  await page.getByLabel("Name").fill("Maria Reyes");
  await unfold(page);
  for (const [label, words] of [
    ["Type", "Osteopathic Physician and Surgeon"],
    ["Number", "A 12345"],
    ["Board", "Medical Board of California"],
    ["Board web address", "https://www.mbc.ca.gov"],
    ["Certifying board", "American Board of Surgery"],
    ["First sentences", "Dr. Reyes likes questions."],
    ["Description", "Where Dr. Maria Reyes learned her craft, and which questions she likes best."],
  ] as const) {
    await page.getByLabel(label, { exact: label === "Board" }).fill(words);
  }
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
  await expect.poll(() => isInCopy("content/doctors/maria-reyes.mdx")).toBe(false);
  const home = async () => (await fetch(`${preview}/`)).text();
  await expect.poll(home).not.toContain("maria-reyes");
  // An address that somebody kept leads to the list, and opens no empty form.
  await page.goto("about:blank");
  await page.goto(`${origin}/form.html#/collections/doctors/entries/maria-reyes`);
  await expect(page.getByText("This was deleted or renamed. Choose it in the list.")).toBeVisible();
  await expect(page.getByRole("link", { name: "New doctor" })).toBeVisible();
});
