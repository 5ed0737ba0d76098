import { expect, open, test } from "../support/test.ts";

const fissure = /\/assets\/anal-fissure-[\w-]+\.js$/;

test.describe("where data is to be saved", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    }),
  );

  test("a page's files are fetched at the first sign that its link is wanted", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await open(page, "/services");
    const link = page.locator('main a[href="/service/anal-fissure"]').first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1500);
    expect(asked.filter((url) => fissure.test(url))).toEqual([]);
    await link.hover();
    await expect.poll(() => asked.filter((url) => fissure.test(url)).length).toBe(1);
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anal Fissure");
    expect(asked.filter((url) => fissure.test(url))).toHaveLength(1);
  });
});

test("on a good connection the pages of links in view are fetched, and no pictures", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, "/");
  await expect.poll(() => asked.some((url) => fissure.test(url)), { timeout: 15_000 }).toBe(true);
  expect(asked.filter((url) => url.includes("/gallery-media/"))).toEqual([]);
});
