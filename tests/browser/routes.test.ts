import { practice, providerName } from "#content/practice";
import { builtPage } from "../support/built-pages.ts";
import { expect, open, type Page, quickIf, test, waitForScripts } from "../support/test.ts";
import { site } from "../support/test-sites.ts";

for (const [from, status, to] of [
  ["/before-after", 302, "/gallery-popup"],
  ["/before-after/?utm_source=x", 302, "/gallery-popup?utm_source=x"],
  ["/medical-disclaimer", 301, "/content/medical-disclaimer"],
  ["/service/alopecia", 301, "/service/hair-loss"],
  ["/about/", 308, "/about"],
  ["/service/acne/?a=b", 308, "/service/acne?a=b"],
  ["/about/index.html", 308, "/about"],
  ["/gallery/no-such-category?utm_source=x", 302, "/gallery-popup?utm_source=x"],
] as const) {
  test(`${from} redirects with ${status} to ${to} @specification`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([response.status(), response.headers()["location"]]).toEqual([status, to]);
  });
}

for (const [from, to] of [
  ["/before-after", "/gallery-popup"],
  ["/medical-disclaimer", "/content/medical-disclaimer"],
] as const) {
  test(`${from} moves @specification${quickIf(/after/.test(from))}`, async ({ page, browser }) => {
    const more = "?utm_source=x&y=%26#part";
    const respond = (page: Page) =>
      page.route(`${from}?*`, (route) =>
        route.fulfill({ contentType: "text/html", body: builtPage(from) }),
      );
    await respond(page);
    await page.goto(from + more);
    await expect(page).toHaveURL(to + more);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const withoutScript = await browser.newPage({ javaScriptEnabled: false });
    await respond(withoutScript);
    await withoutScript.goto(site + from + more);
    await expect(withoutScript).toHaveURL(site + to);
    await withoutScript.close();
  });
}

test("a page named like an error is a page @specification", async ({ request }) => {
  expect((await request.get("/suite-404")).status()).toBe(200);
});

for (const [path, heading, text, status = 404] of [
  ["/service/laser-care", "laser-care", "Detailed content for this service will be added soon."],
  ["/no/such/page", "Unexpected Application Error!", "404 Not Found"],
  ["/service/anal%", "Unexpected Application Error!", "400 Bad Request", 400],
] as const) {
  test(`${path} has status ${status} and ways on @specification`, async ({ page, allowed }) => {
    // The browser logs it.
    allowed.push(/the server responded with a status of 40[04]/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await waitForScripts(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    if (path === "/service/laser-care") return;
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Go to the home page" })).toBeVisible();
    await expect(main.getByRole("link", { name: "See all services" })).toBeVisible();
    await expect(main.getByRole("link", { name: /\(512\) 555-0100/ })).toBeVisible();
  });
}

test("an unknown service has the name in its address @specification @all", async ({ page }) => {
  await page.route("**/service/**", (route) =>
    route.fulfill({ contentType: "text/html", body: builtPage("/service/404") }),
  );
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [slug, name = slug] of [
    ["laser-care"],
    ["%D7%A2%D7%95%D7%A8 (7)", "עור (7)"],
    ["100%"],
    ["%3Cimg src=x onerror=alert(1)%3E&amp;", "<img src=x onerror=alert(1)>&amp;"],
    ["laser-care/more", "laser-care"],
    ["%20x", "x"],
    ["%20"],
    ["a".repeat(1900)],
    ["", "Service"],
  ] as const) {
    await page.goto(`/service/${slug}`, { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page.locator(".breadcrumb [aria-current]")).toHaveText(name);
    expect(await page.title()).toBe(`${name} | ${providerName} | ${practice.titleSuffix}`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, name).toBe(320);
  }
});

test("/test shows the current path @specification", async ({ page }) => {
  await open(page, "/test");
  await expect(page.getByRole("main")).toContainText("Current path: /test");
});
