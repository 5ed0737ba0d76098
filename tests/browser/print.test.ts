import { practice } from "#content/practice";
import { services } from "#content/services";
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
