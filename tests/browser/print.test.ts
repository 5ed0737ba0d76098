import { spawnSync } from "node:child_process";
import { aftercare } from "#content/aftercare";
import { practice } from "#content/practice";
import { services } from "#content/services";
import { paths } from "../../app/paths.ts";
import { formatPhone } from "../../content-schema/format/phone.ts";
import { boxOf, setRootClasses } from "../support/layout.ts";
import { headerButton } from "../support/parts.ts";
import { holdRequests } from "../support/requests.ts";
import { richestPages } from "../support/templates.ts";
import { expect, open, quickIf, test, waitForScripts } from "../support/test.ts";
import { waitForIdle } from "../support/wait.ts";

for (const path of "/ /service/acne /content/photo-consult /contact-us /legal/privacy".split(" ")) {
  const isQuick = path === "/service/acne";
  test(`${path} prints black on white, unfolded${quickIf(isQuick)}`, async ({ page }) => {
    await open(page, path);
    await page.emulateMedia({ media: "print" });
    const box = page.getByRole("complementary", { name: "If it cannot wait" });
    if (path === "/contact-us") await expect(box).toHaveCSS("border-top-width", "2px");
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    for (const { street, phone } of practice.offices) {
      // In the office's card, or in the footer.
      const office = page.locator("address, .office-card").filter({ hasText: street });
      const link = office.locator(`a[href="tel:${phone}"]`).filter({ visible: true });
      await expect(link).not.toHaveCount(0);
    }
    const colored = await page.evaluate(
      () =>
        [...document.querySelectorAll("main *:not(svg, svg *)")]
          .filter((part) => part.checkVisibility() && part.textContent?.trim())
          .map((part) => getComputedStyle(part))
          .filter(
            ({ color, backgroundColor }) =>
              color !== "rgb(0, 0, 0)" || !/^rgba.* 0\)$/.test(backgroundColor),
          ).length,
    );
    expect(colored, "parts that are not black on white").toBe(0);
    for (const details of await page.locator("main details").filter({ visible: true }).all()) {
      await expect(details.locator(":scope > :not(summary)").first()).toBeVisible();
    }
  });
}

test("an open dialog covers nothing on paper", async ({ page }) => {
  await open(page, "/contact-us");
  for (const name of ["Book Online", "Search", "Accessibility"]) {
    await headerButton(page, name).first().click();
    const dialog = page.getByRole("dialog").filter({ visible: true });
    await expect(dialog).toHaveCount(1);
    await page.emulateMedia({ media: "print" });
    await expect(dialog, name).toHaveCount(0);
    await page.emulateMedia({ media: "screen" });
    await expect(dialog, name).toHaveCount(1);
    await page.keyboard.press("Escape");
  }
});

// Closed disclosures stay closed: their content is a pseudo-element, which this does not see.
test("printed before its styles arrive, a page skips nothing @all", async ({ page }) => {
  await holdRequests(page, /\/style[^/]*\.css$/);
  await page.goto("/service/acne", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-styles", /./);
  await expect(page.locator("footer")).toBeAttached();
  await page.emulateMedia({ media: "print" });
  const hidden = await page
    .locator("body *")
    .evaluateAll((all) =>
      all.map((each) => getComputedStyle(each).contentVisibility).filter((is) => is !== "visible"),
    );
  expect(hidden).toEqual([]);
});

const letters = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]/gu, "");

/** Counts the page objects of a PDF. */
const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

const margin = { top: "10mm", bottom: "10mm", left: "10mm", right: "10mm" };
const textOf = (input: Buffer, ...options: string[]) =>
  spawnSync("pdftotext", ["-raw", ...options, "-", "-"], { input, encoding: "utf8" }).stdout;

const sheets = [
  ...services.map(({ path }) => ({ path, maxSheets: 3 })),
  { path: paths.beforeVisit, maxSheets: 3 },
  { path: paths.photoConsult, maxSheets: 2 },
  { path: paths.home, maxSheets: 2 },
  { path: paths.contact, maxSheets: 2 },
  { path: paths.financing, maxSheets: 2 },
  { path: paths.about, maxSheets: 1 },
  ...aftercare.map(({ path }) => ({ path, maxSheets: 2 })),
];

for (const [index, { path, maxSheets }] of sheets.entries()) {
  test(`${path} prints on ${maxSheets} sheets at most${quickIf(index === 0)}`, async ({ page }) => {
    const count = async () => pagesOf(await page.pdf({ format: "Letter", margin }));
    await page.goto(path);
    expect(await count(), "at `load`, when headless browsers print").toBeLessThanOrEqual(maxSheets);
    await waitForScripts(page);
    expect(await count()).toBeLessThanOrEqual(maxSheets);
    await setRootClasses(page, ["large-text", "readable-font", "dyslexia-font"]);
    expect(await count(), "with display settings").toBeLessThanOrEqual(maxSheets + 1);
  });
}

/** What a service leaves to the screen: controls, sources, links and common questions. */
const leftOut = `button, .button:not([href^="tel:"]), [hidden], .sources, .service-cite, .service-note,
  .service-care-sources, .service-more, .service-faq, .comparison-details > :has(.service-cite)`;

/** Returns an element's sentences: those that are seen or, where a part is left out, all others. */
function sentencesOf(root: Element, leftOut?: string): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text; text; text = texts.nextNode() as Text) {
    const parent = text.parentElement as Element;
    const isSeen = parent.checkVisibility({ visibilityProperty: true });
    const isPrinted = leftOut ? !parent.closest(leftOut) : isSeen;
    if (isPrinted && !parent.closest(".visually-hidden, svg"))
      found.push(...text.data.split(/[.!?:]\s/));
  }
  return found;
}

for (const { path } of services) {
  test(`the first sheet of ${path} has what is urgent, and phones @all`, async ({ page }) => {
    await open(page, path);
    const first = letters(textOf(await page.pdf({ format: "Letter", margin }), "-l", "1"));
    for (const part of await page.locator(".care, .questions").all())
      for (const sentence of await part.evaluate(sentencesOf, leftOut))
        expect(first).toContain(letters(sentence));
    for (const { phone } of practice.offices) expect(first).toContain(letters(formatPhone(phone)));
    await page.emulateMedia({ media: "print" });
    for (const figure of await page.getByRole("figure").all()) {
      await expect(figure).toBeVisible();
      await expect(figure, "stays with its caption").toHaveCSS("break-inside", "avoid");
    }
    for (const drawing of await page.locator(".schematic-key").all()) {
      const { width } = await boxOf(drawing);
      expect(width, "wide enough to read its letters").toBeGreaterThan(120);
    }
  });
}

for (const path of richestPages.filter((each) => !each.startsWith("/gallery"))) {
  test(`every sentence of ${path} is printed @all`, async ({ page }) => {
    await open(page, path);
    await waitForIdle(page);
    await page.emulateMedia({ media: "print" });
    const sentences = await page.locator("main").evaluate(sentencesOf, undefined);
    for (const text of await page.locator(".service-text").all())
      sentences.push(...(await text.evaluate(sentencesOf, leftOut)));
    expect(sentences.length).toBeGreaterThan(5);
    for (const format of ["Letter", "A4"]) {
      const printed = letters(textOf(await page.pdf({ format, margin })));
      const missing = sentences.filter((sentence) => !printed.includes(letters(sentence)));
      expect(missing, format).toEqual([]);
    }
  });
}
