import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { fieldsIn } from "../../scripts/content-edit/yaml.ts";
import { expect, test } from "../../tests/support/test.ts";
import { addedLines, changes, copy, editContent, post, postSave, readCopy } from "./copy.ts";
import { onSite, openForm, pressSave, save, unfold } from "./form.ts";

/* Pictures: uploaded, replaced, and refused. */
editContent();

async function upload(page: Page, button: Locator, name: string, data: Buffer): Promise<void> {
  await button.click();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: "image/jpeg", buffer: data });
  await expect(page.getByText(name.toLowerCase().replaceAll(" ", "-"))).toBeVisible();
  await page.getByRole("button", { name: "Use it" }).click();
}

const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Copyright: "Somebody" }, IFD3: { GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();

type Gallery = { categories: { id: string; pairs: unknown[] }[] };

test("a pair with consent gets neutral names and shows behind its gate", async ({ page }) => {
  const folder = join(copy, "content/gallery-pictures/abscess");
  const names = readdirSync(folder);
  await openForm(page, "pictures/gallery");
  const category = page.getByText("Abscess", { exact: true });
  await category.locator("xpath=../div[1]").click({ position: { x: 80, y: 20 } });
  await page.getByRole("button", { name: "Add pair of pictures" }).click();
  for (const [name, color] of [
    ["Maria before.jpg", "#805040"],
    ["Maria after.jpg", "#c0a080"],
  ] as const) {
    const data = await picture(4500, 3000, color);
    await upload(page, page.getByRole("button", { name: "Choose a file" }).first(), name, data);
  }
  const descriptions = page.getByLabel("What the picture shows");
  // The new pair stands in the form after all of its own and former categories, also folded ones.
  const { categories } = fieldsIn(readCopy("content/gallery.yaml")) as Gallery;
  const last = categories.findIndex(({ id }) => id === "abscess");
  const newPair = categories.slice(0, last + 1).flatMap(({ pairs }) => pairs).length;
  const fill = (label: string | RegExp, words: string) =>
    page.getByLabel(label).nth(newPair).fill(words);
  await descriptions.nth(newPair * 2).fill("Before: a red, round swelling beside the opening");
  await descriptions.nth(newPair * 2 + 1).fill("After: the same place, flat and pale");
  await fill("Procedure", "Drainage of an abscess");
  await fill("Interval", "4 weeks after");
  await pressSave(page);
  await expect(page.locator(".problem")).toContainText("Needed here: the patient's consent");
  expect(readdirSync(folder)).toEqual(names);
  await fill(/Where it is kept/, "C-2026-14");
  await fill(/^Date/, "2026-10-02");
  // As on a busy computer, the draft that was refused stays a while, and is no longer offered.
  await page.evaluate(() => {
    IDBObjectStore.prototype.delete = function () {
      return this.get("none");
    };
  });
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.message());
    void dialog.accept();
  });
  const reload = page.waitForEvent("domcontentloaded");
  await save(page);
  await reload;
  await expect(category).toBeVisible();
  expect(readdirSync(folder)).toEqual([...names, "03-after.jpg", "03-before.jpg"].sort());
  expect((await sharp(join(folder, "03-after.jpg")).metadata()).width).toBe(4000);
  expect(changes("content/gallery.yaml")).toEqual([
    ">       - before:",
    '>           file: "03-before.jpg"',
    '>           alt: "Before: a red, round swelling beside the opening"',
    ">         after:",
    '>           file: "03-after.jpg"',
    '>           alt: "After: the same place, flat and pale"',
    ">         procedure: Drainage of an abscess",
    '>         interval: "4 weeks after"',
    ">         sample: false",
    ">         consent:",
    ">           id: C-2026-14",
    '>           date: "2026-10-02"',
    ">           scope: website",
    ">           revoked: false",
  ]);
  await onSite(page, "/gallery/abscess", async (shown) => {
    await shown.getByRole("button", { name: "Show the pictures" }).click();
    await shown.getByRole("button", { name: "CONTINUE TO GALLERY" }).click();
    await expect(shown.getByAltText("Before: a red, round swelling")).toBeVisible();
  });
  expect(questions).toEqual([]);
});

test("a picture in place of another one needs its patient's consent", async () => {
  const path = "content/gallery.yaml";
  const loaded = readCopy(path);
  const content = (await picture(800, 600, "#805040")).toString("base64");
  const assets = [{ path: "content/gallery-pictures/maria.jpg", content }];
  const raw = loaded.replace("01-after.png", "maria.jpg");
  const refused = await postSave(path, raw, loaded, assets);
  expect(refused.body.problems).toMatchObject([{ path: ["categories", 0, "pairs", 0, "consent"] }]);
  expect(changes(path)).toEqual([]);
  const consent = "consent: { id: C-1, date: 2026-10-02, scope: website, revoked: false }";
  const signed = raw.replace("consent: null", consent);
  expect((await postSave(path, signed, loaded, assets)).status).toBe(200);
  const [pair] = (fieldsIn(readCopy(path)) as Gallery).categories[0]?.pairs ?? [];
  expect(pair).toMatchObject({
    sample: false,
    consent: { id: "C-1" },
    after: { file: "01-after.jpg" },
  });
  const saved = readCopy(path);
  const other = { path, raw: saved.replace('"01-after.jpg"', "maria.jpg"), loaded: saved, assets };
  const { body } = await post("save", other);
  expect(body.problems).toMatchObject([{ path: ["categories", 0, "pairs", 0, "consent"] }]);
  expect((await post("save", { ...other, acceptedId: body.conflictId })).status).toBe(200);
  const resigned = { ...other, raw: other.raw.replace("C-1", "C-2") };
  expect((await post("save", resigned)).status).toBe(200);
});

test("the portrait takes the place of the illustration", async ({ page }) => {
  await openForm(page, "pictures/images");
  await expect(page.getByText("Portrait of the doctor: none")).toBeVisible();
  await unfold(page);
  const chooseFile = page.getByRole("button", { name: "Choose a file" });
  const alt = page.getByLabel("What the picture shows");
  // After the logo's.
  await upload(page, chooseFile.nth(1), "Dr Huge.jpg", Buffer.alloc(40 * 1024 * 1024));
  await alt.nth(1).fill("The doctor at a desk, smiling");
  await pressSave(page);
  await expect(page.locator(".problem")).toContainText(
    "Save it smaller, such as 3000 pixels wide.Portrait of the doctor › Picture: found 40.0 MB",
  );
  await openForm(page, "pictures/images");
  await unfold(page);
  await upload(page, chooseFile.nth(1), "Dr Large.jpg", await picture(900, 1050, "#7090a0"));
  await alt.nth(1).fill("The doctor at a desk, smiling");
  await save(page);
  expect(readdirSync(join(copy, "content/images"))).toEqual([".gitkeep", "portrait.jpg"]);
  const stored = await sharp(join(copy, "content/images/portrait.jpg")).metadata();
  expect([stored.width, stored.height, stored.exif]).toEqual([900, 1050, undefined]);
  expect(addedLines("content/images.yaml")).toEqual([
    "> portrait:",
    ">   file: portrait.jpg",
    ">   alt: The doctor at a desk, smiling",
  ]);
  await onSite(page, "/", async (shown) => {
    // The dialog for bookings, which is closed, has a small one.
    const portrait = shown.getByAltText("The doctor at a desk").filter({ visible: true });
    await expect(portrait).toBeVisible();
    const width = (image: HTMLImageElement) => {
      image.scrollIntoView();
      return image.naturalWidth;
    };
    // The page may still load anew.
    await expect(async () => expect(await portrait.evaluate(width)).toBeGreaterThan(300)).toPass();
  });
  await openForm(page, "pictures/images");
  await unfold(page);
  await page.getByRole("button", { name: "Remove file" }).click();
  await alt.nth(1).fill("");
  await save(page);
  await expect.poll(() => readdirSync(join(copy, "content/images"))).toEqual([".gitkeep"]);
  expect(changes("content/images.yaml")).toEqual([]);
});

test("a photo as iPhones store it, and an empty one, are refused at their field alone", async () => {
  const file = "content/images.yaml";
  const raw = `${readCopy(file)}portrait:\n  file: me.heic\n  alt: The doctor at a desk\n`;
  const asset = (name: string, photo: string | Buffer) => ({
    path: `content/gallery-pictures/${name}`,
    content: Buffer.from(photo).toString("base64"),
  });
  const heic = asset("me.heic", "\0\0\0\x18ftypheic\0\0\0\0mif1heic");
  for (const [photo, fix] of [
    [heic, "save it as a JPEG, then choose it again"],
    [asset("me.heic", ""), "export it again, as a JPEG"],
  ] as const) {
    const { status, body } = await postSave(file, raw, readCopy(file), [photo]);
    expect([status, body.problems]).toMatchObject([422, [{ path: ["portrait", "file"], fix }]]);
  }
  expect(changes(file)).toEqual([]);
  // Decap sends what was chosen before, too.
  const assets = [heic, asset("me.jpg", await picture(900, 1050, "#7090a0"))];
  const another = raw.replace("me.heic", "me.jpg");
  expect((await postSave(file, another, readCopy(file), assets)).status).toBe(200);
});
