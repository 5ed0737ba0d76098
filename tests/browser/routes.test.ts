import { gallery, services } from "#content";
import { galleryPaths, publicPaths } from "../../app/routes.ts";
import { pageTitle } from "../../app/seo/page-metadata.ts";
import { builtPages } from "../support/pages.ts";
import { expect, hydrated, open, test } from "../support/test.ts";

const titles: Record<string, string> = {
  "/": "Care for your skin",
  "/about": "Meet the Provider",
  "/services": "Services",
  "/gallery-popup": "Before & After Gallery",
  "/testimonials": "Patient Testimonials",
  "/contact-us": "Contact Us",
  "/schedule": "Book Online",
  "/content/financing-options": "Financing Options",
  "/content/photo-consult": "Photo Consult",
  "/content/medical-disclaimer": "Medical Disclaimer",
  "/legal/terms": "Terms of Service",
  "/legal/privacy": "Privacy Policy",
  "/legal/notices": "Patient Notices",
  ...Object.fromEntries(services.map(({ path, title }) => [path, title])),
  ...Object.fromEntries(
    gallery.map(({ id, title }) => [`/gallery/${id}`, `${title} - Before & After`]),
  ),
};

for (const path of [...publicPaths, ...galleryPaths]) {
  test(`${path} loads, reloads and has its title`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    const title = titles[path];
    if (title) await expect(page).toHaveTitle(pageTitle(title));
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  });
}

test("the home page has the full title", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/ \| Dr\. Robin Sample, MD \| Austin Dermatologist$/);
});

test.describe("redirects", () => {
  for (const [from, status, to] of [
    ["/before-after", 302, "/gallery-popup"],
    ["/medical-disclaimer", 301, "/content/medical-disclaimer"],
    ["/about/", 308, "/about"],
    ["/service/acne/?a=b", 308, "/service/acne?a=b"],
    ["/about/index.html", 308, "/about"],
    ["/gallery/no-such-category", 302, "/gallery-popup"],
  ] as const) {
    test(`${from} answers ${status} to ${to}`, async ({ request, baseURL }) => {
      const answer = await request.get(`${baseURL}${from}`, { maxRedirects: 0 });
      expect(answer.status()).toBe(status);
      expect(answer.headers()["location"]).toBe(to);
    });
  }

  for (const [from, to] of [
    ["/before-after", "/gallery-popup"],
    ["/medical-disclaimer", "/content/medical-disclaimer"],
  ] as const) {
    test(`${from} redirects in the browser where the host cannot`, async ({ page }) => {
      const file = builtPages.find(({ path }) => path === from);
      await page.route(from, (route) =>
        route.fulfill({ contentType: "text/html", body: file?.html ?? "" }),
      );
      await page.goto(from);
      await expect(page).toHaveURL(to);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    });
  }
});

test.describe("unknown addresses", () => {
  // The browser logs the document's status.
  test.use({ expectedConsole: /the server responded with a status of 404/ });

  test("an unknown service shows its title and the specified sentence, with status 404", async ({
    page,
  }) => {
    const answer = await page.goto("/service/laser-care");
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Laser Care");
    await expect(
      page.getByText("Detailed content for this service will be added soon."),
    ).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });

  test("an unknown page shows the error page, with links and status 404", async ({ page }) => {
    const answer = await page.goto("/no/such/page");
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Unexpected Application Error!",
    );
    await expect(page.getByText("404 Not Found")).toBeVisible();
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Go to the home page" })).toBeVisible();
    await expect(main.getByRole("link", { name: "See all services" })).toBeVisible();
    await expect(main.getByRole("link", { name: /\(512\) 555-0100/ })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });
});

test("an unknown gallery category redirects in the browser too", async ({ page }) => {
  await page.goto("/gallery/no-such-category");
  await expect(page).toHaveURL("/gallery-popup");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Before & After Gallery");
});

test("/test shows the current path and is not indexed", async ({ page }) => {
  await open(page, "/test");
  await expect(page.getByRole("main")).toContainText("Current path: /test");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});
