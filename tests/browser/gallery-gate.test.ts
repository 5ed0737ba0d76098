import type { Page } from "@playwright/test";
import { gallery } from "#content";
import { acceptedKey, freshKey, visitedKey } from "../../app/storage-keys.ts";
import { expect, hydrated, open, test } from "../support/test.ts";

const gate = (page: Page) => page.getByRole("dialog", { name: "Before you look" });

/** Opens the index and waits for its one reload per session. */
async function openIndex(page: Page) {
  await page.goto("/gallery-popup");
  await expect(gate(page)).toBeVisible();
}

test("the index reloads once in a session, then never again", async ({ page }) => {
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await openIndex(page);
  await page.waitForTimeout(400);
  expect(loads).toBe(2);
  await page.reload();
  await hydrated(page);
  await page.waitForTimeout(400);
  expect(loads).toBe(3);
});

test("the gate has the specified text and makes the page inert", async ({ page }) => {
  await openIndex(page);
  await expect(gate(page)).toHaveAccessibleDescription(
    "Please acknowledge that you are 18 years or older and have read our Medical Disclaimer to view the following images.",
  );
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("after accepting, a card leads to each category, for the whole session", async ({ page }) => {
  await openIndex(page);
  await gate(page).getByRole("button", { name: "CONTINUE TO GALLERY" }).click();
  await expect(page.getByRole("main").locator(".gallery-card a")).toHaveText(
    gallery.map(({ title }) => title),
  );
  await page.reload();
  await hydrated(page);
  await expect(gate(page)).toBeHidden();
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toMatchObject({
    [acceptedKey]: "true",
    [visitedKey]: "true",
    [freshKey]: "true",
  });
});

test("closing without accepting keeps the pictures covered, and can reopen the gate", async ({
  page,
}) => {
  await openIndex(page);
  await gate(page).getByRole("button", { name: "Close" }).click();
  await expect(gate(page)).toBeHidden();
  await expect(page.getByRole("heading", { name: "The pictures are covered" })).toBeVisible();
  await page.getByRole("button", { name: "Show the pictures" }).click();
  await expect(gate(page)).toBeVisible();
});

test("MEDICAL DISCLAIMER closes the gate and goes there", async ({ page }) => {
  await openIndex(page);
  await gate(page).getByRole("button", { name: "MEDICAL DISCLAIMER" }).click();
  await expect(page).toHaveURL("/content/medical-disclaimer");
  await expect(gate(page)).toBeHidden();
});

test("a category asks in place, shows its heading, and leads back", async ({ page }) => {
  await open(page, "/gallery/acne-scars");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Acne Scars - Before & After");
  await gate(page).getByRole("button", { name: "CONTINUE TO GALLERY" }).click();
  await expect(page).toHaveURL("/gallery/acne-scars");
  await expect(page.getByRole("heading", { name: "The pictures are covered" })).toBeHidden();
  await page.getByRole("link", { name: "Back to Gallery" }).click();
  await expect(page).toHaveURL("/gallery-popup");
});

test("“Hide images again” withdraws the acceptance without asking again at once", async ({
  page,
}) => {
  await openIndex(page);
  await gate(page).getByRole("button", { name: "CONTINUE TO GALLERY" }).click();
  await page.getByRole("button", { name: "Hide images again" }).click();
  await expect(page.getByRole("heading", { name: "The pictures are covered" })).toBeVisible();
  await expect(gate(page)).toBeHidden();
  expect(await page.evaluate((key) => sessionStorage.getItem(key), acceptedKey)).toBeNull();
});

test("without session storage the gate works until the page unloads", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      configurable: true,
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await open(page, "/gallery-popup");
  await expect(gate(page)).toBeVisible();
  await page.waitForTimeout(400);
  expect(loads, "loads of an index that cannot remember its forced reload").toBe(1);
  await gate(page).getByRole("button", { name: "CONTINUE TO GALLERY" }).click();
  await expect(page.getByRole("link", { name: "Mole Removal" })).toBeVisible();
  await page.getByRole("link", { name: "Mole Removal" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mole Removal - Before & After");
  await expect(gate(page)).toBeHidden();
});

test("accepting and hiding keep focus", async ({ page }) => {
  await openIndex(page);
  const isLost = () => page.evaluate(() => document.activeElement === document.body);
  await gate(page).getByRole("button", { name: "CONTINUE TO GALLERY" }).focus();
  await page.keyboard.press("Enter");
  await expect(gate(page)).toBeHidden();
  expect(await isLost(), "after CONTINUE").toBe(false);
  await page.getByRole("button", { name: "Hide images again" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "The pictures are covered" })).toBeVisible();
  expect(await isLost(), "after hiding").toBe(false);
});

test("the gate opens once, after the forced reload", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("pagehide", () => {
      const isOpen = document.querySelector("dialog[open]") !== null;
      sessionStorage.setItem("openBeforeReload", String(isOpen));
    });
  });
  await openIndex(page);
  await expect(gate(page)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("openBeforeReload"))).toBe("false");
});

test("opens with focus on itself, without a ring, and keeps the keyboard inside", async ({
  page,
}) => {
  await openIndex(page);
  await expect(gate(page)).toBeFocused();
  await expect(gate(page)).toHaveCSS("outline-style", "none");
  for (const name of ["Close", "CONTINUE TO GALLERY", "MEDICAL DISCLAIMER"]) {
    await page.keyboard.press("Tab");
    await expect(gate(page).getByRole("button", { name })).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(gate(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Show the pictures" })).toBeFocused();
});
