import { gallery } from "#content/gallery";
import { acceptedKey } from "../../app/storage.ts";
import {
  acceptGate,
  expectPictureLoaded,
  gate,
  gateNotice,
  preventGate,
} from "../support/gallery.ts";
import { bookingDialog, bookingFrame, headerButton } from "../support/parts.ts";
import { countLoads, holdRequests } from "../support/requests.ts";
import { refuseStorage } from "../support/storage.ts";
import { expect, open, type Page, test, waitForIsland, waitForScripts } from "../support/test.ts";

/** Opens the index and waits for its one reload per session. */
async function openIndex(page: Page) {
  await page.goto("/gallery-popup");
  await expect(gate(page)).toBeVisible();
}

const session = (page: Page) => page.evaluate(() => ({ ...sessionStorage }));

test("the index reloads once, after 100 ms, before the gate @specification", async ({ page }) => {
  await page.addInitScript(() => {
    const { setTimeout: original } = window;
    window.setTimeout = ((run: () => void, ms?: number) => {
      if (ms === 100) sessionStorage.setItem("waited", "100");
      return original(run, ms);
    }) as typeof window.setTimeout;
    addEventListener("pagehide", () => {
      sessionStorage.setItem("openBeforeReload", String(!!document.querySelector("dialog[open]")));
    });
  });
  const loads = countLoads(page);
  await openIndex(page);
  expect(loads()).toBe(2);
  const stored = { forced_gallery: "true", waited: "100", openBeforeReload: "false" };
  expect(await session(page)).toMatchObject(stored);
  await page.clock.install();
  await page.reload();
  await expect(gate(page)).toBeVisible();
  await page.clock.runFor(1000);
  expect(loads()).toBe(3);
});

test("a late gate or reload takes nothing from what a visitor has opened", async ({ page }) => {
  const loads = countLoads(page);
  for (const [path, island] of [
    ["/gallery/acne-scars", "category-pictures"],
    ["/gallery-popup", "category-cards"],
  ] as const) {
    const release = await holdRequests(page, new RegExp(`/assets/${island}-.*\\.js$`));
    await open(page, path);
    await headerButton(page, "Book Online").click();
    const choice = bookingFrame(page).getByRole("radio", { name: "2:00 PM" });
    await choice.check();
    release();
    await waitForIsland(page, island);
    // Longer than the delay of the reload.
    await page.waitForTimeout(300);
    await expect(choice, path).toBeChecked();
    await expect(gate(page)).toBeHidden();
    await bookingDialog(page).getByRole("button", { name: "Close" }).click();
    await expect(bookingDialog(page)).toBeHidden();
  }
  await expect(gate(page), "after the reload").toBeVisible();
  expect(loads()).toBe(3);
});

test("an extension’s open dialog holds up neither gate nor reload", async ({ page }) => {
  const loads = countLoads(page);
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      document.body.append(Object.assign(document.createElement("dialog"), { open: true }));
    }),
  );
  await open(page, "/gallery-popup");
  await expect(gate(page)).toBeVisible();
  expect(loads()).toBe(2);
});

test("in forced colors a category keeps its plate", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openIndex(page);
  await acceptGate(page);
  const plate = page.locator(".gallery-card").first();
  const plateImage = () =>
    plate.evaluate((each) => getComputedStyle(each, "::before").backgroundImage);
  await expect.poll(plateImage).toContain("gradient");
});

/** What a blocker, a full disk or a private window makes of session storage. */
const storageFaults: Record<string, (page: Page) => Promise<unknown>> = {
  "that is refused": (page) => refuseStorage(page, "sessionStorage"),
  "that drops what is written": (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {};
    }),
  "that has hardly any room": (page) =>
    page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (key.length + value.length > 12) throw new DOMException("full", "QuotaExceededError");
        setItem.call(this, key, value);
      };
    }),
};

for (const [which, change] of Object.entries(storageFaults)) {
  test(`with session storage ${which} the gate works until the page unloads`, async ({ page }) => {
    await change(page);
    const loads = countLoads(page);
    await page.clock.install();
    await openIndex(page);
    await page.clock.runFor(1000);
    expect(loads(), "loads of an index that cannot remember its forced reload").toBe(1);
    await acceptGate(page);
    await page.getByRole("link", { name: "Mole Removal" }).click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Mole Removal - Before & After");
  });
}

test("with session storage that fills later the gate still opens", async ({ page }) => {
  await openIndex(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await acceptGate(page);
  await expect(page.getByRole("link", { name: "Mole Removal" })).toBeVisible();
});

test("the index reloads once where each load forgets the session", async ({ page }) => {
  await page.addInitScript(() => sessionStorage.clear());
  const loads = countLoads(page);
  await openIndex(page);
  await acceptGate(page);
  await expect(page.getByRole("link", { name: "Mole Removal" })).toBeVisible();
  expect(loads()).toBe(2);
});

test("the gate has its text, and holds keyboard and page @specification", async ({ page }) => {
  await openIndex(page);
  await expect(gate(page)).toHaveAccessibleDescription(
    "Please acknowledge that you are 18 years or older and have read our Medical Disclaimer to view the following images.",
  );
  await expect(gate(page)).toBeFocused();
  await expect(gate(page)).toHaveCSS("outline-style", "none");
  for (const name of ["Close", "CONTINUE TO GALLERY", "MEDICAL DISCLAIMER"]) {
    await page.keyboard.press("Tab");
    await expect(gate(page).getByRole("button", { name })).toBeFocused();
  }
  await page.mouse.move(20, 600);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("Escape");
  await expect(gate(page)).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole("button", { name: "Show the pictures" })).toBeFocused();
  await expect(gateNotice(page)).toBeVisible();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Show the pictures" }).click();
  await gate(page).getByRole("button", { name: "Close" }).click();
  await expect(gate(page)).toBeHidden();
  await page.getByRole("button", { name: "Show the pictures" }).click();
  await gate(page).getByRole("button", { name: "MEDICAL DISCLAIMER" }).click();
  await expect(page).toHaveURL("/content/medical-disclaimer");
  await expect(gate(page)).toBeHidden();
});

test("acceptance lasts a session, or until withdrawn @specification", async ({ page }) => {
  await openIndex(page);
  const isLost = () => page.evaluate(() => document.activeElement === document.body);
  await gate(page).getByRole("button", { name: "CONTINUE TO GALLERY" }).press("Enter");
  await expect(gate(page)).toBeHidden();
  expect(await isLost(), "focus after CONTINUE").toBe(false);
  await expect(page).toHaveURL("/gallery-popup");
  const cards = page.getByRole("main").locator(".gallery-card a");
  await expect(cards).toHaveText(gallery.map(({ title }) => title));
  await page.reload();
  await waitForScripts(page);
  await expect(cards).toHaveCount(gallery.length);
  await expect(gate(page)).toBeHidden();
  const flags = { disclaimerAccepted: "true", galleryVisited: "true", forced_gallery: "true" };
  expect(await session(page)).toMatchObject(flags);
  await page.getByRole("button", { name: "Hide images again" }).press("Enter");
  await expect(gateNotice(page)).toBeVisible();
  expect(await isLost(), "focus after hiding").toBe(false);
  await expect(gate(page)).toBeHidden();
  expect(await session(page)).not.toHaveProperty(acceptedKey);
});

test("from `/#gallery`, a link to a part of the home page shows that part", async ({ page }) => {
  await open(page, "/#gallery");
  await expect(gate(page)).toBeVisible();
  await page.keyboard.press("Escape");
  const part = page.locator("#locations");
  await expect(part).toBeHidden();
  await page.evaluate(() => location.assign("#locations"));
  await expect(part).toBeInViewport();
  await page.goBack();
  await expect(part).toBeHidden();
  await page.getByRole("link", { name: "Skip to main content" }).press("Enter");
  await expect(part, "a target of the view itself leaves it as it is").toBeHidden();
});

test("after acceptance pictures load while the pointer moves @all", async ({ page }) => {
  await preventGate(page);
  await page.goto("/gallery/acne-scars", { waitUntil: "commit" });
  await page.mouse.move(300, 400);
  await page.mouse.move(500, 420);
  await expectPictureLoaded(page);
});
