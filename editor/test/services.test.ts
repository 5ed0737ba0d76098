import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "../../tests/support/test.ts";
import {
  addedLines,
  changes,
  copy,
  editContent,
  gitIn,
  isInCopy,
  origin,
  readCopy,
  startHistory,
  writeCopy,
} from "./copy.ts";
import {
  copyEntry,
  onSite,
  openBeside,
  openForm,
  openTask,
  partOf,
  pressSave,
  retype,
  save,
  savedButton,
} from "./form.ts";

/* Services: copied, written from nothing, moved, and deleted. */
editContent();

test("a ninth service begins as a copy of another", async ({ page }) => {
  const file = "content/services/anal-warts.mdx";
  await openForm(page, "services/perianal-dermatology");
  await copyEntry(page);
  await page.getByLabel("Name in the address").fill("anal-warts");
  await page.getByLabel("Title", { exact: true }).first().fill("Anal Warts");
  await page.getByLabel("Plain title").fill("Small growths that you can feel");
  await page.getByLabel("First heading").fill("What are anal warts?");
  await page.getByLabel("Order").fill("9");
  await pressSave(page);
  const problems = page.locator(".problem strong");
  await expect(problems).toHaveText([
    "Write title, organization, year and url of each.",
    "Write its medical name.",
  ]);
  // The problem has unfolded its field.
  await partOf(page, "Sources")
    .getByLabel("Web address")
    .first()
    .fill("https://www.example.com/warts");
  await page.getByLabel("Medical name").fill("Anal warts");
  await save(page);
  const text = readCopy(file);
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

/** What a new service gets in its fields, by their labels; others get any words. */
const texts: Readonly<Record<string, string>> = {
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
type List = readonly [added: string, count: number, ...fields: string[]];
/** Lists of a new service: what their button adds, how many, and the fields of each. */
const lists: Readonly<Record<string, List>> = {
  Visit: ["line", 1],
  Questions: ["question", 4],
  "Common questions": ["question", 3, "Question", "Answer"],
  Sources: ["source", 3, "Title", "Organization", "Web address"],
  "At a glance": ["line", 2, "Label", "Value"],
  // Its lines stand for signs.
  Signs: ["sign", 0],
  [String.raw`Call 911 \(optional\)`]: ["line", 1],
  [String.raw`Call us today \(optional\)`]: ["line", 1],
  Keywords: ["keyword", 2],
};

async function addEntries(page: Page, label: string, [added, count, ...fields]: List) {
  const list = partOf(page, label).last();
  for (let index = 0; index < count; index += 1) {
    await list.getByRole("button", { name: `Add ${added}`, exact: true }).click();
    const entry = list.locator("[data-entry]").last();
    await expect(entry.locator(":focus")).toBeInViewport();
    for (const field of fields.length > 0 ? fields : [/./]) {
      const input = page.locator("input, textarea, [role=textbox]");
      await list.getByLabel(field).and(input).last().click();
      const isAddress = field === "Web address";
      await page.keyboard.type(isAddress ? `www.example.com/${index}` : `Words ${index}`);
    }
  }
}

test("a new empty service: told all that it lacks, filled in, then shown", async ({ page }) => {
  await openTask(page, "Add a service");
  // Hints tell what is needed before one message does.
  await expect(page.getByText("At least 4 entries.")).toBeVisible();
  await expect(page.getByText("Needs: Author, Reviewer, Last reviewed,")).toBeVisible();
  await expect(
    page.getByText("A sign or line of an emergency, and one for help on the day. Needs: Visit."),
  ).toBeVisible();
  await pressSave(page);
  const refused = page.locator(".problem");
  await expect(refused.first()).toBeInViewport();
  const messages = await refused.allTextContents();
  expect(messages).toEqual(
    expect.arrayContaining([
      "Needed here: a text such as “Anal Fissure”.Title is empty.",
      "Needed here: the words of this part.Symptoms is empty.",
      "Needed here: a sign or a line of an emergency, and a sign or a line for help on the day.When to get help › Signs: found none",
      "Needed here: at least 1 entry.When to get help › Visit is empty.",
      "Needed here: at least 4 entries.Questions is empty.",
      "Needed here: a date such as 2027-01-31.Review › Last reviewed is empty.",
      "Needed here: lower-case words joined by hyphens.Name in the address is empty.",
    ]),
  );
  // Also those of folded groups.
  for (const each of await refused.all()) await expect(each).toBeVisible();
  const places = await refused.locator("> p").allTextContents();
  const names = places.map((each) => each.replace(/^.* › |: found none$| is empty\.$/g, ""));
  expect(names.length).toBe(new Set(names).size);

  for (const name of names) {
    if (Object.hasOwn(lists, name) || name.endsWith("reviewed") || name === "Next review") continue;
    await page.getByLabel(name, { exact: true }).first().click();
    const choice = choices[name];
    if (choice) await page.getByRole("option", { name: choice }).click();
    else await page.keyboard.type(texts[name] ?? "A sore bump, and a plan for it");
  }
  await page.getByLabel("Last reviewed").fill("2026-11-01");
  await page.getByLabel("Next review").fill("2027-11-01");
  for (const [label, list] of Object.entries(lists)) await addEntries(page, label, list);
  for (const name of ["Anal Pain", "Rectal Bleeding"]) {
    await partOf(page, String.raw`Related services \(optional\)`)
      .getByRole("button", { name: "Add service" })
      .click();
    await page.getByLabel("Service", { exact: true }).last().click();
    await page.getByRole("option", { name, exact: true }).click();
  }
  await pressSave(page);
  const inSource = (index: number) => [
    `Needed here: the year that the source names; or, if it names none, the day it was accessed on.Sources › Words ${index} › Year is empty.`,
    `Needed here: an https address such as https://www.example.com/page.Sources › Words ${index} › Web address: found www.example.com/${index}`,
  ];
  await expect(refused).toHaveText([0, 1, 2].flatMap(inSource));
  for (const index of [0, 1, 2]) {
    await retype(page.getByLabel("Web address").nth(index), `https://www.example.com/${index}`);
  }
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
  const text = readCopy(former);
  const links = ["Change the text of a service", "Hemorrhoid Treatment"];
  const { form, site } = await openBeside(page, ...links);
  const slug = form.getByLabel("Name in the address");
  await form.getByLabel("Plain title").fill("Swollen veins");
  await retype(slug, "anal-itching");
  await pressSave(form);
  await expect(form.locator(".problem")).toHaveText(
    "Needed here: an address that no other service has or had.Name in the address: found anal-itching",
  );
  expect(changes(former)).toEqual([]);
  await retype(slug, "hemorrhoids");
  await save(form);
  const opened = () => page.frame("form")?.url();
  await expect.poll(opened).toContain("#/collections/services/entries/hemorrhoids");
  await expect(savedButton(form)).toBeVisible();
  await expect(site.getByText("Swollen veins").first()).toBeVisible();
  expect(isInCopy(former)).toBe(false);
  expect(readCopy(moved)).toContain("---\nslug: hemorrhoids\n");
  expect(body(readCopy(moved))).toBe(body(text));
  // Prices, aftercare, other services, links and the search's words; not names of pictures.
  const named = /(?:^slug: |service: | {2}- |\/service\/|price\.)hemorrhoid-treatment$/m;
  const files = readdirSync(join(copy, "content"), { recursive: true, encoding: "utf8" });
  const naming = files.filter(
    (file) => /\.(?:yaml|mdx)$/.test(file) && named.test(readCopy(`content/${file}`)),
  );
  expect(naming).toEqual(["services/hemorrhoids.mdx"]);
  expect(readCopy(moved)).toContain("formerly:\n  - hemorrhoid-treatment\n");
  expect(changes("content/prices.yaml")).toEqual([
    "<   - service: hemorrhoid-treatment",
    ">   - service: hemorrhoids",
  ]);
  await onSite(page, "/service/hemorrhoid-treatment", async (shown) => {
    await expect(shown).toHaveURL(/\/service\/hemorrhoids$/);
  });
  // Back, it leaves no loop.
  await retype(slug, "hemorrhoid-treatment");
  await save(form);
  await expect.poll(opened).toContain("#/collections/services/entries/hemorrhoid-treatment");
  expect(isInCopy(moved)).toBe(false);
  expect(addedLines(former)).toEqual([
    "> plainTitle: Swollen veins",
    "> formerly:",
    ">   - hemorrhoids",
  ]);
  expect(changes("content/prices.yaml")).toEqual([]);
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
  const dialog = page.getByRole("dialog", { name: /^Not deleted: / });
  await expect(dialog.getByRole("link")).toHaveText(places);
  const opened = page.context().waitForEvent("page");
  await dialog.getByRole("link", { name: "About › Text" }).click();
  const about = await opened;
  await expect.poll(() => about.evaluate(() => String(getSelection()))).toBe("a small tear");
  // All open in one tab.
  await dialog.getByRole("link", { name: "Rectal Bleeding › Recovery" }).click();
  await expect.poll(() => about.url()).toContain("/services/entries/rectal-bleeding");
  expect(page.context().pages().length).toBe(2);
  await about.close();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  expect(isInCopy(file)).toBe(true);
});

/** Deletes the service that is open, and lets another one take over. */
async function retireFor(page: Page, successor: string): Promise<void> {
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByLabel("Service that takes over").selectOption({ label: successor });
  await page.getByRole("button", { name: "Retire it" }).click();
}

const prices = "content/prices.yaml";

test("a service is retired in one go for another, as one change, which is taken back whole", async ({
  page,
}) => {
  startHistory();
  page.on("dialog", (dialog) => void dialog.accept());
  await openForm(page, "services/anal-pain");
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Retire it" }).click();
  const choice = page.getByLabel("Service that takes over");
  expect(await choice.evaluate((select: HTMLSelectElement) => select.validity.valid)).toBe(false);
  await expect(choice.getByRole("option", { name: "Anal Pain" })).toHaveCount(0);
  await page.getByRole("button", { name: "Close" }).click();
  await retireFor(page, "Anal Fissure");
  await expect(page).toHaveURL(/\/services\/entries\/anal-fissure$/);
  await expect(page.locator("input:focus")).toHaveValue("anal-pain");
  const file = "content/services/anal-fissure.mdx";
  expect(isInCopy("content/services/anal-pain.mdx")).toBe(false);
  // It does not name itself, and no list names it twice.
  expect(changes(file)).toEqual(["<   - anal-pain", "> formerly:", ">   - anal-pain"]);
  expect(changes(prices)).toEqual(["<   - service: anal-pain", "<     price: null"]);
  expect(changes("content/pages/es.mdx")).toEqual([
    "<     - label: Dolor",
    "<       href: /service/anal-pain",
  ]);
  expect(readCopy("content/after/abscess.mdx")).toContain("service: anal-fissure");
  // The heading was on the retired page.
  expect(readCopy("content/gallery.yaml")).not.toContain("abscess-and-fistula");
  const words = readCopy("content/search-words.yaml");
  expect(words.match(/path: \/service\/anal-fissure$/gm)).toHaveLength(1);
  expect(words).toMatch(/- proctalgia\n[^:]+- abscess\n/);
  await onSite(page, "/service/anal-pain", async (shown) => {
    await expect(shown).toHaveURL(/\/service\/anal-fissure$/);
  });

  writeCopy(prices, readCopy(prices).replace("39.95", "44.95"));
  await page.goto(`${origin}/changes.html`);
  const places = page.getByRole("heading", { level: 2 });
  await expect(places).toHaveText(["Prices › Photo consult", "Anal pain"]);
  await page.getByRole("button", { name: "Take back Anal pain" }).click();
  await expect(places).toHaveText(["Prices › Photo consult"]);
  expect(gitIn(copy)("status", "--short", "content")).toBe(`M ${prices}`);
  expect(changes(prices)).toEqual(["< photoConsult: 39.95", "> photoConsult: 44.95"]);
  await page.getByRole("button", { name: "Put it back" }).click();
  await expect(places).toHaveCount(2);
  expect(readCopy(file)).toContain("formerly:\n  - anal-pain\n");
});

test("a service is not retired while both have a price of the same name", async ({ page }) => {
  page.on("dialog", (dialog) => void dialog.accept());
  const priced = (price: number) =>
    `price: ${price}\n    name: First exam\n    includes: the exam\n    excludes: a lab\n`;
  const former = readCopy(prices)
    .replace(/(?<=service: anal-pain\n {4})price: null\n/, priced(450))
    .replace(/(?<=service: anal-fissure\n {4})price: null\n/, priced(300));
  writeCopy(prices, former);
  await openForm(page, "services/anal-pain");
  await retireFor(page, "Anal Fissure");
  const refused = page.getByRole("dialog", { name: "Not retired: decide this first" });
  await expect(refused.locator(".problem strong")).toHaveText(
    "Needed here: each treatment of a service once.",
  );
  await expect(
    refused.getByRole("link", { name: "Prices › Treatments, by service" }),
  ).toBeVisible();
  expect(isInCopy("content/services/anal-pain.mdx")).toBe(true);
  expect([readCopy(prices), changes("content/search-words.yaml")]).toEqual([former, []]);
  // One of another name stays, with the service that takes over.
  writeCopy(prices, former.replace("name: First exam", "name: Abscess exam"));
  await page.getByLabel("Service that takes over").selectOption({ label: "Anal Fissure" });
  await page.getByRole("button", { name: "Retire it" }).click();
  await expect(page).toHaveURL(/\/services\/entries\/anal-fissure$/);
  expect(readCopy(prices)).toContain(
    "- service: anal-fissure\n    price: 450\n    name: Abscess exam",
  );
});
