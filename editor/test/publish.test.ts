import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
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
  openForm,
  origin,
  pageText,
  readCopy,
  save,
  startHistory,
  writeCopy,
} from "./support.ts";

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

test("lists changes word by word, takes one back, and publishes the others", async ({ page }) => {
  await page.goto(`${origin}/changes.html`);
  await expect(page.getByText("This folder has no history")).toBeVisible();
  startHistory();

  replace("content/prices.yaml", "39.95", "44.95");
  replace("content/words/common.yaml", "book: Book Online", "book: Book a visit");
  const holiday = '\n  - date: "2026-12-25"\n    hours: null\n    reason: Christmas Day';
  replace("content/hours.yaml", "holidays: []", `holidays:${holiday}`);
  await page.reload();
  const item = (name: RegExp) => page.getByRole("listitem").filter({ hasText: name });
  // Nothing of how the file is written.
  await expect(item(/Hours › Days that are closed/).locator("ins")).toHaveText(
    "Date: Friday, December 25, 2026 Reason: Christmas Day",
  );
  replace("content/hours.yaml", `holidays:${holiday}`, "holidays: []");
  replace("content/practice.yaml", "+13105550100", "+13105550133");
  await page.reload();
  await expect(item(/Phones › Main number/).locator("ins")).toHaveText(/^\(310\)\s555-0133$/);
  replace("content/practice.yaml", "+13105550133", "+13105550100");
  replace("content/pages/es.mdx", "**estimado de buena fe**", "**presupuesto de buena fe**");
  await page.reload();
  await expect(item(/presupuesto de buena fe \[bold\]/).locator("ins")).toHaveText("presupuesto");
  replace("content/pages/es.mdx", "**presupuesto de buena fe**", "**estimado de buena fe**");
  await page.reload();
  await expect(item(/Prices › Photo consult/).locator("del")).toHaveText("$39.95");
  await expect(item(/Prices › Photo consult/).locator("ins")).toHaveText("$44.95");
  await page.getByRole("button", { name: /^Take back Common › Book/ }).click();
  await expect(page.getByText("1 change since the last publication.")).toBeVisible();
  expect(readCopy("content/words/common.yaml")).toContain("Book Online");

  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.locator("#result")).toContainText("git remote add origin ADDRESS");

  startRemote();
  const picture = join(copy, "content/gallery-pictures/abscess/01-before.png");
  writeFileSync(picture, await sharp(picture).flip().toBuffer());
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Building the site once")).toBeVisible();
  // What is saved meanwhile is neither built nor published, and stays on the list.
  replace("content/prices.yaml", "99.95", "89.95");
  replace("content/words/common.yaml", "book: Book Online", "book: Book a visit");
  await expect(page.locator("#result")).toHaveText(/^Published\./, { timeout: 400_000 });
  await expect(page.getByText("2 changes since the last publication.")).toBeVisible();
  expect(git("--git-dir", remote, "log", "-1", "--format=%s", "main")).toBe(
    "Change pictures, prices",
  );
  expect(git("--git-dir", remote, "show", "--format=", "--shortstat", "main")).toMatch(/^ ?2 file/);
  expect(git("--git-dir", remote, "show", "main:content/prices.yaml")).toContain("44.95");
  const built = readCopy(".cache/publish/client/content/photo-consult/index.html");
  expect([built.includes("$44.95"), built.includes("Book a visit")]).toEqual([true, false]);
});

test("a revert updates an open form, a deleted new page can be restored, and reordering is one change", async ({
  page,
  context,
}) => {
  startHistory();
  await openForm(page, "prices-and-hours/prices");
  await page.getByLabel("Photo consult").fill("41");
  await save(page);
  const home = readCopy("content/words/home.yaml");
  replace("content/words/home.yaml", "  - hero\n  - press\n", "  - press\n  - hero\n");
  const news = "content/pages/offices.mdx";
  writeCopy(news, pageText("/parking", "Offices"));

  const list = await context.newPage();
  await list.goto(`${origin}/changes.html`);
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await list.getByRole("button", { name: "Take back Home › Sections" }).click();
  await expect(list.getByText(/^Taken back: Home › Sections/)).toBeVisible();
  expect(readCopy("content/words/home.yaml")).toBe(home);

  list.once("dialog", (dialog) => void dialog.dismiss());
  await list.getByRole("button", { name: "Take back Offices" }).click();
  expect(isInCopy(news)).toBe(true);
  writeCopy(news, `${pageText("/parking", "Offices")}\nAnother window’s words.\n`);
  list.once("dialog", (dialog) => void dialog.accept());
  await list.getByRole("button", { name: "Take back Offices" }).click();
  await expect(list.locator(".refused").filter({ hasText: "This has changed" })).toBeVisible();
  expect(readCopy(news)).toContain("Another window’s words.");
  await list.reload();
  list.once("dialog", (dialog) => void dialog.accept());
  await list.getByRole("button", { name: "Take back Offices" }).click();
  await expect(list.getByText(/^Taken back: Offices/)).toBeVisible();
  expect(isInCopy(news)).toBe(false);
  await list.getByRole("button", { name: "Put it back" }).click();
  await expect(list.getByText(/since the last publication/)).toBeFocused();
  await expect(list.getByRole("button", { name: "Take back Offices" })).toBeVisible();
  expect(readCopy(news)).toContain("path: /parking");
  replace("content/navigation.yaml", "href: /testimonials", "href: /parking");
  list.once("dialog", (dialog) => void dialog.accept());
  await list.getByRole("button", { name: "Take back Offices" }).click();
  await expect(list.locator(".refused").filter({ hasText: "Nothing" })).toHaveText(
    "Nothing was changed. It would not fit: Menu › Items › Testimonials › Leads to: found /parking",
  );
  replace("content/navigation.yaml", "href: /parking", "href: /testimonials");

  await list.getByRole("button", { name: "Take back Prices › Photo consult" }).click();
  await expect(list.getByText(/^Taken back: Prices/)).toBeVisible();
  await page.bringToFront();
  await page.getByLabel("Video visit").fill("88");
  await save(page);
  expect(readCopy("content/prices.yaml")).toContain("photoConsult: 39.95\ntelehealth: 88");
  // What has been saved since stays.
  replace("content/prices.yaml", "39.95", "50");
  await list.getByRole("button", { name: "Put it back" }).click();
  await expect(list.locator("#undo")).toContainText("found “$50.00”, saved meanwhile; yours is");
  replace("content/prices.yaml", "photoConsult: 50", "photoConsult: 39.95");
  await list.getByRole("button", { name: "Put it back" }).click();
  await expect(list.locator("#undo")).toBeEmpty();
  expect(readCopy("content/prices.yaml")).toContain("photoConsult: 41\ntelehealth: 88");
});

test("a service's move is one change, taken back whole, and put back; other changes stay", async ({
  page,
}) => {
  startHistory();
  const former = "content/services/anal-itching.mdx";
  const moved = "content/services/itching.mdx";
  const { loaded, body } = await moveItching();
  expect(body).toMatchObject({ moved: "itching" });
  replace("content/prices.yaml", "39.95", "44.95");
  replace(moved, "</Part>", "Ask us.\n\n</Part>");
  await page.goto(`${origin}/changes.html`);
  const places = page.getByRole("heading", { level: 2 });
  await expect(places).toHaveText([
    "Prices › Photo consult",
    "Anal Itching › Name in the address",
    "Anal Itching › What it is",
  ]);
  await page.getByRole("button", { name: "Take back Anal Itching › Name in the address" }).click();
  await expect(page.getByText(/^Taken back: Anal Itching/)).toBeVisible();
  const changed = () =>
    git("status", "--short", "content")
      .split("\n")
      .map((line) => line.trim());
  expect(changed()).toEqual(["M content/prices.yaml", `M ${former}`]);
  expect(readCopy(former)).toBe(loaded.replace("</Part>", "Ask us.\n\n</Part>"));

  await page.getByRole("button", { name: "Put it back" }).click();
  await expect(places).toHaveCount(3);
  expect(isInCopy(former)).toBe(false);
  expect(readCopy(moved)).toContain("Ask us.");
});

test("changes published by others are merged; a conflict is reported before the build", async ({
  page,
}) => {
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
  await page.goto(`${origin}/changes.html`);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.locator("#result")).toContainText(
    "Prices › Photo consult: found “$50.00”, saved meanwhile; yours is “$60.00”",
  );
  await expect(page.locator("#steps li")).toHaveCount(1);
  const kept = filesIn(join(copy, ".cache/replaced")).filter((file) => file.endsWith(".png"));
  expect([isInCopy(pair), kept]).toEqual([false, []]);
  await page.getByRole("button", { name: "Take back Prices › Photo consult" }).click();
  await expect(page.getByText("1 change since the last publication.")).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.locator("#result")).toHaveText(/^Published\./);
  const published = git("--git-dir", remote, "show", "main:content/prices.yaml");
  expect(published).toContain("photoConsult: 50\ntelehealth: 88");

  // Without a network, or with a login that nobody sees, it ends at once.
  replace("content/prices.yaml", "88", "89");
  git("remote", "set-url", "origin", join(copy, ".cache/none.git"));
  await page.reload();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.locator("#result")).toContainText("No connection.");
  expect(git("log", "-1", "--format=%s")).toBe("Change prices");
});

test("a stopped program, a full disk and a second window are reported; nothing is lost", async ({
  page,
  context,
}) => {
  startHistory();
  startRemote();
  replace("content/prices.yaml", "39.95", "44.95");
  const other = await context.newPage();
  for (const each of [page, other]) await each.goto(`${origin}/changes.html`);
  const publish = page.getByRole("button", { name: "Publish" });
  const result = page.locator("#result");

  await page.route(/publish|revert|\.json$/, (route) => route.abort());
  await publish.click();
  await expect(result).toHaveText(/^Not published\. The program behind the form has stopped\./);
  await expect(publish).toBeEnabled();
  await page.getByRole("button", { name: /^Take back/ }).click();
  await expect(page.locator(".refused")).toContainText("Start it again with npm run edit");
  await page.unrouteAll();

  const hook = join(copy, ".cache/hooks/reference-transaction");
  mkdirSync(dirname(hook), { recursive: true });
  const full = "error: unable to write file .git/objects: No space left on device";
  writeFileSync(hook, `#!/bin/sh\nsleep 3\necho "${full}" >&2\nexit 1\n`, { mode: 0o755 });
  git("config", "core.hooksPath", dirname(hook));
  await publish.click();
  await expect(page.locator("#steps li")).toHaveCount(1);
  await other.getByRole("button", { name: "Publish" }).click();
  await expect(other.locator("#result")).toContainText("Another window is publishing just now.");
  await expect(result).toHaveText(
    "Not published. The disk is full. Free some space on it, then publish again.",
  );
  await expect(page.getByText("1 change since the last publication.")).toBeVisible();
  expect(readCopy("content/prices.yaml")).toContain("44.95");

  git("config", "--unset", "core.hooksPath");
  const program = "scripts/build.ts";
  const text = readCopy(program);
  writeCopy(program, 'process.kill(process.pid, "SIGKILL");');
  await publish.click();
  await expect(result).toHaveText(
    "Not published. The build was stopped before its end. Close other programs, then publish again.",
  );
  writeCopy(program, text);
});

test("the launch list opens fields, removes finished tasks, and has a list per person", async ({
  page,
}) => {
  await page.goto(`${origin}/start.html`);
  await expect(page.locator("#launch")).toHaveText(/\(\d+\)$/);
  const count = /\d+/.exec((await page.locator("#launch").textContent()) ?? "")?.[0];
  await page.locator("#launch").click();
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
