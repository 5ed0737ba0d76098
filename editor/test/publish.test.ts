import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { fieldsIn } from "../../scripts/content-edit/yaml.ts";
import { filesIn } from "../../server/files.ts";
import { expect, test } from "../../tests/support/test.ts";
import {
  copy,
  editContent,
  gitIn,
  isInCopy,
  moveItching,
  origin,
  pageText,
  readCopy,
  startHistory,
  writeCopy,
} from "./copy.ts";
import { openForm, save } from "./form.ts";

/* From a saved change to the practice's repository, and back. */
editContent();

const remote = join(copy, ".cache/remote.git");
const git = gitIn(copy);

const replace = (file: string, from: string, to: string) =>
  writeCopy(file, readCopy(file).replace(from, to));

function startRemote(): void {
  rmSync(remote, { recursive: true, force: true });
  git("init", "--quiet", "--bare", "--initial-branch=main", remote);
  git("remote", "add", "origin", remote);
  git("push", "--quiet", "--set-upstream", "origin", "main");
}

const openChanges = (page: Page) => page.goto(`${origin}/changes.html`);
const takeBack = (page: Page, name: string) =>
  page.getByRole("button", { name: `Take back ${name}` }).click();
const putBack = (page: Page) => page.getByRole("button", { name: "Put it back" }).click();
const publish = (page: Page) => page.getByRole("button", { name: "Publish" }).click();
const result = (page: Page) => page.locator("#result");
const refused = (page: Page) => page.locator(".refused");

test("a change is shown word by word, without how its file is written", async ({ page }) => {
  startHistory();
  const holiday = '\n  - date: "2026-12-25"\n    hours: null\n    reason: Christmas Day';
  const day = "Date: Friday, December 25, 2026 Reason: Christmas Day";
  const bold = ["**estimado de buena fe**", "**presupuesto de buena fe**"] as const;
  for (const [file, from, to, name, shown] of [
    ["prices.yaml", "39.95", "44.95", /Prices › Photo consult/, "$44.95"],
    ["hours.yaml", "holidays: []", `holidays:${holiday}`, /Hours › Days that are closed/, day],
    ["practice.yaml", "+13105550100", "+13105550133", /Phones › Main/, /^\(310\)\s555-0133$/],
    ["pages/es.mdx", ...bold, /presupuesto de buena fe \[bold\]/, "presupuesto"],
  ] as const) {
    replace(`content/${file}`, from, to);
    await openChanges(page);
    const item = page.getByRole("listitem").filter({ hasText: name });
    await expect(item.locator("ins")).toHaveText(shown);
    if (file === "prices.yaml") await expect(item.locator("del")).toHaveText("$39.95");
    replace(`content/${file}`, to, from);
  }
});

test("one change is taken back, and the others are published", async ({ page }) => {
  await openChanges(page);
  await expect(page.getByText("This folder has no history")).toBeVisible();
  startHistory();
  replace("content/prices.yaml", "39.95", "44.95");
  replace("content/words/common.yaml", "book: Book Online", "book: Book a visit");
  await page.reload();
  await takeBack(page, "Common › Book");
  await expect(page.getByText("1 change since the last publication.")).toBeVisible();
  expect(readCopy("content/words/common.yaml")).toContain("Book Online");

  await publish(page);
  await expect(result(page)).toContainText("git remote add origin ADDRESS");

  startRemote();
  const picture = join(copy, "content/gallery-pictures/abscess/01-before.png");
  writeFileSync(picture, await sharp(picture).flip().toBuffer());
  await publish(page);
  await expect(page.getByText("Building the site once")).toBeVisible();
  // What is saved meanwhile is neither built nor published, and stays on the list.
  replace("content/prices.yaml", "99.95", "89.95");
  replace("content/words/common.yaml", "book: Book Online", "book: Book a visit");
  await expect(result(page)).toHaveText(/^Published\./, { timeout: 400_000 });
  await expect(page.getByText("2 changes since the last publication.")).toBeVisible();
  expect(git("--git-dir", remote, "log", "-1", "--format=%s", "main")).toBe(
    "Change pictures, prices",
  );
  expect(git("--git-dir", remote, "show", "--format=", "--shortstat", "main")).toMatch(/^ ?2 file/);
  expect(git("--git-dir", remote, "show", "main:content/prices.yaml")).toContain("44.95");
  const built = readCopy(".cache/publish/client/content/photo-consult/index.html");
  expect([built.includes("$44.95"), built.includes("Book a visit")]).toEqual([true, false]);
});

test("a new page is taken back unless it has changed or is linked, and put back", async ({
  page,
}) => {
  startHistory();
  const news = "content/pages/offices.mdx";
  writeCopy(news, pageText("/parking", "Offices"));
  await openChanges(page);
  const remove = async (answer: "accept" | "dismiss") => {
    page.once("dialog", (dialog) => void dialog[answer]());
    await takeBack(page, "Offices");
  };
  await remove("dismiss");
  expect(isInCopy(news)).toBe(true);
  writeCopy(news, `${pageText("/parking", "Offices")}\nAnother window’s words.\n`);
  await remove("accept");
  await expect(refused(page).filter({ hasText: "This has changed" })).toBeVisible();
  expect(readCopy(news)).toContain("Another window’s words.");
  await page.reload();
  await remove("accept");
  await expect(page.getByText(/^Taken back: Offices/)).toBeVisible();
  expect(isInCopy(news)).toBe(false);
  await putBack(page);
  await expect(page.getByText(/since the last publication/)).toBeFocused();
  await expect(page.getByRole("button", { name: "Take back Offices" })).toBeVisible();
  expect(readCopy(news)).toContain("path: /parking");
  replace("content/navigation.yaml", "href: /testimonials", "href: /parking");
  await remove("accept");
  await expect(refused(page).filter({ hasText: "Nothing" })).toHaveText(
    "Nothing was changed. It would not fit: Menu › Items › Testimonials › Leads to: found /parking",
  );
});

test("what is taken back comes to an open form; reordering is one change", async ({
  page,
  context,
}) => {
  startHistory();
  await openForm(page, "prices-and-hours/prices");
  await page.getByLabel("Photo consult").fill("41");
  await save(page);
  const home = readCopy("content/words/home.yaml");
  replace("content/words/home.yaml", "  - hero\n  - press\n", "  - press\n  - hero\n");
  const list = await context.newPage();
  await openChanges(list);
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await takeBack(list, "Home › Sections");
  await expect(list.getByText(/^Taken back: Home › Sections/)).toBeVisible();
  expect(readCopy("content/words/home.yaml")).toBe(home);
  await takeBack(list, "Prices › Photo consult");
  await expect(list.getByText(/^Taken back: Prices/)).toBeVisible();
  await page.bringToFront();
  await page.getByLabel("Video visit").fill("88");
  await save(page);
  expect(readCopy("content/prices.yaml")).toContain("photoConsult: 39.95\ntelehealth: 88");
  // What has been saved since stays.
  replace("content/prices.yaml", "39.95", "50");
  await putBack(list);
  await expect(list.locator("#undo")).toContainText("found “$50.00”, saved meanwhile; yours is");
  replace("content/prices.yaml", "photoConsult: 50", "photoConsult: 39.95");
  await putBack(list);
  await expect(list.locator("#undo")).toBeEmpty();
  expect(readCopy("content/prices.yaml")).toContain("photoConsult: 41\ntelehealth: 88");
});

test("a service's move is one change; taken back, others stay", async ({ page }) => {
  startHistory();
  const former = "content/services/anal-itching.mdx";
  const moved = "content/services/itching.mdx";
  const { loaded, body } = await moveItching();
  expect(body).toMatchObject({ moved: "itching" });
  replace("content/prices.yaml", "39.95", "44.95");
  replace(moved, "</Part>", "Ask us.\n\n</Part>");
  await openChanges(page);
  const places = page.getByRole("heading", { level: 2 });
  await expect(places).toHaveText([
    "Prices › Photo consult",
    "Anal Itching › Name in the address",
    "Anal Itching › What it is",
  ]);
  await takeBack(page, "Anal Itching › Name in the address");
  await expect(page.getByText(/^Taken back: Anal Itching/)).toBeVisible();
  const changed = () =>
    git("status", "--short", "content")
      .split("\n")
      .map((line) => line.trim());
  expect(changed()).toEqual(["M content/prices.yaml", `M ${former}`]);
  expect(readCopy(former)).toBe(loaded.replace("</Part>", "Ask us.\n\n</Part>"));

  await putBack(page);
  await expect(places).toHaveCount(3);
  expect(isInCopy(former)).toBe(false);
  expect(readCopy(moved)).toContain("Ask us.");
});

test("others' changes are merged; a conflict is told before the build", async ({ page }) => {
  startHistory();
  startRemote();
  const other = join(copy, ".cache/other");
  rmSync(other, { recursive: true, force: true });
  git("clone", "--quiet", remote, other);
  const text = readFileSync(join(other, "content/prices.yaml"), "utf8");
  writeFileSync(join(other, "content/prices.yaml"), text.replace("39.95", "50"));
  const otherGit = gitIn(other);
  const pair = "content/gallery-pictures/anal-fissure/02-before.png";
  const gallery = join(other, "content/gallery.yaml");
  const record = fieldsIn(readFileSync(gallery, "utf8")) as {
    categories: { id: string; pairs: unknown[] }[];
  };
  record.categories.find(({ id }) => id === "anal-fissure")?.pairs.pop();
  writeFileSync(gallery, JSON.stringify(record));
  for (const each of [pair, pair.replace("before", "after")]) rmSync(join(other, each));
  otherGit("commit", "--quiet", "--all", "--message", "Another price, and a consent withdrawn");
  otherGit("push", "--quiet");

  replace("content/prices.yaml", "39.95", "60");
  replace("content/prices.yaml", "99.95", "88");
  await openChanges(page);
  await publish(page);
  await expect(result(page)).toContainText(
    "Prices › Photo consult: found “$50.00”, saved meanwhile; yours is “$60.00”",
  );
  await expect(page.locator("#steps li")).toHaveCount(1);
  const kept = filesIn(join(copy, ".cache/replaced")).filter((file) => file.endsWith(".png"));
  expect([isInCopy(pair), kept]).toEqual([false, []]);
  await takeBack(page, "Prices › Photo consult");
  await expect(page.getByText("1 change since the last publication.")).toBeVisible();
  await publish(page);
  await expect(result(page)).toHaveText(/^Published\./);
  const published = git("--git-dir", remote, "show", "main:content/prices.yaml");
  expect(published).toContain("photoConsult: 50\ntelehealth: 88");

  // Without a network, or with a login that nobody sees, it ends at once.
  replace("content/prices.yaml", "88", "89");
  git("remote", "set-url", "origin", join(copy, ".cache/none.git"));
  await page.reload();
  await publish(page);
  await expect(result(page)).toContainText("No connection.");
  expect(git("log", "-1", "--format=%s")).toBe("Change prices");
});

test("a stopped program, a full disk, a second window: nothing is lost", async ({
  page,
  context,
}) => {
  startHistory();
  startRemote();
  replace("content/prices.yaml", "39.95", "44.95");
  const other = await context.newPage();
  for (const each of [page, other]) await openChanges(each);

  await page.route(/publish|revert|\.json$/, (route) => route.abort());
  await publish(page);
  await expect(result(page)).toHaveText(
    /^Not published\. The program behind the form has stopped\./,
  );
  await expect(page.getByRole("button", { name: "Publish" })).toBeEnabled();
  await takeBack(page, "");
  await expect(refused(page)).toContainText("Start it again with npm run edit");
  await page.unrouteAll();

  const hook = join(copy, ".cache/hooks/reference-transaction");
  mkdirSync(dirname(hook), { recursive: true });
  const full = "error: unable to write file .git/objects: No space left on device";
  writeFileSync(hook, `#!/bin/sh\nsleep 3\necho "${full}" >&2\nexit 1\n`, { mode: 0o755 });
  git("config", "core.hooksPath", dirname(hook));
  await publish(page);
  await expect(page.locator("#steps li")).toHaveCount(1);
  await publish(other);
  await expect(result(other)).toContainText("Another window is publishing just now.");
  await expect(result(page)).toHaveText(
    "Not published. The disk is full. Free some space on it, then publish again.",
  );
  await expect(page.getByText("1 change since the last publication.")).toBeVisible();
  expect(readCopy("content/prices.yaml")).toContain("44.95");

  git("config", "--unset", "core.hooksPath");
  const program = "scripts/build.ts";
  const text = readCopy(program);
  writeCopy(program, 'process.kill(process.pid, "SIGKILL");');
  await publish(page);
  await expect(result(page)).toHaveText(
    "Not published. The build was stopped before its end. Close other programs, then publish again.",
  );
  writeCopy(program, text);
});

test("the launch list opens fields, drops what is done, has one per person", async ({ page }) => {
  await page.goto(`${origin}/start.html`);
  const link = page.locator("#launch");
  await expect(link).toHaveText(/\(\d+\)$/);
  const count = /\d+/.exec((await link.textContent()) ?? "")?.[0];
  await link.click();
  await expect(page.getByRole("status")).toHaveText(new RegExp(`\\b${count}\\b`));
  const name = page.getByRole("link", { name: "Practice and doctor › Name of the practice" });
  await expect(name).toBeVisible();
  const shown = (await page.getByRole("status").textContent()) ?? "";
  replace("content/practice.yaml", "brandName: Sample Proctology", "brandName: Bay Proctology");
  // Back from another tab.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(name).toHaveCount(0);
  await expect(page.getByRole("status")).not.toHaveText(shown);

  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: /› Medicare$/ }).click();
  const form = await opened;
  await expect(form.locator('[id^="medicare-field-"]').first()).toBeVisible();

  const saved = page.waitForEvent("download");
  const counsel = page.getByRole("region", { name: /^Counsel/ });
  await counsel.getByRole("link", { name: "Save this part" }).click();
  expect((await saved).suggestedFilename()).toBe("before-launch-counsel.html");
  await page.goto(`${origin}/launch.html?for=counsel`);
  await expect(page.getByRole("region")).toHaveCount(1);
  await expect(page.getByRole("link")).toHaveCount(0);
  await page.goto(`${origin}/launch.html?for=anybody`);
  await expect(page.getByRole("status")).toHaveText(/^Not ready/);
});
