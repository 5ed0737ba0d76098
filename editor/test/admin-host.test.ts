import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { preview } from "vite";
import { fieldsIn } from "../../scripts/content-edit/yaml.ts";
import { copyProject } from "../../tests/support/project-copy.ts";
import { expect, test } from "../../tests/support/test.ts";
import { env, gitIn, root } from "./copy.ts";

/* The editor on an admin host of its own, and what its repository does with a change. */
test.use({ expectedConsole: /^/ });

const out = join(root, ".cache/editor-host");

const write = (...options: string[]) =>
  spawnSync("node", ["editor/write-admin-host.ts", "--out", out, ...options], {
    cwd: root,
    encoding: "utf8",
    env,
  });

/** Writes the folder and serves it with its own policy. */
function serveHost() {
  rmSync(out, { recursive: true, force: true });
  const run = write("--repo", "practice/website", "--base-url", "https://login.example.com");
  expect(run.stderr).toBe("");
  const policy = readFileSync(join(out, "_headers"), "utf8").split("Policy: ")[1]?.trim() ?? "";
  const headers = { "Content-Security-Policy": policy };
  return preview({ configFile: false, build: { outDir: out }, preview: { port: 0, headers } });
}

test("the form accepts its configuration and asks for a login", async ({ page }) => {
  const host = await serveHost();
  await page.goto(host.resolvedUrls?.local[0] ?? "");
  await expect(page.getByRole("button", { name: "Login with GitHub" })).toBeVisible();
  await expect(page.getByText("Error loading the CMS configuration")).toHaveCount(0);
  await host.close();
});

test("the form of an admin host is inert while a draft is saved", async ({ page }) => {
  const host = await serveHost();
  const prices = readFileSync(join(root, "content/prices.yaml"), "utf8");
  let save: () => Promise<void> = async () => undefined;
  await page.route("**/settings.json", async (route) => {
    const settings = JSON.parse(readFileSync(join(out, "settings.json"), "utf8"));
    // A repository in the browser's memory, which saves when it is told.
    settings.config.backend = { name: "test-repo" };
    await page.evaluate(`{
      window.repoFiles = { content: { "prices.yaml": { content: ${JSON.stringify(prices)} } } };
      const registered = CMS.getBackend("test-repo");
      const { init } = registered;
      registered.init = (...options) => {
        const backend = init(...options);
        const persist = backend.persistEntry.bind(backend);
        backend.persistEntry = async (...entry) => {
          await new Promise((done) => Object.assign(window, { save: done }));
          return persist(...entry);
        };
        return backend;
      };
    }`);
    save = () => page.evaluate("save()");
    await route.fulfill({ json: settings });
  });
  await page.goto(`${host.resolvedUrls?.local[0]}#/collections/prices-and-hours/entries/prices`);
  await page.getByRole("button", { name: "Login" }).click();
  const price = page.getByLabel("Photo consult");
  await price.fill("44");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => page.evaluate("'save' in window")).toBe(true);
  await price.focus();
  await page.keyboard.type("9");
  await expect(price).toHaveValue("44");
  await save();
  await expect(page.getByText("Entry saved")).toBeVisible();
  await price.fill("45");
  // On a phone, the confirmation does not cover what is next.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Save", exact: true }).click({ timeout: 2000 });
  await host.close();
});

test("options that are missing or wrong are reported in a line each", () => {
  expect(write("--repo", "website").stderr).toBe(
    'Options: repo: expected owner/name, found "website"\nOptions: base-url: expected an https origin without a path or final slash, such as https://www.example.com, found nothing\n',
  );
});

test("the form refuses another folder than the one that it writes", () => {
  const other = { ...env, CONTENT_FOLDER: "tests/fixtures/dermatologist" };
  const options = { cwd: root, encoding: "utf8", env: other, timeout: 20_000 } as const;
  expect(
    spawnSync("node", ["editor/edit.ts", "--port", "0", "--preview-port", "0"], options),
  ).toMatchObject({
    status: 1,
    stderr: "CONTENT_FOLDER: expected none, since the form edits content/\n",
  });
});

test("content saved by an admin host is normalized", async () => {
  const copy = copyProject("editor-normalize-draft", join(root, "content"));
  const git = gitIn(copy);
  git("init", "--quiet");
  git("add", "content");
  git("commit", "--quiet", "--message", "The content");
  // Meanwhile the published content went on.
  git("checkout", "--quiet", "-b", "published");
  appendFileSync(join(copy, "content/offices.yaml"), "# Later\n");
  appendFileSync(join(copy, "content/gallery-pictures/abscess/01-before.png"), "later");
  git("commit", "--quiet", "--all", "--message", "Later content");
  git("checkout", "--quiet", "-");

  const edit = (file: string, change: (record: Record<string, unknown>) => void) => {
    const record = fieldsIn(readFileSync(join(copy, file), "utf8")) as Record<string, unknown>;
    change(record);
    // As a form may write it: without comments, in a style of its own.
    writeFileSync(join(copy, file), JSON.stringify(record, null, 4));
  };
  edit("content/prices.yaml", (prices) => {
    prices["photoConsult"] = "44.95";
  });
  edit("content/images.yaml", (images) => {
    images["portrait"] = { file: "dr-large.jpg", alt: "The doctor at a desk" };
  });
  await sharp({ create: { width: 900, height: 1050, channels: 3, background: "#789" } })
    .jpeg()
    .toFile(join(copy, "content/gallery-pictures/dr-large.jpg"));
  // Replaced by hand, without a word of a text.
  appendFileSync(join(copy, "content/gallery-pictures/abscess/01-after.png"), "new");
  git("add", "--intent-to-add", "content");

  const normalizeDraft = () => {
    const options = { cwd: copy, encoding: "utf8", env } as const;
    expect(spawnSync("node", ["editor/normalize-draft.ts", "published"], options).stderr).toBe("");
    git("add", "--intent-to-add", "content");
  };
  normalizeDraft();
  expect(git("diff", "--stat=200", "HEAD").match(/content\/\S+/g)).toEqual([
    "content/gallery-pictures/abscess/01-after.png",
    "content/images.yaml",
    "content/images/portrait.jpg",
    "content/prices.yaml",
  ]);
  const changed = git("diff", "--unified=0", "HEAD", "--", "content/*.yaml")
    .split("\n")
    .filter((line) => /^[+-](?![+-])/.test(line));
  expect(changed).toEqual([
    "+portrait:",
    "+  file: portrait.jpg",
    "+  alt: The doctor at a desk",
    "-photoConsult: 39.95",
    "+photoConsult: 44.95",
  ]);

  const service = join(copy, "content/services/anal-itching.mdx");
  const text = readFileSync(service, "utf8");
  writeFileSync(service, text.replace("slug: anal-itching", "slug: itching"));
  normalizeDraft();
  expect(existsSync(service)).toBe(false);
  const moved = text.replace("slug: anal-itching", "slug: itching");
  const formerly = "formerly:\n  - anal-itching\n---\n\n<Part";
  expect(readFileSync(join(copy, "content/services/itching.mdx"), "utf8")).toBe(
    moved.replace("---\n\n<Part", formerly),
  );
  const prices = readFileSync(join(copy, "content/prices.yaml"), "utf8");
  expect(prices).toContain("photoConsult: 44.95");
  expect(prices).toContain("service: itching");
});
