import { existsSync, readdirSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { fieldsIn } from "../../scripts/content-edit/yaml.ts";
import { expect, test } from "../../tests/support/test.ts";
import {
  changes,
  copy,
  editContent,
  isInCopy,
  origin,
  post,
  postSave,
  preview,
  readCopy,
  settings,
} from "./copy.ts";
import { savedButton } from "./form.ts";

/* What the form's server has, sends and refuses. */
editContent();

test("every record and every text opens", async ({ page }) => {
  const { config } = await settings();
  const fixedFiles = config.collections.flatMap(({ files = [] }) => files.map(({ file }) => file));
  const entries = config.collections.flatMap(({ name, folder, files }) => {
    const path = join(copy, folder ?? "");
    // Until something is added to it, a folder need not be there.
    const names = existsSync(path) && !files ? readdirSync(path) : [];
    const found = names
      .map((each) => ({ name: each.replace(".mdx", ""), file: `${folder}/${each}` }))
      .filter(({ file }) => !fixedFiles.includes(file));
    return (files ?? found).map((entry) => ({ ...entry, collection: name }));
  });
  const all = readdirSync(join(copy, "content"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:yaml|mdx)$/.test(file) && !file.startsWith("templates"))
    .map((file) => `content/${file}`);
  // The practice’s record stands in several groups.
  expect([...new Set(entries.map(({ file }) => file))].sort()).toEqual(all.sort());
  const saved = savedButton(page);
  for (const { collection, name } of entries) {
    const list = `${origin}/form.html#/collections/${collection}`;
    await page.goto(list);
    // Decap does not hear of another address before it shows its first.
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(saved).toBeHidden();
    await page.goto(`${list}/entries/${name}`);
    await expect(saved).toBeVisible();
  }
});

test("each record names a page that the preview has", async () => {
  const { previewPaths } = await settings();
  const paths = new Set(Object.values(previewPaths));
  expect(paths.size).toBeGreaterThan(20);
  for (const path of paths) {
    const { status } = await fetch(preview + path);
    expect([path, status]).toEqual([path, /\/40[04]$/.test(path) ? 404 : 200]);
  }
});

test("the button of a list says what it adds", async () => {
  const { config } = await settings();
  const added = JSON.stringify(config).match(/(?<="label_singular":")[^"]*/g) ?? [];
  expect(added.length).toBeGreaterThan(80);
  expect(added).not.toContain("entry");
});

test("a picture is named with its folder", async () => {
  const file = "gallery-pictures/abscess/01-after.png";
  const { place } = await (await fetch(`${origin}/field.json?of=${file}`)).json();
  expect(place).toContain("Gallery pictures › Abscess › 01 after");
});

const send = (action: string, body: object, headers: Record<string, string>) =>
  new Promise<number | undefined>((done) => {
    httpRequest(`${origin}/${action}`, { method: "POST", headers })
      .on("response", (response) => done(response.resume().statusCode))
      .end(JSON.stringify(body));
  });

test("only the editor's own page gets responses, and only files of content/", async () => {
  const read = (headers: Record<string, string>, path = "content/prices.yaml") =>
    send("read", [path], headers);
  expect(await read({ Origin: origin })).toBe(200);
  expect(await read({})).toBe(403);
  expect(await read({ Origin: "https://www.example.com" })).toBe(403);
  const otherHost = { Origin: origin, Host: `practice.example:${new URL(origin).port}` };
  expect(await read(otherHost)).toBe(403);
  for (const action of ["save", "delete", "publish", "revert", "reapply"]) {
    expect((await fetch(`${origin}/${action}`)).status, `GET /${action}`).toBe(404);
  }
  // Revalidated, so that the browser keeps the compiled script while it is unchanged.
  for (const path of ["/start.html", "/decap/decap-cms.js"]) {
    expect((await fetch(origin + path)).headers.get("cache-control")).toBe("no-cache");
  }
  expect(await read({ Origin: origin }, "content/../package.json")).toBe(422);
  expect(await read({ Origin: origin }, "package.json")).toBe(422);
  expect((await postSave("scripts/written.ts", "x")).status).toBe(422);
  expect(isInCopy("scripts/written.ts")).toBe(false);
  expect((await post("delete", ["content/../package.json"])).status).toBe(422);
  for (const folder of ["templates", "pages/../templates"]) {
    const notEdited = `content/${folder}/doctor.mdx`;
    expect(await read({ Origin: origin }, notEdited)).toBe(422);
    expect((await post("delete", [notEdited])).status).toBe(422);
  }
  expect(isInCopy("content/templates/doctor.mdx")).toBe(true);
  const change = { path: "content/../package.json", before: btoa("a"), after: btoa("b") };
  expect(JSON.stringify(await post("reapply", [change]))).toContain("expected a file of content/");
  expect(isInCopy("package.json")).toBe(true);
  // What no change has been taken back in.
  const template = "content/templates/page.mdx";
  const unlisted = { path: template, before: btoa("a"), after: btoa(readCopy(template)) };
  expect((await post("reapply", [unlisted])).status).toBe(422);
  expect(changes(template)).toEqual([]);
});

test("a save without the loaded text overwrites nothing and deletes no picture", async () => {
  const path = "content/gallery.yaml";
  const record = fieldsIn(readCopy(path)) as { categories: { id: string; pairs: unknown[] }[] };
  const [category] = record.categories;
  category?.pairs.pop();
  const { status, body } = await postSave(path, JSON.stringify(record));
  expect([status, body.error]).toEqual([422, expect.stringContaining("is there already")]);
  expect(changes(path)).toEqual([]);
  expect(isInCopy(`content/gallery-pictures/${category?.id}/03-before.png`)).toBe(true);
});
