import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FrameLocator, Locator, Page } from "@playwright/test";
import { ports } from "../../tests/support/addresses.ts";
import { copyFolder, copyProject } from "../../tests/support/project-copy.ts";
import { expect, test } from "../../tests/support/test.ts";

export const root = join(import.meta.dirname, "../..");

/** The editor's origin; it edits a copy of the project. */
export const address = `http://localhost:${ports.editor}`;
/** The preview's origin. */
export const preview = `http://localhost:${ports.editorPreview}`;
/** The copy's folder. */
export const copy = copyFolder("editor");

let server: ChildProcess;

/**
 * Returns the CPU time of the editor and its finished child processes, in seconds. Unlike elapsed
 * time, it hardly depends on other load.
 */
export function processorSeconds(): number {
  const status = readFileSync(`/proc/${server.pid}/stat`, "utf8");
  // Field 3 follows the name; 14 to 17 are ticks of the process and its children (proc(5)).
  const fields = status.slice(status.lastIndexOf(")") + 2).split(" ");
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
}

/** Starts the editor over a fresh copy for the tests of a file. */
export function startEditor(): void {
  // Ignore Decap's console output; requests to other origins still fail the test.
  test.use({ expectedConsole: /^/ });

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    copyProject("editor", join(root, "content"));
    symlinkSync(join(root, "editor/node_modules"), join(copy, "editor/node_modules"));
    const own = ["--port", String(ports.editor), "--preview-port", String(ports.editorPreview)];
    let told = "";
    server = spawn("node", ["editor/edit.ts", ...own], {
      cwd: copy,
      env: {
        ...process.env,
        CONTENT_FOLDER: "",
        PATH: `${root}/node_modules/.bin:${process.env["PATH"]}`,
      },
    });
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on("data", (data) => {
        told += data;
      });
    }
    await expect.poll(() => told, { timeout: 180_000 }).toContain("Edit the site");
    // The development server's first page takes long.
    await fetch(`${preview}/content/photo-consult`);
  });

  test.afterAll(() => {
    server.kill();
  });
}

/** Returns the text of a file in the copy. */
export const textOf = (file: string) => readFileSync(join(copy, file), "utf8");

/** Restores a file of the copy from the project. */
export const restore = (file: string) =>
  writeFileSync(join(copy, file), readFileSync(join(root, file), "utf8"));

/** Returns the lines in which the copy's file differs from the project's: `< before`, `> after`. */
export const changes = (file: string) =>
  spawnSync("diff", [join(root, file), join(copy, file)], { encoding: "utf8" })
    .stdout.split("\n")
    .filter((line) => /^[<>]/.test(line));

/** Opens the form of a record. */
export async function openForm(page: Page, collection: string, name: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`${address}/form.html#/collections/${collection}/entries/${name}`);
  await expect(page.getByRole("button", { name: "Saved", exact: true })).toBeVisible({
    timeout: 60_000,
  });
}

/** Clicks “Save now” without waiting for the result. */
export async function pressSave(page: Page | FrameLocator): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("menuitem", { name: "Save now" }).click();
}

/** Saves, and waits for the confirmation. */
export async function save(page: Page | FrameLocator): Promise<void> {
  await pressSave(page);
  await expect(page.getByText("Entry saved")).toBeVisible();
}

/** Opens a page of the site in a separate tab, since the development server may reload it. */
export async function onSite(
  page: Page,
  path: string,
  look: (shown: Page) => Promise<void>,
): Promise<void> {
  const shown = await page.context().newPage();
  await shown.goto(preview + path, { timeout: 60_000 });
  await look(shown);
  await shown.close();
}

/** A list or group of fields, by its label. */
export const partOf = (page: Page, label: string): Locator =>
  page.locator("label", { hasText: new RegExp(`^${label}$`) }).locator("xpath=../..");

/** Chooses an option of a combobox. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label).last().fill(option);
  // The list may open after a delay.
  await page.getByRole("option", { name: option, exact: true }).click();
}

/** Expands all collapsed parts, except empty lists, whose button keeps its name. */
export async function unfold(page: Page): Promise<void> {
  const folded = page
    .getByRole("button", { name: "Expand" })
    .and(page.locator('xpath=//button[not(starts-with(normalize-space(..), "0 "))]'));
  while ((await folded.count()) > 0) await folded.first().click();
}
