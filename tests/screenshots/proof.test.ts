import type { Locator, Page } from "@playwright/test";
import { addStyleSheet } from "../support/layout.ts";
import { expect, open, test } from "../support/test.ts";
import { differences, type Shape, shapeOf } from "./compare.ts";
import { readLayout, settle } from "./expect-layout.ts";
import { freezePage, widths } from "./freeze-page.ts";

/* The comparison must fail on visible changes and pass on others: these tests change a page in
   the browser and read the report. */

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.describe.configure({ timeout: 120_000 });

let reference: Shape;
let main: Locator;

async function begin(page: Page, path: string, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await freezePage(page);
  await open(page, path);
  await settle(page, true);
  main = page.locator("main");
  reference = shapeOf(await readLayout(main));
}

const found = async () => differences(reference, await readLayout(main));

const restyle = (element: Locator, property: string, value: string) =>
  element.evaluate(
    (it: HTMLElement, [name = "", text = ""]) => it.style.setProperty(name, text, "important"),
    [property, value],
  );

for (const width of widths) {
  test(`reports each heading that moves by 12 px at ${width} px`, async ({ page }) => {
    await begin(page, "/", width);
    const headings = await main.locator(":is(h1, h2, h3):visible").all();
    expect(headings.length).toBeGreaterThan(12);
    for (const heading of headings) {
      const tag = await heading.evaluate(({ localName }) => localName);
      for (const move of ["0 12px", "-12px 0"]) {
        await restyle(heading, "translate", move);
        expect((await found()).join("\n"), `${tag} moved by ${move}`).toContain(`> ${tag}`);
      }
      await restyle(heading, "translate", "1px 2px");
      expect(await found(), `${tag} moved by less than the tolerance`).toEqual([]);
    }
  });
}

test("reports a larger margin once, for the part that moves", async ({ page }) => {
  await begin(page, "/about");
  await restyle(main.locator("h1"), "margin-top", "99px");
  expect(await found()).toEqual([
    expect.stringMatching(/> h1: expected x\d+ y\d+, found x\d+ y99$/),
  ]);
});

test("reports a changed color with both token names", async ({ page }) => {
  await begin(page, "/about");
  const changes: [css: string, report: RegExp][] = [
    ["h1 { color: #14302f }", /> h1: expected display.*, found #14302f, display/],
    [".button-primary { background: #b4472b }", /expected .*on coral,.* found .*on #b4472b/],
    [".button-primary { color: var(--none, #fffffe) }", /expected card,.* found #fffffe/],
    [".page-hero { border-color: #ded5c5 }", /expected .*edge line.* found .*edge #ded5c5/],
    [".page-hero { background: #fdf3e2 }", /expected over sky-high sky-low.* found on sky-high/],
    ["h1 { font-family: serif }", /> h1: expected display.* found serif/],
    ["h1 { font-weight: 600 }", /> h1: expected .*480.* found .*600/],
  ];
  for (const [css, report] of changes) {
    await addStyleSheet(page, css);
    expect((await found()).join("\n"), css).toMatch(report);
  }
  await addStyleSheet(page, "");
  expect(await found()).toEqual([]);
});

test("reports each figure that is missing or empty", async ({ page }) => {
  await begin(page, "/");
  const figures = await main.locator(":is(svg, img):visible:not(.office-map *)").all();
  expect(figures.length).toBeGreaterThan(12);
  for (const figure of figures) {
    const tag = await figure.evaluate(({ localName }) => localName);
    await restyle(figure, "opacity", "0");
    expect((await found()).join("\n"), `a ${tag} hidden`).toMatch(new RegExp(`${tag}.*: expected`));
    await restyle(figure, "opacity", "1");
  }
  await main
    .locator("svg")
    .first()
    .evaluate((svg) => svg.replaceChildren());
  expect((await found()).join("\n")).toMatch(/svg.*found EMPTY/);
});

test("reports missing and added parts", async ({ page }) => {
  await begin(page, "/");
  await main
    .locator("section")
    .last()
    .evaluate((section) => section.remove());
  expect((await found()).join("\n")).toMatch(/> section.*: expected .*found none/);
  await main.evaluate((it) => it.append(document.createElement("hr")));
  expect((await found()).join("\n")).toMatch(/main > hr: expected none, found 1/);
});

test("ignores prices, phone numbers, names and text length", async ({ page }) => {
  for (const width of widths) {
    await begin(page, "/", width);
    const changed = await main.evaluate((main) => {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      let count = 0;
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const before = text.data;
        const isParagraph = text.parentElement?.matches("main p");
        text.data = before.replace(/\d/g, "8").replace(/\$\d/, "$18").replaceAll("e", "em");
        if (isParagraph && before.length > 60) text.data += ` ${before}`;
        if (text.data !== before) count += 1;
      }
      return count;
    });
    expect(changed).toBeGreaterThan(50);
    expect(await found(), `${width} px`).toEqual([]);
  }
});
