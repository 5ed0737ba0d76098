import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "../../tests/support/test.ts";
import { address, copy, editContent, gitIn, textOf } from "./support.ts";

/* From a saved change to the practice's repository, and back. */
editContent();

const remote = join(copy, ".cache/remote.git");
const git = gitIn(copy);

const replace = (file: string, from: string, to: string) =>
  writeFileSync(join(copy, file), readFileSync(join(copy, file), "utf8").replace(from, to));

test("lists changes word by word, takes one back, and publishes the others", async ({ page }) => {
  await page.goto(`${address}/changes.html`);
  await expect(page.getByText("This folder has no history")).toBeVisible();
  git("init", "--quiet", "--initial-branch=main");
  writeFileSync(join(copy, ".gitignore"), "node_modules\n.cache\nbuild\n");
  git("add", "--all");
  git("commit", "--quiet", "--message", "Begin");

  replace("content/prices.yaml", "39.95", "44.95");
  replace("content/words/common.yaml", "book: Book Online", "book: Book a visit");
  await page.reload();
  const item = (name: RegExp) => page.getByRole("listitem").filter({ hasText: name });
  await expect(item(/Prices › Photo consult/).locator("del")).toHaveText("39.95");
  await expect(item(/Prices › Photo consult/).locator("ins")).toHaveText("44.95");
  await page.getByRole("button", { name: /^Take back Common › Book/ }).click();
  await expect(page.getByText("1 change since the last publication.")).toBeVisible();
  expect(textOf("content/words/common.yaml")).toContain("Book Online");

  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("alert")).toContainText("git remote add origin ADDRESS");

  git("init", "--quiet", "--bare", remote);
  git("remote", "add", "origin", remote);
  git("push", "--quiet", "--set-upstream", "origin", "main");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("alert")).toHaveText(/^Published\./);
  await expect(page.getByText("Nothing has changed since the last publication.")).toBeVisible();
  expect(git("--git-dir", remote, "log", "-1", "--format=%s", "main")).toBe("Change prices");
  expect(git("--git-dir", remote, "show", "main:content/prices.yaml")).toContain("44.95");
});

test("the launch list opens fields, drops what is done meanwhile, and has a part to send", async ({
  page,
}) => {
  await page.goto(`${address}/launch.html`);
  const name = page.getByRole("link", { name: "Practice › Brand name" });
  await expect(name).toBeVisible();
  const shown = (await page.getByRole("status").textContent()) ?? "";
  replace("content/practice.yaml", "brandName: Sample Proctology", "brandName: Bay Proctology");
  await expect(name).toHaveCount(0);
  await expect(page.getByRole("status")).not.toHaveText(shown);

  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Practice › Medicare" }).click();
  const form = await opened;
  await expect(form.locator('[id^="medicare-field-"]').first()).toBeVisible();

  const saved = page.waitForEvent("download");
  await page
    .getByRole("region", { name: /^Counsel/ })
    .getByRole("link", { name: "Save this part" })
    .click();
  expect((await saved).suggestedFilename()).toBe("before-launch-counsel.html");
  await page.goto(`${address}/launch.html?for=counsel`);
  await expect(page.getByRole("region")).toHaveCount(1);
  await expect(page.getByRole("link")).toHaveCount(0);
  await page.goto(`${address}/launch.html?for=anybody`);
  await expect(page.getByRole("status")).toHaveText(/^Not ready/);
});
