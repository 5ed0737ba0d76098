import { gallery } from "#content";
import { expect, hydrated, open, test } from "../../support/test.ts";

/* Section 2 of the specification, “Screens and routes”, and section 8, “Error catalogue”. */
const heading = { level: 1 } as const;

test("/ with the hash #gallery shows the gallery index instead", async ({ page }) => {
  await page.goto("/#gallery");
  await expect(page.getByRole("heading", heading)).toHaveText("Before & After Gallery");
});

for (const [from, status, to] of [
  ["/before-after", 302, "/gallery-popup"],
  ["/medical-disclaimer", 301, "/content/medical-disclaimer"],
  ["/gallery/no-such-category", 302, "/gallery-popup"],
] as const) {
  test(`${from} redirects the browser to ${to}`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()["location"]]).toEqual([status, to]);
  });
}

test("/test: debug page showing the current path", async ({ page }) => {
  await page.goto("/test");
  await expect(page.getByRole("main")).toContainText("/test");
});

test.describe("Error catalogue", () => {
  // The browser logs the document's status.
  test.use({ expectedConsole: /the server responded with a status of 404/ });

  test("unknown service slug: the slug as a title, with the specified sentence", async ({
    page,
  }) => {
    await page.goto("/service/laser-care");
    await expect(page.getByRole("heading", heading)).toHaveText("Laser Care");
    await expect(
      page.getByText("Detailed content for this service will be added soon."),
    ).toBeVisible();
  });

  test("unknown route: 'Unexpected Application Error!' with the status", async ({ page }) => {
    await page.goto("/no/such/page");
    await expect(page.getByRole("heading", heading)).toHaveText("Unexpected Application Error!");
    await expect(page.getByRole("main")).toContainText("404");
  });
});

test("On every path change the window scrolls to the top", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => scrollTo(0, 2000));
  await page.getByRole("contentinfo").locator('a[href="/testimonials"]').first().click();
  await expect(page).toHaveURL("/testimonials");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("Gallery index: on the first visit in a session, one full reload after 100 ms", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { setTimeout: original } = window;
    window.setTimeout = ((run: () => void, ms?: number, ...rest: unknown[]) => {
      if (ms === 100) sessionStorage.setItem("waited", "100");
      return original(run, ms, ...rest);
    }) as typeof window.setTimeout;
  });
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await page.goto("/gallery-popup");
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(loads).toBe(2);
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toMatchObject({
    forced_gallery: "true",
    waited: "100",
  });
  await page.reload();
  await hydrated(page);
  expect(loads).toBe(3);
});

test("Gallery index: after acceptance each card links to /gallery/{id}", async ({ page }) => {
  await page.goto("/gallery-popup");
  await page.getByRole("button", { name: "CONTINUE TO GALLERY" }).click();
  for (const { id } of gallery) {
    await expect(page.getByRole("main").locator(`a[href="/gallery/${id}"]`).first()).toBeVisible();
  }
});
