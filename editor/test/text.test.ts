import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { textTags } from "../../content-schema/added-pages.ts";
import { serviceParts, serviceSchema } from "../../content-schema/service-schema.ts";
import { mergeText } from "../../scripts/content-edit/merge.ts";
import { expect, test } from "../../tests/support/test.ts";
import { changes, editContent, root } from "./copy.ts";
import { openForm, pressSave, save } from "./form.ts";

/* Writing in a text: its fold, its bar, its menu, and what is pasted from elsewhere. */
editContent();

const service = "content/services/anal-pain.mdx";
const part = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** Puts the cursor into a new paragraph at the end of a text. */
async function beginParagraph(text: Locator): Promise<void> {
  await text.click();
  await text.press("ControlOrMeta+End");
  await text.press("Enter");
}

/** Pastes as a browser does: a copy of another program has both forms. */
const paste = (page: Page, html: string) =>
  page.evaluate((data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", data);
    clipboardData.setData("text/plain", "plain");
    const event = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent("paste", event));
  }, html);

/** Goes to the end, and begins a line, by keys that wait until the page has time for them. */
async function pressWhileBusy(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const busy = "for (const end = Date.now() + 500; Date.now() < end; );";
  const keys = [
    { key: "End", windowsVirtualKeyCode: 35, modifiers: 2 },
    { key: "Enter", windowsVirtualKeyCode: 13, text: "\r" },
  ];
  await Promise.all([
    client.send("Runtime.evaluate", { expression: busy }),
    ...keys.map((key) => client.send("Input.dispatchKeyEvent", { type: "keyDown", ...key })),
  ]);
}

const bullet =
  "<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt \"Times New Roman\"'>&nbsp;&nbsp; </span></span></span><![endif]>";
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:st1="urn:schemas-microsoft-com:office:smarttags">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {color:red} --></style>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head>
<body lang=EN-US><!--StartFragment-->
<h1>After<a name="_Toc1"></a> you go</h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span style='color:red'>Rest</span></b> in
<st1:City w:st="on"><st1:place>Encino</st1:place></st1:City>. <a href="https://www.example.org/a rest (1">Read on</a>, <a href="javascript:alert(1)">not this</a>, <a href="#_ftn1">[1]</a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'>${bullet}Drink water<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'>${bullet.replace("·", "o")}Still water<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'>${bullet}Eat fiber<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'>${bullet.replace("·", "1.")}Call<o:p></o:p></p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>Mon<o:p></o:p></p></td><td><p class=MsoNormal>$5<o:p></o:p></p></td></tr></table>
<img width=10 src="file:///C:/Temp/clip_image001.png"><script>alert(1)</script>
<!--EndFragment--></body></html>`;

const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400;font-style:normal">Not bold, </span><span style="font-weight:700">bold</span></p><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">One</span></p></li></ul></b>`;

test("a paste from Word and from Google Docs keeps bold, lists and links", async ({ page }) => {
  await openForm(page, "services/anal-pain");
  const text = part(page, "Recovery");
  await beginParagraph(text);
  await paste(page, word);
  await expect(page.locator(".problem")).toContainText("The one that you pasted was left out.");
  await text.press("Enter");
  await text.press("Enter");
  await paste(page, docs);
  await text.press("Enter");
  await text.press("Enter");
  await text.pressSequentially("See [us](/about).");
  await save(page);
  expect(changes(service).map((line) => line.replace(/^> ?/, ""))).toEqual([
    "After you go",
    "",
    "**Rest** in Encino. [Read on](https://www.example.org/a%20rest%20%281), not this, \\[1\\].",
    "",
    "- Drink water",
    "  - Still water",
    "- Eat fiber",
    "",
    "1. Call",
    "",
    "Mon, $5",
    "",
    "Not bold, **bold**",
    "",
    "- One",
    "",
    "See [us](/about).",
    "",
  ]);
});

test("a mistake in a text puts the cursor at its passage", async ({ page }) => {
  await openForm(page, "services/anal-pain");
  const text = part(page, "Recovery");
  await beginParagraph(text);
  await paste(page, '<p>Read <a href="/abot">about us</a> first.</p>');
  await text.press("ControlOrMeta+Home");
  await pressSave(page);
  await expect(page.locator(".problem p").first()).toHaveText("Recovery: found /abot");
  const words = () => page.evaluate(() => getSelection()?.anchorNode?.textContent);
  await expect.poll(words).toMatch(/^Read /);
  expect(changes(service)).toEqual([]);
});

test("each tag of a text has words, in its chip and in the menu", async () => {
  const { chipOf, entriesOf } = await import(join(root, "editor/page/chips.js"));
  const context = { facts: {}, pictures: [] };
  const none = { sources: [], glossary: [], treatments: [], blanks: [] };
  for (const name of Object.keys(textTags).filter((each) => each !== "Picture")) {
    expect(chipOf(`<${name} />`, context).text).not.toBe(`${name} `);
    const source = expect.objectContaining({ source: `<${name} />` });
    expect(entriesOf("page", { ...context, ...none })).toContainEqual(source);
  }
  // An entry that somebody has just added has no words yet.
  const begun = { sources: [{}], glossary: [{}, { term: "sitz bath" }], treatments: [{}] };
  const entries = entriesOf("service", { ...context, ...begun, blanks: [] });
  expect(entries.map(({ label }: { label: string }) => label)).toEqual(["1. ", "sitz bath: "]);
});

test("a part unfolds from its first line, with one bar and a menu by “/”", async ({ page }) => {
  await openForm(page, "services/anal-pain");
  const text = part(page, "Recovery");
  const fold = page.getByRole("button", { name: "Whole text: Recovery" });
  const height = async () => (await text.boundingBox())?.height ?? 0;
  const lineHeight = await height();
  expect(lineHeight).toBeLessThan(60);
  await text.click();
  await expect(fold).toHaveAttribute("aria-expanded", "true");
  expect(await height()).toBeGreaterThan(lineHeight * 2);
  await expect(page.getByRole("toolbar")).toHaveCount(1);

  await pressWhileBusy(page);
  // No menu within a word or an address.
  await text.pressSequentially("and/or https://");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await text.pressSequentially(" /");
  const options = page.getByRole("listbox", { name: "Facts and sources" }).getByRole("option");
  const all = await options.count();
  await text.pressSequentially("price vid");
  expect(await options.count()).toBeLessThan(all);
  await text.press("Escape");
  await expect(options).toHaveCount(0);
  await expect(text.locator("p").last()).toHaveText("and/or https:// /price vid");
  for (const _ of "/price vid") await text.press("Backspace");
  await text.pressSequentially("/source");
  await text.press("ArrowDown");
  const active = options.nth(1);
  await expect(active).toHaveAttribute("aria-selected", "true");
  const id = (await active.getAttribute("id")) ?? "";
  await expect(text).toHaveAttribute("aria-activedescendant", id);
  await expect(page.getByRole("status").filter({ hasText: /^\d+ found\./ })).toBeAttached();
  await text.press("Enter");
  await page.getByRole("button", { name: /^Add …/ }).click();
  await expect(options).toHaveCount(all);
  await text.press("Escape");
  await fold.click();
  expect(await height()).toBe(lineHeight);
  await save(page);
  expect(changes(service)).toEqual(['> and/or https:// <Cite n="2" />', "> "]);
});

test("unchanged text keeps every byte", async () => {
  const { parseMarkdown, toMarkdown, blockToMarkdown } = await import(
    join(root, "editor/page/markdown.js")
  );
  const { fieldsFrom, sourceOf } = await import(join(root, "editor/page/file-formats.js"));
  for (const folder of ["content", "tests/fixtures/dermatologist"]) {
    const texts = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
    for (const name of texts.filter((each) => each.endsWith(".mdx"))) {
      const source = readFileSync(join(root, folder, name), "utf8");
      const body = source.replace(/^---\n[\s\S]*?\n---\n/, "").trim();
      expect(toMarkdown(parseMarkdown(body))).toBe(body);
      // Also a block that is written anew is written as it was.
      expect(parseMarkdown(body).children.map(blockToMarkdown).join("\n\n")).toBe(body);
      if (!name.startsWith("services/")) continue;
      const sent = sourceOf(serviceParts)(fieldsFrom(source));
      expect(mergeText(serviceSchema, source, sent)).toBe(source);
    }
  }
});
