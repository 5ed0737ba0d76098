import { controls, credentials, financing, practice, providerPath, providerWords } from "#content";
import { paths } from "../../app/paths.ts";
import { expect, open, test } from "../support/test.ts";

for (const path of [paths.terms, paths.privacy, paths.medicalDisclaimer]) {
  test(`${path} begins with its own text, under one title, with a button to print`, async ({
    page,
  }) => {
    await open(page, path);
    const main = page.getByRole("main");
    const title = await main.getByRole("heading", { level: 1 }).innerText();
    const headings = await main.getByRole("heading", { level: 2 }).allInnerTexts();
    expect(headings.map((each) => each.toLowerCase())).not.toContain(title.toLowerCase());
    const own = await main.locator(".legal-part").first().getByRole("heading").allInnerTexts();
    expect(headings.slice(0, own.length)).toEqual(own);
    await expect(page.locator(".page-hero").getByRole("button")).toHaveText(controls.print);
    for (const link of await main.getByRole("navigation").getByRole("link").all()) {
      if (await link.isVisible()) {
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(43.5);
      }
    }
  });
}

test("financing opens with equal price cards, then asks how you pay", async ({ page }) => {
  await open(page, paths.financing);
  const main = page.getByRole("main");
  const cards = main.locator(".price-card");
  const visits = [practice.photoConsult, practice.telehealth, true].filter(Boolean);
  await expect(cards).toHaveCount(visits.length);
  const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
  expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(1);
  expect(new Set(boxes.map((box) => Math.round(box?.height ?? 0))).size).toBe(1);
  const [first, second] = await main.getByRole("heading", { level: 2 }).allInnerTexts();
  expect([first, second]).toEqual([financing.offers.heading, financing.pay.heading]);
});

test("the provider page has a portrait, a license look-up, and a film once there is one", async ({
  page,
}) => {
  await open(page, providerPath);
  const main = page.getByRole("main");
  const { boardUrl, lookupUrl = boardUrl, number } = practice.provider.licence;
  await expect(main).toContainText(number);
  await expect(main).toContainText(practice.provider.certification.board);
  await expect(main.locator(".portrait :is(img, svg)").first()).toBeVisible();
  await expect(main.getByRole("link", { name: providerWords.licence.lookUp })).toHaveAttribute(
    "href",
    lookupUrl,
  );
  await expect(main.getByRole("link", { name: providerWords.film })).toHaveCount(
    credentials.film ? 1 : 0,
  );
});

test("pages about the practice end with booking", async ({ page }) => {
  for (const path of [paths.about, providerPath, paths.financing, paths.beforeVisit]) {
    await open(page, path);
    const last = page.getByRole("main").locator("section").last();
    await expect(last.getByRole("button", { name: "Book Online" }), path).toBeVisible();
  }
});
