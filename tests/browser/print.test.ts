import { spawnSync } from "node:child_process";
import { practice } from "#content/practice";
import { services } from "#content/services";
import { idle } from "../support/frames.ts";
import { richestPages } from "../support/page-kinds.ts";
import { holdRequests } from "../support/requests.ts";
import { expect, open, slowUnless, test } from "../support/test.ts";

const families = ["/", "/service/acne", "/content/photo-consult", "/contact-us", "/legal/privacy"];

for (const [index, path] of families.entries()) {
  test(
    `${path} prints black on white, expanded, with phone numbers and without controls`,
    slowUnless(index < 2),
    async ({ page }) => {
      await open(page, path);
      await page.emulateMedia({ media: "print" });
      for (const control of await page.getByRole("button").all())
        await expect(control).toBeHidden();
      await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
      for (const { street, phone } of practice.offices) {
        const office = page.getByRole("contentinfo").locator("address").filter({ hasText: street });
        await expect(office.locator(`a[href="tel:${phone}"]`)).toBeVisible();
      }
      const seen = await page.evaluate(
        () =>
          [...document.querySelectorAll("main *:not(svg, svg *)")]
            .filter((part) => part.checkVisibility() && part.textContent?.trim())
            .map((part) => getComputedStyle(part))
            .filter(
              ({ color, backgroundColor }) =>
                color !== "rgb(0, 0, 0)" || !/0\)$/.test(backgroundColor),
            ).length,
      );
      expect(seen, "parts that are not black on white").toBe(0);
      for (const details of await page.locator("main details").filter({ visible: true }).all()) {
        await expect(details.locator(":scope > :not(summary)").first()).toBeVisible();
      }
    },
  );
}

// Closed disclosures stay closed: their content is a pseudo-element, which this does not see.
test("a page printed before its styles arrive skips nothing below the fold", async ({ page }) => {
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

test("the box with urgent symptoms keeps its frame on paper", async ({ page }) => {
  await open(page, "/contact-us");
  await page.emulateMedia({ media: "print" });
  const box = page.getByRole("complementary", { name: "If it cannot wait" });
  await expect(box).toHaveCSS("border-top-width", "2px");
});

/** Counts the page objects of a PDF. */
const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

for (const [index, { slug }] of services.entries()) {
  test(
    `${slug} prints on four sheets at most, with its figures and the addresses of its sources`,
    slowUnless(index === 0),
    async ({ page }) => {
      await open(page, `/service/${slug}`);
      const margin = { top: "12mm", bottom: "12mm", left: "14mm", right: "14mm" };
      expect(pagesOf(await page.pdf({ format: "Letter", margin }))).toBeLessThanOrEqual(4);
      await page.emulateMedia({ media: "print" });
      for (const figure of await page.getByRole("figure").all()) {
        await expect(figure).toBeVisible();
        await expect(figure, "stays with its caption").toHaveCSS("break-inside", "avoid");
      }
      await expect(page.locator("#source-1 a")).toBeVisible();
      const address = await page
        .locator("#source-1 a")
        .evaluate((link) => getComputedStyle(link, "::after").content);
      expect(address).toContain("https://");
    },
  );
}

const letters = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]/gu, "");

/** The texts of the page's content that are seen on paper. */
function textsOnPaper(): string[] {
  const found: string[] = [];
  const main = document.querySelector("main") as HTMLElement;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode;
    const isSeen = parent?.checkVisibility({ visibilityProperty: true });
    if (isSeen && !parent?.closest(".visually-hidden, svg")) found.push(textContent ?? "");
  }
  return found;
}

for (const path of richestPages.filter((each) => !each.startsWith("/gallery"))) {
  test(`every sentence of ${path} is printed`, { tag: "@all" }, async ({ page }) => {
    await open(page, path);
    await idle(page);
    await page.emulateMedia({ media: "print" });
    const sentences = (await page.evaluate(textsOnPaper)).flatMap((text) => text.split(/[.!?:]\s/));
    expect(sentences.length).toBeGreaterThan(5);
    for (const format of ["Letter", "A4"]) {
      const margin = { top: "0.4in", bottom: "0.4in", left: "0.4in", right: "0.4in" };
      const input = await page.pdf({ format, margin });
      const { stdout } = spawnSync("pdftotext", ["-raw", "-", "-"], { input, encoding: "utf8" });
      const printed = letters(stdout);
      const missing = sentences.filter((sentence) => !printed.includes(letters(sentence)));
      expect(missing, format).toEqual([]);
    }
  });
}
