import { serviceRecords, services, serviceWords } from "#content";
import { expect, open, test } from "../support/test.ts";

const [{ path } = { path: "" }] = services;

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test("the table of contents marks only the current section", async ({ page }) => {
  await open(page, path);
  const contents = page.getByRole("navigation", { name: "On this page" });
  const current = contents.locator("[aria-current]");
  await expect(current).toHaveCount(0);
  await page.evaluate(() => document.getElementById("treatments")?.scrollIntoView());
  await expect(current).toHaveText(serviceWords.parts.treatments);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(current).toHaveCount(0);
});

test("a citation opens the sources and scrolls to its own", async ({ page }) => {
  await open(page, path);
  await expect(page.locator("#source-1")).toBeHidden();
  await page.getByRole("link", { name: "Source 1", exact: true }).first().click();
  await expect(page.locator("#source-1")).toBeInViewport();
});

test("citations are announced once, at the paragraph's end, and none starts a line", async ({
  page,
}) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    const alone = await page.locator(".service-prose :is(p, li) > .service-cite").evaluateAll(
      (links) =>
        links.filter((link) => {
          const range = document.createRange();
          const before = link.previousSibling;
          if (before?.nodeType !== Node.TEXT_NODE) return false;
          range.setStart(before, (before.textContent ?? "").length - 1);
          range.setEnd(before, (before.textContent ?? "").length);
          return range.getBoundingClientRect().bottom < link.getBoundingClientRect().top;
        }).length,
    );
    expect(alone).toBe(0);
  }
});

for (const { slug, path: service, title } of services) {
  test(`${title} shows exactly the figures of its content, each described in text`, async ({
    page,
  }) => {
    const { schematic, treatments, visit, recovery } = serviceRecords[slug]?.figures ?? {};
    await open(page, service);
    const figures = page.getByRole("figure");
    await expect(figures).toHaveCount([schematic, visit, recovery].filter(Boolean).length);
    await expect(page.locator(".ladder-answers")).toHaveCount(treatments?.length ?? 0);
    for (const figure of await figures.all()) {
      expect(await figure.getByRole("listitem").count()).toBeGreaterThan(1);
    }
  });
}
