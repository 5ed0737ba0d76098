import type { Page } from "@playwright/test";
import { gallery } from "#content";
import { expect, hydrated, open, test } from "../../support/test.ts";

/* Section 2 of the specification, “Gate modal” and “Gallery category page”; section 4, session flags. */
const gate = (page: Page) => page.getByRole("dialog");
const [category] = gallery;
const path = `/gallery/${category?.id}`;

test("Gate modal: its text, its close button and its two buttons", async ({ page }) => {
  await open(page, path);
  await expect(gate(page)).toHaveAccessibleDescription(
    "Please acknowledge that you are 18 years or older and have read our Medical Disclaimer to view the following images.",
  );
  await expect(gate(page).getByRole("button", { name: "Close" })).toBeVisible();
  await expect(gate(page).getByRole("button", { name: "CONTINUE TO GALLERY" })).toBeVisible();
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => scrollY), "page scrolling is locked").toBe(0);
  await gate(page).getByRole("button", { name: "Close" }).click();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY), "restored on close").toBeGreaterThan(0);
});

test("Gate modal: MEDICAL DISCLAIMER goes to /content/medical-disclaimer", async ({ page }) => {
  await open(page, path);
  await gate(page).getByRole("button", { name: "MEDICAL DISCLAIMER" }).click();
  await expect(page).toHaveURL("/content/medical-disclaimer");
});

test("Gallery gate: acceptance is recorded in session storage, and later visits skip it", async ({
  page,
}) => {
  await page.goto("/gallery-popup");
  await gate(page).getByRole("button", { name: "CONTINUE TO GALLERY" }).click();
  await expect(page).toHaveURL("/gallery-popup");
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toMatchObject({
    disclaimerAccepted: "true",
    galleryVisited: "true",
    forced_gallery: "true",
  });
  await open(page, path);
  await expect(gate(page)).toBeHidden();
});

test("Gallery category page: heading, way back, and pairs labelled Before and After in rows of two", async ({
  page,
}) => {
  await open(page, path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    `${category?.title} - Before & After`,
  );
  await gate(page).getByRole("button", { name: "CONTINUE TO GALLERY" }).click();
  const pair = page.locator(".gallery-pair").first();
  await expect(pair.locator("figcaption")).toHaveText(["Before", "After"]);
  const boxes = await Promise.all(
    (await pair.getByRole("img").all()).map((it) => it.boundingBox()),
  );
  expect(boxes).toHaveLength(2);
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
  await page.getByRole("link", { name: "Back to Gallery" }).click();
  await expect(page).toHaveURL("/gallery-popup");
});

test("Gallery category page: 'Loading gallery...' while it is unresolved", async ({ page }) => {
  await page.route(/\/assets\/[\w-]+\.js$/, async (route) => {
    if (route.request().url().includes(`/${category?.id}-`)) return;
    await route.continue();
  });
  await page.addInitScript(() => sessionStorage.setItem("disclaimerAccepted", "true"));
  await page.goto(path);
  await hydrated(page);
  await expect(page.getByText("Loading gallery...")).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
