import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { fieldsIn } from "../../scripts/content-edit/yaml.ts";
import { expect, test } from "../../tests/support/test.ts";
import {
  address,
  ask,
  changes,
  copy,
  editContent,
  onSite,
  openBeside,
  openForm,
  partOf,
  pressSave,
  retype,
  save,
  settings,
  textOf,
  unfold,
} from "./support.ts";

/* What a practice does now and then, each from the form to the page that shows it. */
editContent();

/** Uploads a picture into a field. */
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

test("a pair of pictures, with consent, gets neutral names and shows behind its gate", async ({
  page,
}) => {
  const folder = join(copy, "content/gallery-pictures/abscess");
  const names = readdirSync(folder);
  await openForm(page, "pictures/gallery");
  await page
    .getByText("Abscess", { exact: true })
    .locator("xpath=../div[1]//button")
    .first()
    .click();
  await page.getByRole("button", { name: "Add pair of pictures" }).click();
  for (const [index, name] of ["Maria before.jpg", "Maria after.jpg"].entries()) {
    const data = await picture(4500, 3000, index === 0 ? "#805040" : "#c0a080");
    await upload(page, page.getByRole("button", { name: "Choose a file" }).first(), name, data);
  }
  const added = page.getByLabel("What the picture shows");
  // All pairs stand in the form, also those of categories that are folded.
  const { categories } = fieldsIn(textOf("content/gallery.yaml")) as Gallery;
  const last = categories.findIndex(({ id }) => id === "abscess");
  const pairs = categories.slice(0, last + 1).flatMap((category) => category.pairs).length;
  const second = pairs * 2;
  await added.nth(second).fill("Before: a red, round swelling beside the opening");
  await added.nth(second + 1).fill("After: the same place, flat and pale");
  await page.getByLabel("Procedure").nth(pairs).fill("Drainage of an abscess");
  await page.getByLabel("Interval").nth(pairs).fill("4 weeks after");
  await pressSave(page);
  await expect(page.locator(".refusal")).toContainText("Needed here: the patient's consent");
  expect(readdirSync(folder)).toEqual(names);
  await page
    .getByLabel(/Where it is kept/)
    .nth(pairs)
    .fill("C-2026-14");
  await page.getByLabel(/^Date/).nth(pairs).fill("2026-10-02");
  // As on a busy computer, the draft that was refused stays a while, and is no longer offered.
  await page.evaluate(() => {
    IDBObjectStore.prototype.delete = function () {
      return this.get("none");
    };
  });
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  const reload = page.waitForEvent("domcontentloaded");
  await save(page);
  await reload;
  await expect(page.getByText("Abscess", { exact: true })).toBeVisible();
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
    await expect(
      shown.getByAltText("Before: a red, round swelling beside the opening"),
    ).toBeVisible();
  });
  expect(asked).toEqual([]);
});

test("a ninth service begins as a copy of another", async ({ page }) => {
  const file = "content/services/anal-warts.mdx";
  await openForm(page, "services/perianal-dermatology");
  await page.getByRole("button", { name: "Saved", exact: true }).click();
  await page.getByRole("menuitem", { name: "Copy" }).click();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
  await page.getByLabel("Name in the address").fill("anal-warts");
  await page.getByLabel("Title", { exact: true }).first().fill("Anal Warts");
  await page.getByLabel("Plain title").fill("Small growths that you can feel");
  await page.getByLabel("First heading").fill("What are anal warts?");
  await page.getByLabel("Order").fill("9");
  await pressSave(page);
  const refusals = page.locator(".refusal strong");
  await expect(refusals).toHaveText([
    "Write title, organization, year and url of each.",
    "Write its medical name.",
  ]);
  // The refusal has unfolded its field.
  await partOf(page, "Sources")
    .getByLabel("Web address")
    .first()
    .fill("https://www.example.com/warts");
  await page.getByLabel("Medical name").fill("Anal warts");
  await save(page);
  const text = textOf(file);
  expect(text).toMatch(/^---\ntitle: Anal Warts\n[\s\S]+\nslug: anal-warts\norder: 9\n/);
  expect(text).toContain("url: https://www.example.com/warts");
  expect(text).toContain('<Part is="recovery">');
  await onSite(page, "/service/anal-warts", async (shown) => {
    await expect(shown.getByRole("heading", { level: 1 })).toHaveText("Anal Warts");
  });
  await onSite(page, "/services", async (shown) => {
    await expect(shown.getByRole("main").getByRole("link", { name: /Anal Warts/ })).toBeVisible();
  });
});

test("a service from nothing: each message says what to do, and the site shows it", async ({
  page,
}) => {
  await page.goto(`${address}/start.html`);
  await page.getByRole("link", { name: "Add a service" }).click();
  await pressSave(page);
  const asked = page.getByText(/^Fill this in: /);
  await expect(asked.first()).toBeInViewport();
  await unfold(page);
  const names = (await asked.allTextContents()).map((each) => each.slice(14, -1));
  expect(names.length).toBe(new Set(names).size);

  const own: Readonly<Record<string, string>> = {
    Title: "Pilonidal Cyst",
    "First heading": "What is a pilonidal cyst?",
    "Name in the address": "pilonidal-cyst",
    Order: "9",
    "Description in search results":
      "What the sore bump above the tailbone is, how we drain it, and how it heals.",
  };
  const choices: Readonly<Record<string, string>> = {
    "Picture of the coast": "Pier",
    Kind: "Medical condition",
  };
  for (const name of names) {
    const field = page.getByLabel(name, { exact: true }).first();
    await field.click();
    if (!choices[name]) await page.keyboard.type(own[name] ?? "A sore bump, and a plan for it");
    else await page.getByRole("option", { name: choices[name] }).click();
  }
  await pressSave(page);
  const refused = page.locator(".refusal");
  await expect(refused.locator("p").first()).toHaveText("Visit is empty.");
  const told = (await refused.allTextContents()).join("\n");
  expect(told).toBe(
    [
      "Needed here: at least 1 entry.Visit is empty.",
      "Needed here: at least 4 entries.Questions is empty.",
      "Needed here: at least 3 entries.Common questions is empty.",
      "Needed here: at least 3 entries.Sources is empty.",
      "Needed here: at least 2 entries.At a glance is empty.",
      "Needed here: a date such as 2027-01-31.Last reviewed is empty.",
      "Needed here: a date such as 2027-01-31.Next review is empty.",
      "Needed here: at least 2 entries.Keywords is empty.",
    ].join("\n"),
  );
  await page.getByLabel("Last reviewed").fill("2026-11-01");
  await page.getByLabel("Next review").fill("2027-11-01");
  const lists = {
    Visit: ["line", 1],
    Questions: ["question", 4],
    "Common questions": ["question", 3, "Question", "Answer"],
    Sources: ["source", 3, "Title", "Organization", "Web address"],
    "At a glance": ["line", 2, "Label", "Value"],
    Keywords: ["keyword", 2],
  } as const;
  for (const [label, [added, count, ...fields]] of Object.entries(lists)) {
    const list = partOf(page, label).last();
    for (let index = 0; index < count; index += 1) {
      await list.getByRole("button", { name: `Add ${added}`, exact: true }).click();
      for (const field of fields.length > 0 ? fields : [/./]) {
        await list
          .getByLabel(field)
          .and(page.locator("input, textarea, [role=textbox]"))
          .last()
          .click();
        await page.keyboard.type(
          field === "Web address" ? `www.example.com/${index}` : `Words ${index}`,
        );
      }
    }
  }
  for (const name of ["Anal Pain", "Rectal Bleeding"]) {
    await partOf(page, String.raw`Related services \(optional\)`)
      .getByRole("button", { name: "Add service" })
      .click();
    await page.getByLabel("Service", { exact: true }).last().click();
    await page.getByRole("option", { name, exact: true }).click();
  }
  await pressSave(page);
  await expect(refused.first()).toHaveText(
    /^Needed here: an https address .*found www.example.com\/0$/,
  );
  for (const index of [0, 1, 2]) {
    await retype(page.getByLabel("Web address").nth(index), `https://www.example.com/${index}`);
  }
  await pressSave(page);
  await expect(refused.first()).toHaveText(
    "Needed here: the year that the source names; or, if it names none, the day it was accessed on.Year is empty.",
  );
  for (const index of [0, 1, 2]) await page.getByLabel("Year").nth(index).fill("2024");
  await save(page);
  await expect(page).toHaveURL(/\/services\/entries\/pilonidal-cyst$/);
  const link = 'a[href="/service/pilonidal-cyst"]';
  for (const path of ["/", "/services"]) {
    await onSite(page, path, async (shown) => {
      await expect(shown.locator(`main ${link}`).first()).toBeVisible();
      await expect(shown.locator(`.header ${link}`).first()).toBeAttached();
    });
  }
});

test("a service moves to another address, and all that names it follows", async ({ page }) => {
  const former = "content/services/hemorrhoid-treatment.mdx";
  const moved = "content/services/hemorrhoids.mdx";
  const body = (text: string) => text.slice(text.indexOf("<Part"));
  const text = textOf(former);
  const links = ["Change the text of a service", "Hemorrhoid Treatment"];
  const { form, site } = await openBeside(page, ...links);
  const end = form.getByLabel("Name in the address");
  await form.getByLabel("Plain title").fill("Swollen veins");
  await retype(end, "anal-itching");
  await pressSave(form);
  await expect(form.locator(".refusal")).toHaveText(
    "Needed here: an address that no other service has or had.Name in the address: found anal-itching",
  );
  expect(changes(former)).toEqual([]);
  await retype(end, "hemorrhoids");
  await save(form);
  const opened = () => page.frame("form")?.url();
  await expect.poll(opened).toContain("#/collections/services/entries/hemorrhoids");
  await expect(form.getByRole("button", { name: "Saved", exact: true })).toBeVisible();
  await expect(site.getByText("Swollen veins").first()).toBeVisible();
  expect(existsSync(join(copy, former))).toBe(false);
  expect(textOf(moved)).toContain("---\nslug: hemorrhoids\n");
  expect(body(textOf(moved))).toBe(body(text));
  // Prices, aftercare, other services, links and the search's words; not names of pictures.
  const named = /(?:^slug: |service: | {2}- |\/service\/|price\.)hemorrhoid-treatment$/m;
  const files = readdirSync(join(copy, "content"), { recursive: true, encoding: "utf8" });
  const naming = files.filter(
    (file) => /\.(?:yaml|mdx)$/.test(file) && named.test(textOf(`content/${file}`)),
  );
  expect(naming).toEqual(["services/hemorrhoids.mdx"]);
  expect(textOf(moved)).toContain("formerly:\n  - hemorrhoid-treatment\n");
  expect(changes("content/prices.yaml")).toEqual([
    "<   - service: hemorrhoid-treatment",
    ">   - service: hemorrhoids",
  ]);
  await onSite(page, "/service/hemorrhoid-treatment", async (shown) => {
    await expect(shown).toHaveURL(/\/service\/hemorrhoids$/);
  });
  // Back, it leaves no loop.
  await retype(end, "hemorrhoid-treatment");
  await save(form);
  await expect.poll(opened).toContain("#/collections/services/entries/hemorrhoid-treatment");
  expect(existsSync(join(copy, moved))).toBe(false);
  expect(changes(former).filter((line) => line.startsWith(">"))).toEqual([
    "> plainTitle: Swollen veins",
    "> formerly:",
    ">   - hemorrhoids",
  ]);
  expect(changes("content/prices.yaml")).toEqual([]);
});

test("a new page, named like a record, in the menu below another", async ({ page }) => {
  await page.goto(`${address}/form.html#/collections/more-pages/new`);
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
  const refused = page.locator(".refusal strong");
  await expect(refused).toHaveText("Needed here: at most 70 characters.");
  await retype(title, "Offices");
  await pressSave(page);
  const file = "content/pages/offices.mdx";
  await expect(page.locator(".refusal")).toHaveText(
    "Needed here: an address of its own.Address: found “/about”, which another page of the site has",
  );

  await retype(page.getByLabel("Address"), "/parking");
  await save(page);
  await expect(page).toHaveURL(/\/more-pages\/entries\/offices$/);
  expect(textOf(file)).toBe(
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

test("the portrait takes the place of the drawing", async ({ page }) => {
  await openForm(page, "pictures/images");
  await expect(page.getByText("Portrait of the doctor: none")).toBeVisible();
  await unfold(page);
  const chooseFile = page.getByRole("button", { name: "Choose a file" });
  const alt = page.getByLabel("What the picture shows");
  // After the logo's.
  await upload(page, chooseFile.nth(1), "Dr Huge.jpg", Buffer.alloc(40 * 1024 * 1024));
  await alt.nth(1).fill("The doctor at a desk, smiling");
  await pressSave(page);
  await expect(page.locator(".refusal")).toContainText(
    "Save it smaller, such as 3000 pixels wide.Picture: found 40.0 MB",
  );
  await openForm(page, "pictures/images");
  await unfold(page);
  await upload(page, chooseFile.nth(1), "Dr Large.jpg", await picture(900, 1050, "#7090a0"));
  await alt.nth(1).fill("The doctor at a desk, smiling");
  await save(page);
  expect(readdirSync(join(copy, "content/images"))).toEqual([".gitkeep", "portrait.jpg"]);
  const stored = await sharp(join(copy, "content/images/portrait.jpg")).metadata();
  expect([stored.width, stored.height, stored.exif]).toEqual([900, 1050, undefined]);
  expect(changes("content/images.yaml").filter((line) => line.startsWith(">"))).toEqual([
    "> portrait:",
    ">   file: portrait.jpg",
    ">   alt: The doctor at a desk, smiling",
  ]);
  await onSite(page, "/", async (shown) => {
    const alt = "The doctor at a desk, smiling";
    // The dialog for bookings, which is closed, has a small one.
    const portrait = shown.getByAltText(alt).filter({ visible: true });
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
  const raw = `${textOf(file)}portrait:\n  file: me.heic\n  alt: The doctor at a desk\n`;
  const entry = { path: file, raw, loaded: textOf(file) };
  const asset = (name: string, photo: string | Buffer) => {
    return {
      path: `content/gallery-pictures/${name}`,
      content: Buffer.from(photo).toString("base64"),
    };
  };
  const heic = asset("me.heic", "\0\0\0\x18ftypheic\0\0\0\0mif1heic");
  for (const [photo, todo] of [
    [heic, "save it as a JPEG, then choose it again"],
    [asset("me.heic", ""), "export it again, as a JPEG"],
  ] as const) {
    const { status, body } = await ask("save", { ...entry, assets: [photo] });
    expect([status, body.problems]).toMatchObject([422, [{ path: ["portrait", "file"], todo }]]);
  }
  expect(changes(file)).toEqual([]);
  // Decap sends what was chosen before, too.
  const assets = [heic, asset("me.jpg", await picture(900, 1050, "#7090a0"))];
  const another = { ...entry, raw: raw.replace("me.heic", "me.jpg"), assets };
  expect((await ask("save", another)).status).toBe(200);
});

test("the color of the buttons; a pair that is hard to read is refused with the reason", async ({
  page,
}) => {
  const file = "content/theme.yaml";
  await openForm(page, "look/theme");
  await unfold(page);
  const buttons = page.getByLabel("Buttons", { exact: true }).first();
  await buttons.fill("#e9a080");
  await pressSave(page);
  await expect(page.locator(".refusal")).toContainText(
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

test("every record and every text opens", async ({ page }) => {
  const { config } = await settings();
  const known = config.collections.flatMap(({ files = [] }) => files.map(({ file }) => file));
  const entries = config.collections.flatMap(({ name, folder, files }) => {
    const place = join(copy, folder ?? "");
    // Until something is added to it, a folder need not be there.
    const own = existsSync(place) && !files ? readdirSync(place) : [];
    const found = own
      .map((each) => ({ name: each.replace(".mdx", ""), file: `${folder}/${each}` }))
      .filter(({ file }) => !known.includes(file));
    return (files ?? found).map((entry) => ({ ...entry, collection: name }));
  });
  const all = readdirSync(join(copy, "content"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:yaml|mdx)$/.test(file) && !file.startsWith("templates"))
    .map((file) => `content/${file}`);
  // The practice’s record stands in several groups.
  expect([...new Set(entries.map(({ file }) => file))].sort()).toEqual(all.sort());
  const saved = page.getByRole("button", { name: "Saved", exact: true });
  for (const { collection, name } of entries) {
    const list = `${address}/form.html#/collections/${collection}`;
    await page.goto(list);
    // Decap does not hear of another address before it shows its first.
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(saved).toBeHidden();
    await page.goto(`${list}/entries/${name}`);
    await expect(saved).toBeVisible();
  }
});
