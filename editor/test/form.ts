import type { FrameLocator, Locator, Page } from "@playwright/test";
import { expect } from "../../tests/support/test.ts";
import { origin, preview } from "./copy.ts";

/** The button that “Save” becomes once nothing is unsaved. */
export const savedButton = (page: Page | FrameLocator) =>
  page.getByRole("button", { name: "Saved", exact: true });

/** Opens the form by a task of its first page, such as “Add a doctor”. */
export async function openTask(page: Page, task: string): Promise<void> {
  await page.goto(`${origin}/start.html`);
  await page.getByRole("link", { name: task }).click();
}

/** Opens the form of a record, such as `prices-and-hours/prices`. */
export async function openForm(page: Page, form: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`${origin}/form.html#/collections/${form.replace("/", "/entries/")}`);
  await expect(savedButton(page)).toBeVisible();
}

/** Opens the form with the page beside it, and follows links in the form. */
export async function openBeside(page: Page, ...links: string[]) {
  await page.goto(origin);
  const form = page.frameLocator("#form");
  for (const name of links) await form.getByRole("link", { name }).click();
  return { form, site: page.frameLocator("#page") };
}

/** Clicks “Save” without waiting for the result. */
export const pressSave = (page: Page | FrameLocator): Promise<void> =>
  page.getByRole("button", { name: "Save", exact: true }).click();

/** Saves, and waits for the confirmation. */
export async function save(page: Page | FrameLocator): Promise<void> {
  await pressSave(page);
  await expect(page.getByText("Changes saved")).toBeVisible();
  // Decap's own message is gone where the form loads anew, and that of an earlier save may stand.
  await expect(savedButton(page)).toBeVisible();
}

/** Begins a new entry as a copy of the one that is open. */
export async function copyEntry(page: Page): Promise<void> {
  await savedButton(page).click();
  await page.getByRole("menuitem", { name: "Copy" }).click();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
}

/** Types other words into a field, where Decap places the caret itself. */
export async function retype(field: Locator, words: string): Promise<void> {
  await field.press("ControlOrMeta+a");
  await field.pressSequentially(words);
  await expect(field).toHaveValue(words);
}

/** Opens a page of the site in a separate tab, since the development server may reload it. */
export async function onSite(page: Page, path: string, check: (shown: Page) => Promise<void>) {
  const shown = await page.context().newPage();
  await shown.goto(preview + path);
  await check(shown);
  await shown.close();
}

/** A list or group of fields, by its label. */
export const partOf = (page: Page, label: string): Locator =>
  page.locator("label", { hasText: new RegExp(`^${label}$`) }).locator("xpath=../..");

/** Expands all collapsed parts. */
export async function unfold(page: Page): Promise<void> {
  const folded = page.getByRole("button", { name: /^Expand/ });
  while ((await folded.count()) > 0) await folded.first().click();
}
