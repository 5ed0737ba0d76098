import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { fieldsIn } from "../../scripts/content-edit/yaml.ts";
import { outputOf } from "../../tests/support/processes.ts";
import { expect, test } from "../../tests/support/test.ts";
import {
  addedLines,
  changes,
  copy,
  editContent,
  env,
  gitIn,
  isInCopy,
  moveItching,
  origin,
  pageText,
  post,
  postSave,
  readCopy,
  startHistory,
  writeCopy,
} from "./copy.ts";
import { openForm, openTask, pressSave, save } from "./form.ts";

/* What is saved stays: in two windows, in a kept draft, by many at once, over a damaged file. */
editContent();

const prices = "content/prices.yaml";
const home = "content/words/home.yaml";
const price = (page: Page) => page.getByLabel("Photo consult");

test("two windows: different fields stay, and one field is refused with both values", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openForm(page, "prices-and-hours/prices");
  await openForm(other, "prices-and-hours/prices");
  await price(other).fill("41");
  await save(other);
  await page.bringToFront();
  await page.getByLabel("Video visit").fill("88");
  await save(page);
  expect(addedLines(prices)).toEqual(["> photoConsult: 41", "> telehealth: 88"]);
  // The form shows what it did not know.
  await expect(price(page)).toHaveValue("41");

  await other.bringToFront();
  // Decap places the caret when the field gets focus.
  await price(other).focus();
  await price(other).fill("42");
  await save(other);
  await page.bringToFront();
  await price(page).fill("43");
  await pressSave(page);
  await expect(page.locator(".problem strong")).toHaveText(
    "Save again to keep yours, or write what is saved there now.",
  );
  await expect(page.locator(".problem p").first()).toHaveText(
    "Photo consult: found “$42.00”, saved meanwhile; yours is “$43.00”",
  );
  await expect(price(page)).toHaveValue("43");
  expect(readCopy(prices)).toContain("photoConsult: 42");
  await save(page);
  expect(readCopy(prices)).toContain("photoConsult: 43\ntelehealth: 88");
});

test("saving a deleted record is reported; a second save creates it", async ({ page }) => {
  const file = "content/pages/garage.mdx";
  const path = join(copy, file);
  const text = pageText("/garage", "Garage");
  writeFileSync(path, text);
  await openForm(page, "more-pages/garage");
  await page.getByLabel("First sentences").fill("Both offices have one.");
  rmSync(path);
  await pressSave(page);
  const message = page.locator(".problem");
  await expect(message).toContainText(`${file} has since been deleted or moved.`);
  expect(existsSync(path)).toBe(false);
  await save(page);
  expect(readCopy(file)).toBe(text.replace("Both have", "Both offices have"));
});

test("a second window's edits are saved where a service went", async ({ page, context }) => {
  const other = await context.newPage();
  for (const each of [page, other]) await openForm(each, "services/anal-itching");
  await other.getByLabel("Name in the address").fill("itching");
  await save(other);
  await page.bringToFront();
  await page.getByLabel("Plain title").fill("Skin that itches");
  await save(page);
  await expect(page).toHaveURL(/#\/collections\/services\/entries\/itching$/);
  await expect(page.getByLabel("Plain title")).toHaveValue("Skin that itches");
  const text = readCopy("content/services/itching.mdx");
  expect(text).toContain("slug: itching\n");
  expect(text).toContain("plainTitle: Skin that itches\n");
  expect(isInCopy("content/services/anal-itching.mdx")).toBe(false);
});

test("a second window's edits of a retired service do not go into its successor", async () => {
  const path = "content/services/anal-pain.mdx";
  const loaded = readCopy(path);
  expect((await post("retire", { path, to: "anal-fissure" })).status).toBe(200);
  const successor = readCopy("content/services/anal-fissure.mdx");
  const raw = loaded.replace(/^plainTitle: .*$/m, "plainTitle: Pain that stays");
  const { status, body } = await postSave(path, raw, loaded);
  expect(status).toBe(422);
  expect(body.error).toContain("has since been deleted or moved");
  expect(readCopy("content/services/anal-fissure.mdx")).toBe(successor);
});

/** Waits until Decap keeps a draft of a record, such as `prices-and-hours.prices`, or keeps none. */
async function expectDraft(page: Page, record: string, isKept = true): Promise<void> {
  const stored = async () => JSON.stringify(await page.context().storageState({ indexedDB: true }));
  const hasDraft = async () => (await stored()).includes(`backup.${record}`);
  await expect.poll(hasDraft, `a draft of ${record}`).toBe(isKept);
}

const inDays = (count: number) =>
  new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);

test("a draft that was not saved comes back after a reload", async ({ page }) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await openForm(page, "prices-and-hours/prices");
  await price(page).fill("55.5");
  await expectDraft(page, "prices-and-hours.prices");
  await page.reload();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
  await expect(price(page)).toHaveValue("55.5");
  await save(page);
  expect(changes(prices).at(-1)).toBe("> photoConsult: 55.5");
  // Who leaves within the form is asked, and told that nothing is kept.
  await price(page).fill("56");
  await expectDraft(page, "prices-and-hours.prices");
  const question = page.waitForEvent("dialog");
  await page.getByRole("link", { name: "Prices and hours" }).first().click();
  expect((await question).message()).toContain("is not kept");
  await expectDraft(page, "prices-and-hours.prices", false);
});

test("a draft that was not saved takes the day of a task", async ({ page }) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await openForm(page, "prices-and-hours/hours");
  await page.getByRole("button", { name: "Expand" }).first().click();
  const opens = page.getByLabel(/^Opens/).first();
  await opens.fill("07:30");
  await expectDraft(page, "prices-and-hours.hours");
  await openTask(page, "Close the office");
  const day = page.getByLabel(/^Day/).last();
  await expect(day).toBeFocused();
  await page.getByRole("button", { name: "Today" }).first().click();
  const timeZone = "America/Los_Angeles";
  await expect(day).toHaveValue(new Date().toLocaleDateString("sv", { timeZone }));
  const [first, second] = [inDays(3), inDays(4)];
  await day.fill(first);
  await save(page);
  expect(changes("content/hours.yaml")).toEqual([
    expect.stringContaining("opens"),
    '>     opens: "07:30"',
    "< holidays: []",
    "> holidays:",
    `>   - date: "${first}"`,
    ">     hours: null",
  ]);
  // A draft of what has been saved meanwhile adds it once.
  await day.fill(second);
  await expectDraft(page, "prices-and-hours.hours");
  await page.goto("about:blank");
  await page.goto(`${origin}/form.html#/collections/prices-and-hours/entries/hours`);
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
  await save(page);
  const days = changes("content/hours.yaml").filter((line) => line.includes("date:"));
  expect(days).toEqual([`>   - date: "${second}"`]);
});

test("many saves at once of one record keep every field", async () => {
  const text = readCopy(home);
  const record = fieldsIn(text) as Record<string, Record<string, unknown>>;
  const fields = Object.entries(record).flatMap(([group, values]) =>
    Object.entries(values)
      .filter(([, value]) => typeof value === "string" && /^[A-Z][^{}]{3,30}$/.test(value))
      .map(([name]) => [group, name] as const),
  );
  expect(fields.length).toBeGreaterThan(8);
  const saves = fields.map(async ([group, name]) => {
    const edited = { ...record, [group]: { ...record[group], [name]: `New ${name}` } };
    return (await postSave(home, JSON.stringify(edited), text)).status;
  });
  expect(new Set(await Promise.all(saves))).toEqual(new Set([200]));
  const saved = fieldsIn(readCopy(home)) as typeof record;
  for (const [group, name] of fields) expect(saved[group]?.[name]).toBe(`New ${name}`);
  expect(readCopy(home).split("\n")).toHaveLength(text.split("\n").length);
});

test("a refused save does not change the target of a symbolic link", async () => {
  const linked = join(copy, ".cache/linked-prices.yaml");
  const text = readCopy(prices);
  renameSync(join(copy, prices), linked);
  symlinkSync(linked, join(copy, prices));
  for (const [price, status, stored] of [
    ["free", 422, "39.95"],
    ["41", 200, "41"],
  ] as const) {
    const { status: found } = await postSave(prices, text.replace("39.95", price), text);
    const expected = [status, text.replace("39.95", stored)];
    expect([found, readFileSync(linked, "utf8")]).toEqual(expected);
  }
  rmSync(join(copy, prices));
});

for (const [what, damage] of [
  ["empty", () => ""],
  ["cut off", (text: string) => text.slice(0, 60)],
  ["of zeros", () => "\0".repeat(90)],
] as const) {
  test(`a file that is ${what} is told, its last good version saved`, async ({ page }) => {
    startHistory();
    const good = readCopy(prices);
    writeCopy(prices, damage(`photoConsult: [1, "${good}`));
    const response = await fetch(`${origin}/settings.json`);
    expect(response.headers.get("content-type")).toContain("application/json");
    await openForm(page, "prices-and-hours/prices");
    await expect(page.locator(".problem")).toContainText(`${prices} cannot be read`);
    await expect(price(page)).toHaveValue("39.95");
    await price(page).fill("44.95");
    await save(page);
    expect(readCopy(prices)).toBe(good.replace("39.95", "44.95"));
  });
}

test("changes and settings are read at once while a file is damaged", async () => {
  startHistory();
  expect((await moveItching()).status).toBe(200);
  writeCopy(home, "");
  const asked = Array(4).fill(["settings.json", "changes.json"]).flat();
  const answers = await Promise.all(asked.map((name) => fetch(`${origin}/${name}`)));
  expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 200));
});

test("the form starts over a damaged file, and “Take back” restores it", async ({ page }) => {
  startHistory();
  writeCopy(home, "");
  const port = Number(new URL(origin).port) + 60;
  const options = ["--port", String(port), "--preview-port", String(port + 1)];
  const child = spawn("node", ["editor/edit.ts", ...options], { cwd: copy, env });
  await expect.poll(outputOf(child)).toContain("Edit the site");
  await page.goto(`http://localhost:${port}/changes.html`);
  await expect(page.getByRole("listitem")).toContainText("The file cannot be read");
  await page.getByRole("button", { name: "Take back Home" }).click();
  await expect(page.getByText("Nothing has changed")).toBeVisible();
  expect(changes(home)).toEqual([]);
  child.kill();
  await once(child, "close");
  expect(gitIn(copy)("status", "--short", "content")).toBe("");
});
