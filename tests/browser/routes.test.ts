import { builtPage } from "../support/pages.ts";
import { expect, hydrated, open, test } from "../support/test.ts";

test.describe("redirects", { tag: "@specification" }, () => {
  for (const [from, status, to] of [
    ["/before-after", 302, "/gallery-popup"],
    ["/medical-disclaimer", 301, "/content/medical-disclaimer"],
    ["/about/", 308, "/about"],
    ["/service/acne/?a=b", 308, "/service/acne?a=b"],
    ["/about/index.html", 308, "/about"],
    ["/gallery/no-such-category", 302, "/gallery-popup"],
  ] as const) {
    test(`${from} redirects with ${status} to ${to}`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 });
      expect([response.status(), response.headers()["location"]]).toEqual([status, to]);
    });
  }

  for (const from of ["/before-after", "/medical-disclaimer"]) {
    test(`${from} redirects in the browser where the host cannot`, async ({ page }) => {
      await page.route(from, (route) =>
        route.fulfill({ contentType: "text/html", body: builtPage(from) }),
      );
      await page.goto(from);
      await expect(page).toHaveURL(/gallery-popup|content\/medical-disclaimer/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    });
  }
});

test.describe("unknown addresses", { tag: "@specification" }, () => {
  // The browser logs the document's status.
  test.use({ expectedConsole: /the server responded with a status of 404/ });

  for (const [path, heading, text] of [
    ["/service/laser-care", "Laser Care", "Detailed content for this service will be added soon."],
    ["/no/such/page", "Unexpected Application Error!", "404 Not Found"],
  ] as const) {
    test(`${path} shows “${heading}”, with ways on and status 404`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      const main = page.getByRole("main");
      if (path.startsWith("/service")) return;
      await expect(main.getByRole("link", { name: "Go to the home page" })).toBeVisible();
      await expect(main.getByRole("link", { name: "See all services" })).toBeVisible();
      await expect(main.getByRole("link", { name: /\(512\) 555-0100/ })).toBeVisible();
    });
  }

  test("a service without a page has the name in its address, on any host", async ({ page }) => {
    await page.route("**/service/**", (route) =>
      route.fulfill({ contentType: "text/html", body: builtPage("/service/404") }),
    );
    for (const [slug, name] of [
      ["laser-care", "Laser Care"],
      ["ANAL-PAIN", "ANAL PAIN"],
      ["caf%C3%A9", "Café"],
      ["100%", "100%"],
      ["laser-care/more", "Laser Care"],
      ["404", "Service"],
      ["", "Service"],
    ] as const) {
      await page.goto(`/service/${slug}`, { waitUntil: "domcontentloaded" });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await expect(page.locator(".breadcrumb [aria-current]")).toHaveText(name);
      await expect(page).toHaveTitle(new RegExp(`^${name} \\| .+`));
    }
  });

  test("/test shows the current path", async ({ page }) => {
    await open(page, "/test");
    await expect(page.getByRole("main")).toContainText("Current path: /test");
  });
});
