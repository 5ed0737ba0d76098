import { expect, hydrated, open, test } from "../support/test.ts";

test.use({ expectedConsole: /Planned fault/ });

test("a failing island falls back to its server HTML, and others keep working", async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on("console", (message) => warnings.push(message.text()));
  await page.route(/\/assets\/more-button-.*\.js$/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export function MoreButton() { throw new Error("Planned fault"); }',
    }),
  );
  await open(page, "/testimonials");
  const card = page.locator("figure.testimonial", { has: page.getByRole("button") }).first();
  // The next line says that the text is a sample.
  const [name] = (await card.locator("figcaption").innerText()).split("\n");
  const failed = page.locator("figure.testimonial", { hasText: name });
  const quote = failed.locator("blockquote");
  const words = await quote.innerText();
  await card.getByRole("button", { name: /^More/ }).click();

  await expect(failed.getByRole("button"), "a control that would do nothing").toHaveCount(0);
  await expect(quote).toHaveText(words);
  expect(await quote.evaluate((it) => it.scrollHeight - it.clientHeight), "no word hidden").toBe(0);
  expect(warnings.join("\n")).toContain("more-button");

  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: "Book Online" }).click();
  await expect(page.getByRole("dialog", { name: "Book your appointment" })).toBeVisible();
  await page.keyboard.press("Escape");
  await banner.getByRole("button", { name: "Services", exact: true }).hover();
  await banner.getByRole("link", { name: "Eczema" }).click();
  await expect(page).toHaveURL("/service/eczema");
  await hydrated(page);
});
