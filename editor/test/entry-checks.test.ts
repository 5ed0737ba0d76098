import { expect, test } from "../../tests/support/test.ts";
import { addedFragmentProblems } from "../entry-checks.ts";
import {
  addedLines,
  changes,
  editContent,
  pageText,
  post,
  postSave,
  readCopy,
  writeCopy,
} from "./copy.ts";
import { copyEntry, openForm, pressSave, save } from "./form.ts";

/* What the form refuses before the content check, and what that check reports. */
editContent();

const prices = "content/prices.yaml";

test("a day that is over, or far away, is not added, and one that was there may stay", async () => {
  const file = "content/hours.yaml";
  const loaded = readCopy(file);
  const withDay = (day: string) =>
    loaded.replace("holidays: []", `holidays:\n  - { date: "${day}", hours: null, reason: Rest }`);
  for (const [day, expected] of [
    ["2020-12-25", "a day of the next two years"],
    ["2062-12-25", "a day of the next two years"],
    ["2027-02-30", "a date such as 2027-01-31"],
  ]) {
    const { status, body } = await postSave(file, withDay(`${day}`), loaded);
    const [{ path, expected: reported }] = body.problems;
    expect([status, path, reported]).toEqual([422, ["holidays", 0, "date"], expected]);
  }
  expect(changes(file)).toEqual([]);
  const old = withDay("2020-12-25");
  writeCopy(file, old);
  expect((await postSave(file, old.replace("17:00", "16:00"), old)).status).toBe(200);
  const next = new Date().getFullYear() + 1;
  const days = withDay(`${next}-01-04", until: "${next}-01-05`);
  writeCopy(file, days);
  const { body } = await postSave(file, days.replace(`${next}-01-05`, "2062-01-05"), days);
  expect(body.problems).toMatchObject([{ path: ["holidays", 0, "until"], found: "2062-01-05" }]);
});

test("a title without letters of an address is refused, not saved in a hidden file", async () => {
  const path = "content/pages/.mdx";
  const { status, body } = await postSave(path, pageText("/a", "診療所"));
  expect([status, body.error]).toEqual([422, expect.stringContaining("letters of A to Z")]);
});

test("a source keeps its number, which texts name", async () => {
  const file = "content/services/anal-fissure.mdx";
  const loaded = readCopy(file);
  const [, list = ""] = /\nsources:\n((?: .*\n)+)/.exec(loaded) ?? [];
  const [first = "", second = "", ...others] = list.split(/(?<=\n)(?= {2}- )/);
  const saveWith = (...entries: string[]) =>
    postSave(file, loaded.replace(list, entries.join("")), loaded);
  const [moved, removed] = [
    [second, first, ...others],
    [second, ...others],
  ];
  for (const [index, entries] of [moved, removed].entries()) {
    const { status, body } = await saveWith(...entries);
    expect([status, body.problems[0].path]).toEqual([422, ["sources", index]]);
  }
  expect(changes(file)).toEqual([]);
  const last = second.replace(/url: .*/, "url: https://www.example.com/new");
  expect((await saveWith(first, second, ...others, last)).status).toBe(200);
});

test("a link to a heading that comes with it is saved, and any link without a preview", async () => {
  const path = "content/pages/about.mdx";
  const loaded = readCopy(path);
  const raw = `${loaded}\n## Cafés y bicis\n\nSee [there](/about#cafés-y-bicis).\n`;
  const entry = { path, raw, loaded, assets: [] };
  expect(await addedFragmentProblems(entry, raw, "http://localhost:9999")).toEqual([]);
  expect(await postSave(path, raw, loaded)).toMatchObject({ status: 200 });
});

test("an offer that is left empty names every text of it at once, each with its field", async () => {
  const text = readCopy(prices);
  const raw = text.replace(/^telehealth: .*/m, "telehealth: null");
  const { status, body } = await postSave(prices, raw, text);
  expect(status).toBe(422);
  const addresses = body.problems.map(({ address }: { address: string }) => address);
  expect(addresses).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/\?field=[\w.]*lead#\/collections\/words\/entries\/booking$/),
      "/form.html?field=text-recovery#/collections/services/entries/anal-fissure",
      "/form.html?field=body#/collections/page-texts/entries/about",
    ]),
  );
  expect(changes(prices)).toEqual([]);
});

test("links to the site's own address are saved as paths", async () => {
  const own = "https://www.example.com";
  const page = "content/pages/about.mdx";
  const loaded = readCopy(page);
  const links = `[There](${own}/contact-us#main), [home](${own}), [else](${own}.org/a)`;
  const entry = { path: page, raw: `${loaded}\n${links}\n`, loaded, assets: [] };
  // The form loads it anew.
  expect(await post("save", entry)).toMatchObject({ status: 200, body: { isMerged: true } });
  expect(addedLines(page)).toContain(
    "> [There](/contact-us#main), [home](/), [else](https://www.example.com.org/a)",
  );
  const menu = "content/navigation.yaml";
  const text = readCopy(menu);
  const raw = text.replace("href: /testimonials", `href: ${own}/about`);
  expect((await post("save", { path: menu, raw, loaded: text, assets: [] })).status).toBe(200);
  expect(addedLines(menu)).toEqual([">     href: /about"]);
});

test("a copy has neither review, days, former names nor place of what was copied", async () => {
  const service = readCopy("content/services/anal-itching.mdx")
    .replace("slug: anal-itching", "slug: anal-itching\nformerly: [itching]")
    .replace(/(reviewer:\n +)sample: true/, "$1sample: false")
    .replace(/<Part is="overview">\n/, "$&\nIt costs {{price.anal-itching}}.\n");
  writeCopy("content/services/anal-itching.mdx", service);
  const raw = service
    .replace("slug: anal-itching", "slug: burning")
    .replace("title: Anal Itching", "title: Burning")
    .replace("What is anal itching?", "What is burning?")
    .replace("symptom: Itching", "symptom: Burning")
    .replace("name: Pruritus ani", "name: Burning")
    .replace(/url: .*/, "url: https://www.example.com/burning");
  const saveCopy = (path: string, text: string, copied: string) =>
    post("save", { path, raw: text, copied, assets: [] });
  const path = "content/services/burning.mdx";
  expect(await saveCopy(path, raw, service)).toMatchObject({ body: { isMerged: true } });
  const saved = readCopy(path);
  expect(saved).toMatch(/reviewer:\n +sample: true\n[\s\S]+\norder: 9\n/);
  expect(saved).toContain("{{price.burning}}");
  expect(saved).not.toContain("formerly");

  const sheet = readCopy("content/after/banding.mdx").replace(
    "reviewedBy: null",
    'reviewedBy: { name: "Dr. Jane Example, DO", date: "2026-11-28" }',
  );
  const freezing = sheet.replace("title: After banding", "title: After freezing");
  await saveCopy("content/after/after-freezing.mdx", freezing, sheet);
  const today = new Date().toLocaleDateString("sv");
  const savedSheet = readCopy("content/after/after-freezing.mdx");
  expect(savedSheet).toContain("reviewedBy: null\n");
  expect(savedSheet).toContain(`updated: "${today}"\n`);

  const doctor = readCopy("content/templates/doctor.mdx").replace("sample: true", "sample: false");
  const other = "content/doctors/maria-reyes.mdx";
  const { body } = await saveCopy(other, doctor, doctor);
  const paths = body.problems.map((each: { path: string[] }) => each.path.join("."));
  expect(paths).toEqual(["name", "license.number"]);
  const reyes = doctor.replace("Jane Sample", "Maria Reyes").replace("20A 00000", "20A 11111");
  await saveCopy(other, reyes, doctor);
  expect(readCopy(other)).toContain("sample: true\nname: Maria Reyes\n");

  const news = pageText("/flu", "Flu").replace("updated:", 'date: "2026-11-22"\nupdated:');
  const bikes = news.replace("/flu", "/bikes").replace("title: Flu", "title: Bikes");
  await saveCopy("content/pages/bikes.mdx", bikes, news);
  expect(readCopy("content/pages/bikes.mdx")).toContain(`updated: "${today}"\ndate: "${today}"\n`);
});

test("an aftercare sheet begins as a copy, whose title is asked for", async ({ page }) => {
  await openForm(page, "after/banding");
  await copyEntry(page);
  await pressSave(page);
  await expect(page.locator(".problem")).toHaveText(
    "Needed here: a title of its own.Title: found After banding",
  );
  await page.getByLabel("Title", { exact: true }).first().fill("After freezing");
  await page.getByLabel("First sentences").fill("It stings for a day.");
  await save(page);
  await expect(page).toHaveURL(/\/after\/entries\/after-freezing$/);
  // The form shows what has been cleared.
  await expect(page.getByLabel("Last change")).not.toHaveValue("2026-11-26");
});
