import { existsSync, readdirSync, readFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { serviceParts, serviceSchema } from "../../content-schema/service-schema.ts";
import { mergeText } from "../../scripts/content-edit/merge.ts";
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
  preview,
  root,
  save,
  settings,
  textOf,
  unfold,
} from "./support.ts";

/* What a practice does most often, and what the form must not do. */
editContent();

test("a price is one line of its file, and the page beside the form shows it", async ({ page }) => {
  const { form, site } = await openBeside(page, "Change a price");
  await expect(form.getByLabel("Photo consult")).toBeFocused();
  await expect(form.getByText("Anal Fissure", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("On the page “Photo Consult”");
  await form.getByLabel("Photo consult").fill("$1,045");
  await expect(site.getByRole("heading", { level: 1 })).toHaveText("Photo consult, $39.95");
  await save(form);
  await expect(form.getByText("Entry saved")).toBeVisible();
  await expect(site.getByRole("heading", { level: 1 })).toHaveText("Photo consult, $1,045.00");
  expect(changes("content/prices.yaml")).toEqual(["< photoConsult: 39.95", "> photoConsult: 1045"]);
  // Once more in the form that stayed open.
  await form.getByLabel("Photo consult").click();
  await form.getByLabel("Photo consult").press("ControlOrMeta+a");
  await form.getByLabel("Photo consult").pressSequentially("41.95");
  await form.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await expect(form.getByRole("button", { name: "Saved", exact: true })).toBeFocused();
  await expect(site.getByRole("heading", { level: 1 })).toHaveText("Photo consult, $41.95");
  expect(changes("content/prices.yaml")).toContain("> photoConsult: 41.95");
});

test("a stopped program is reported beside the page, which comes back with it", async ({
  page,
}) => {
  const { form } = await openBeside(page);
  const shown = page.getByRole("status");
  await expect(shown).toHaveText(/^On the page/);
  await page.route(/settings\.json/, (route) =>
    route.request().frame() === page.mainFrame() ? route.abort() : route.continue(),
  );
  await form.getByRole("link", { name: "Change a price" }).click();
  await expect(shown).toHaveText(/^The program behind the form has stopped\./);
  let responses = 0;
  page.on("response", (response) => {
    if (response.url().endsWith("/settings.json")) responses += 1;
  });
  await form.getByLabel("Video visit").focus();
  await page.unrouteAll();
  await expect(shown).toHaveText("On the page “Photo Consult”");
  // Each retry of a field that is no longer edited would open its page again.
  await setTimeout(4000);
  expect(responses).toBe(1);
});

test("a testimonial is added and removed", async ({ page }) => {
  const file = "content/testimonials.yaml";
  await page.goto(`${address}/start.html`);
  await page.getByRole("link", { name: "Add a testimonial" }).click();
  await expect(page.getByLabel("Name").last()).toBeFocused();
  await page.getByLabel("Name").last().fill("M. R.");
  const words = page.getByLabel("own words").last();
  await words.fill("I was nervous, and they noticed. Everything was explained before it happened.");
  await page.getByLabel("signed permission").last().fill("Folder 12, May 2026");
  await save(page);
  expect(changes(file)).toEqual([
    ">   - name: M. R.",
    ">     text: I was nervous, and they noticed. Everything was explained before it happened.",
    ">     permission: Folder 12, May 2026",
    ">     sample: false",
  ]);
  await onSite(page, "/testimonials", async (shown) => {
    await expect(shown.getByRole("figure").filter({ hasText: "M. R." })).toBeVisible();
  });
  await openForm(page, "team/testimonials");
  await page.getByText("M. R.", { exact: true }).locator("xpath=../div[1]//button").last().click();
  await save(page);
  expect(changes(file)).toEqual([]);
});

test("an office is closed for two days, and other hours on Friday", async ({ page }) => {
  const inDays = (count: number) => new Date(Date.now() + count * 86_400_000);
  const [day = "", last = ""] = [3, 4].map((count) => inDays(count).toISOString().slice(0, 10));
  await page.goto(`${address}/start.html`);
  await page.getByRole("link", { name: "Close the office" }).click();
  await expect(page.getByLabel(/^Day/).last()).toBeFocused();
  // By keys, as in an American browser: the month, the day and the year.
  await page.keyboard.type(day.replace(/(\d+)-(\d+)-(\d+)/, "$2$3$1"));
  await expect(page.getByLabel(/^Day/).last()).toHaveValue(day);
  await page.getByLabel("Last day").last().fill(last);
  await page.getByLabel("Office").last().click();
  await page.getByRole("option", { name: "Beverly Hills" }).click();
  await page.getByLabel("Reason").last().fill("Staff training");
  await page.getByRole("button", { name: "Expand" }).first().click();
  await page
    .getByLabel(/^Closes/)
    .nth(4)
    .fill("15:00");
  await save(page);
  expect(changes("content/hours.yaml")).toEqual([
    '<     closes: "17:00"',
    '>     closes: "15:00"',
    "< holidays: []",
    "> holidays:",
    `>   - date: "${day}"`,
    `>     until: "${last}"`,
    ">     office: beverly-hills",
    ">     hours: null",
    ">     reason: Staff training",
  ]);
  await page.reload();
  await expect(page.getByText(new RegExp(`^\\w+day, .+ until ${last}$`))).toBeVisible();
  const lineOf = (shown: Page) =>
    shown.getByRole("complementary", { name: /^(?:Change of hours|Cambio de horario)$/ });
  await onSite(page, "/contact-us", async (shown) => {
    await expect(shown.getByText("Friday9:00 AM to 3:00 PM Pacific").first()).toBeAttached();
    const told = /^Beverly Hills: Closed \w+day, \w+ \d+ to \w+day, \w+ \d+ \(Staff training\)/;
    await expect(lineOf(shown)).toHaveText(told);
  });
  await onSite(page, "/es", (shown) =>
    expect(lineOf(shown)).toHaveText(/^Beverly Hills: Cerrado: \S+, \d+ de \w+ a \S+, \d+ de \w+$/),
  );
  await page.clock.setFixedTime(inDays(5));
  await onSite(page, "/es", (shown) => expect(lineOf(shown)).toBeHidden());
});

test("a sentence with a fact, and an unknown fact", async ({ page }) => {
  const file = "content/words/booking.yaml";
  await openForm(page, "words/booking");
  await unfold(page);
  const lead = page.getByLabel("First sentences");
  await expect(lead).toContainText(/costs \$\d\d\.95\./);
  await expect(lead).not.toContainText("{");
  await lead.fill("By photo for {{price.photo}}.");
  await pressSave(page);
  await expect(page.locator(".refusal strong")).toHaveText(
    "Did you mean the fact “price photo consult”?",
  );
  await expect(page.getByText(/phone\.main, phone\.first/)).toBeHidden();
  await page.getByText("What fits here").click();
  await expect(page.getByText(/phone\.main, phone\.first/)).toBeVisible();
  expect(changes(file)).toEqual([]);
  await lead.fill("By photo for");
  await lead.press("End");
  await lead.pressSequentially(" /price photo");
  await page.getByRole("option", { name: /photo consult: \$/ }).click();
  await save(page);
  await expect(page.locator(".refusal")).toBeHidden();
  expect(changes(file)).toEqual([
    expect.stringContaining("A photo consult, for residents, costs {{price.photoConsult}}"),
    '>   lead: "By photo for {{price.photoConsult}}"',
  ]);
  await page.goto(`${preview}/about`);
  await expect(page.getByText("By photo for $39.95")).toBeAttached();
});

test("a sentence of a service with a source and a fact; the page shows its place", async ({
  page,
}) => {
  const file = "content/services/anal-pain.mdx";
  const links = ["Change the text of a service", "Anal Pain"];
  const { form, site } = await openBeside(page, ...links);
  const field = form.locator(".text-field", {
    has: page.locator('[role="textbox"][aria-label="Your visit"]'),
  });
  const text = field.getByRole("textbox");
  await text.press("ControlOrMeta+End");
  const last = (await text.locator("p").last().innerText()).slice(-30);
  await expect(site.getByText(last)).toBeInViewport();

  await expect(form.locator(".text-field li p").first()).toHaveCSS("margin-top", "0px");
  await text.pressSequentially("x");
  await expect(form.getByRole("button", { name: "Save", exact: true })).toBeVisible();
  await text.press("Backspace");
  // What is as it was needs no saving.
  await expect(form.getByRole("button", { name: "Saved", exact: true })).toBeVisible();

  await text.press("Enter");
  await text.pressSequentially("It helps <5% of {people}.");
  await field.getByRole("button", { name: /^Add …/ }).click();
  await text.pressSequentially("source");
  await text.press("Enter");
  await text.pressSequentially(" /fact price photo");
  await text.press("Enter");
  await save(form);
  expect(changes(file)).toEqual([
    '> It helps \\<5% of \\{people}. <Cite n="1" /> {{price.photoConsult}}',
    "> ",
  ]);
  await expect(site.getByText("It helps <5% of {people}.")).toBeVisible();
});

test("what is not changed keeps every byte", async () => {
  const { documentOf, markdownOf, writeBlock } = await import(
    join(root, "editor/page/markdown.js")
  );
  const { fieldsFrom, sourceOf } = await import(join(root, "editor/page/formats.js"));
  for (const folder of ["content", "tests/fixtures/dermatologist"]) {
    const texts = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
    for (const name of texts.filter((each) => each.endsWith(".mdx"))) {
      const source = readFileSync(join(root, folder, name), "utf8");
      const body = source.replace(/^---\n[\s\S]*?\n---\n/, "").trim();
      expect(markdownOf(documentOf(body))).toBe(body);
      // Also a block that is written anew is written as it was.
      expect(documentOf(body).children.map(writeBlock).join("\n\n")).toBe(body);
      if (!name.startsWith("services/")) continue;
      const sent = sourceOf(serviceParts)(fieldsFrom(source));
      expect(mergeText(serviceSchema, source, sent)).toBe(source);
    }
  }
});

test("a service that others name is not deleted; its list names one less", async ({ page }) => {
  const file = "content/services/anal-fissure.mdx";
  page.on("dialog", (dialog) => void dialog.accept());
  await openForm(page, "services/anal-fissure");
  const related = partOf(page, String.raw`Related services \(optional\)`);
  await related.getByRole("button", { name: "Remove entry" }).first().click();
  await save(page);
  expect(changes(file)).toEqual(["<   - anal-pain"]);
  await page.getByRole("button", { name: "Delete" }).click();
  const places = [
    "After a fissure injection › Service",
    "After fissure surgery › Service",
    "Gallery › Categories › Anal Fissure › Service to read about",
    "About › Text",
    "Español › Labels around it › Names of the pages that menus link to › Fisuras › Leads to",
    "Prices › Treatments, by service › Anal Fissure › Service",
    "Search words › Pages › /service/anal-fissure › Path",
    "Anal Pain › Related services › 1",
    "Rectal Bleeding › Related services › 2",
    "Rectal Bleeding › Recovery",
  ];
  await expect(page.locator(".refusal")).toHaveText(
    places.map(
      (each) => `Not deleted: take its name out here first, then delete it.${each} names it.`,
    ),
  );
  expect(existsSync(join(copy, file))).toBe(true);
});

test("a new doctor has a page, until deleted", async ({ page }) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto(`${address}/start.html`);
  await page.getByRole("link", { name: "Add a doctor" }).click();
  await page.getByLabel("Name").fill("Maria Reyes");
  await unfold(page);
  await page.getByLabel("Type").fill("Osteopathic Physician and Surgeon");
  await page.getByLabel("Number").fill("A 12345");
  await page.getByLabel("Board", { exact: true }).fill("Medical Board of California");
  await page.getByLabel("Board web address").fill("https://www.mbc.ca.gov");
  await page.getByLabel("Certifying board").fill("American Board of Surgery");
  await page.getByLabel("First sentences").fill("Dr. Reyes likes questions.");
  await page
    .getByLabel("Description in search results")
    .fill(
      "Education, board certification and interests of Dr. Maria Reyes, osteopathic physician.",
    );
  await page.getByLabel("Degree").last().fill("MD");
  // The list may open after a delay.
  await page.getByRole("option", { name: "MD", exact: true }).click();
  await pressSave(page);
  await expect(page.getByText(/osteopathic boards license DOs/)).toBeVisible();
  await expect(page.getByLabel("Type")).toBeFocused();
  await page.getByLabel("Type").fill("Physician and Surgeon");
  await save(page);
  // The words of the template are a sample, until somebody says otherwise.
  expect(textOf("content/doctors/maria-reyes.mdx")).toContain(
    "sample: true\nname: Maria Reyes\ndegree: MD\nlicense:\n",
  );
  const { site } = await openBeside(page, "Everything else", "Further doctors", "Maria Reyes");
  await expect(site.getByRole("heading", { level: 1 })).toContainText("Maria Reyes");
  const card = site.getByRole("listitem").filter({ hasText: "State license" });
  await expect(card).toContainText("Physician and Surgeon, California license no. A 12345");
  await expect(card).toContainText("Licensed and regulated by the Medical Board of California");
  await openForm(page, "doctors/maria-reyes");
  await page.getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => existsSync(join(copy, "content/doctors/maria-reyes.mdx"))).toBe(false);
  const home = async () => (await fetch(`${preview}/`)).text();
  await expect.poll(home).not.toContain("maria-reyes");
  // An address that somebody kept leads to the list, and opens no empty form.
  await page.goto("about:blank");
  await page.goto(`${address}/form.html#/collections/doctors/entries/maria-reyes`);
  await expect(page.getByText("This was deleted or renamed. Choose it in the list.")).toBeVisible();
  await expect(page.getByRole("link", { name: "New doctor" })).toBeVisible();
});

test("each record names a page that the preview has", async () => {
  const { places } = await settings();
  const paths = new Set(Object.values(places));
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

/** Sends a request of the form's backend and returns the response's status. */
const send = (action: string, body: object, headers: Record<string, string>) =>
  new Promise<number | undefined>((done) => {
    httpRequest(`${address}/${action}`, { method: "POST", headers })
      .on("response", (response) => done(response.resume().statusCode))
      .end(JSON.stringify(body));
  });

test("only the editor's own page gets responses, and only files of content/", async () => {
  const read = (headers: Record<string, string>, path = "content/prices.yaml") =>
    send("read", [path], headers);
  expect(await read({ Origin: address })).toBe(200);
  expect(await read({})).toBe(403);
  expect(await read({ Origin: "https://www.example.com" })).toBe(403);
  expect(await read({ Origin: address, Host: `practice.example:${new URL(address).port}` })).toBe(
    403,
  );
  for (const action of ["save", "delete", "publish", "take-back", "put-back"]) {
    expect((await fetch(`${address}/${action}`)).status, `GET /${action}`).toBe(404);
  }
  // Kept, compiled, as long as it is the same.
  for (const path of ["/start.html", "/decap/decap-cms.js"]) {
    expect((await fetch(address + path)).headers.get("cache-control")).toBe("no-cache");
  }
  expect(await read({ Origin: address }, "content/../package.json")).toBe(422);
  expect(await read({ Origin: address }, "package.json")).toBe(422);
  const entry = { path: "scripts/written.ts", raw: "x", assets: [] };
  expect((await ask("save", entry)).status).toBe(422);
  expect(existsSync(join(copy, entry.path))).toBe(false);
  expect((await ask("delete", ["content/../package.json"])).status).toBe(422);
  const taken = { path: "content/../package.json", before: btoa("a"), since: btoa("b") };
  expect(JSON.stringify(await ask("put-back", [taken]))).toContain("expected a file of content/");
  expect(existsSync(join(copy, "package.json"))).toBe(true);
});

test("a save without what the form has loaded overwrites nothing, and deletes no picture", async () => {
  const path = "content/gallery.yaml";
  const record = fieldsIn(textOf(path)) as { categories: { id: string; pairs: unknown[] }[] };
  const [category] = record.categories;
  category?.pairs.pop();
  const { status, body } = await ask("save", { path, raw: JSON.stringify(record), assets: [] });
  expect([status, body.error]).toEqual([422, expect.stringContaining("is there already")]);
  expect(changes(path)).toEqual([]);
  expect(existsSync(join(copy, `content/gallery-pictures/${category?.id}/03-before.png`))).toBe(
    true,
  );
});
