import * as searchWords from "#words/search";
import { expectAccessible } from "../support/axe.ts";
import { headerButton } from "../support/parts.ts";
import { holdRequests, recordRequests } from "../support/requests.ts";
import { expect, open, type Page, test, waitForScripts } from "../support/test.ts";
import { waitForIdle } from "../support/wait.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search this site" });
const field = (page: Page) => dialog(page).getByRole("searchbox");
const results = (page: Page) => dialog(page).locator(".search-result");
const openSearch = async (page: Page) => {
  await headerButton(page, "Search").click();
  await expect(field(page)).toBeFocused();
};

test("loads on intent, finds plain language, and sends the query nowhere", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.url()} ${request.postData() ?? ""}`));
  await open(page, "/");
  await waitForIdle(page);
  expect(requests.filter((line) => /search/.test(line))).toEqual([]);

  const expectRequested = (file: RegExp) =>
    expect.poll(() => requests.filter((line) => file.test(line))).toHaveLength(1);
  await headerButton(page, "Search").hover();
  await expectRequested(/search-dialog-.*\.js/);
  await openSearch(page);
  await expectRequested(/search-[0-9a-f]{10}\.json/);
  await expectRequested(/search-dialog-.*\.js/);
  await expect(dialog(page).getByRole("link", { name: /Dry or itchy patches/ })).toBeVisible();
  await expectAccessible(page);

  const address = page.url();
  await field(page).fill("dry patches");
  await expect(results(page).first()).toContainText("Eczema");
  await expect(results(page).first().locator("mark").first()).toHaveText(/dry/i);
  const result = await results(page).first().innerText();
  expect(result.match(/Dry, itchy patches that come and go/g), "not twice").toHaveLength(1);
  await expect(dialog(page).getByRole("status")).toHaveText(/^\d+ pages? found for “dry patches”$/);
  await expectAccessible(page);
  expect(page.url()).toBe(address);

  // Enter follows the first result.
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/service/eczema");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();

  expect(requests.filter((line) => /\bdry\b|patches/i.test(line))).toEqual([]);
});

test("the field keeps its query, selected, and takes the first letters typed", async ({
  page,
  context,
}) => {
  const sent = recordRequests(context, /zit[sz]|wart/i);
  await open(page, "/service/eczema");
  await openSearch(page);
  await page.keyboard.type("zits");
  await expect(results(page).first()).toContainText("Acne");
  await page.keyboard.press("Escape");
  await openSearch(page);
  await expect(field(page)).toHaveValue("zits");
  await page.keyboard.type("zitz");
  await expect(field(page)).toHaveValue("zitz");
  // The first letters reach the field, which has focus a moment after the heading.
  await field(page).fill("");
  const heading = dialog(page).getByRole("heading", { name: "Search this site" });
  for (const other of ["Control+b", " "]) await heading.press(other);
  await expect(heading).toBeFocused();
  await heading.press("w");
  await page.keyboard.type("art");
  await expect(field(page)).toHaveValue("wart");
  // So do those typed at once after the press.
  await page.keyboard.press("Escape");
  const button = headerButton(page, "Search");
  const focusedIn = await button.evaluate((element: HTMLElement) => {
    element.click();
    return document.activeElement?.closest("dialog")?.className;
  });
  expect(focusedIn).toContain("search-dialog");
  expect(sent).toEqual([]);
});

test("arrow keys select a result in a part of a page", async ({ page }) => {
  await open(page, "/contact-us");
  await openSearch(page);
  await expect(field(page)).toHaveValue("");
  await page.keyboard.type("telehealth consent");
  const link = results(page).first();
  await expect(link).toHaveAttribute("href", "/legal/notices#telehealth-consent");
  await page.keyboard.press("ArrowDown");
  await expect(link).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/legal/notices#telehealth-consent");
  const heading = page.locator("#telehealth-consent");
  await expect(heading).toBeInViewport();
  // Focus continues from the target.
  await waitForScripts(page);
  await page.keyboard.press("Tab");
  const position = await heading.evaluate((part) => {
    const { activeElement } = document;
    return activeElement && part.compareDocumentPosition(activeElement);
  });
  expect(position, "DOCUMENT_POSITION_FOLLOWING").toBe(4);
});

test("focus that moves on at once stays where it is", async ({ page }) => {
  await open(page, "/contact-us");
  await openSearch(page);
  const close = page.locator(".search-dialog .modal-dialog-close");
  await close.click();
  await close.evaluate(async (button: HTMLElement) => {
    document.querySelector<HTMLElement>("header [commandfor=search]")?.click();
    button.focus();
    // Longer than the delay after which the field gets focus.
    await new Promise((done) => setTimeout(done, 300));
  });
  await expect(close).toBeFocused();
});

test("while an input method chooses signs, keys are its own", async ({ page }) => {
  await open(page, "/");
  await openSearch(page);
  await page.keyboard.type("dry patches");
  await expect(results(page).first()).toContainText("Eczema");
  const session = await page.context().newCDPSession(page);
  for (const key of ["ArrowDown", "Escape"]) {
    const text = "かゆ";
    await session.send("Input.imeSetComposition", { text, selectionStart: 2, selectionEnd: 2 });
    const type = "rawKeyDown";
    await session.send("Input.dispatchKeyEvent", { type, key, windowsVirtualKeyCode: 229 });
    await expect(field(page), key).toBeFocused();
  }
});

test("an urgent query shows 911 first, and Enter follows no result", async ({ page }) => {
  await open(page, "/");
  await openSearch(page);
  const call = dialog(page).getByRole("link", { name: "Call 911", exact: true });
  await field(page).fill("dry patches and a fever");
  await expect(call).toHaveAttribute("href", "tel:911");
  await expect(dialog(page)).toContainText("A rash with a fever: call 911 or go to");
  await expect(results(page).first()).toBeVisible();
  await field(page).press("Enter");
  await expect(call).toBeFocused();
  await expect(page).toHaveURL("/");
  // Firefox calls as often as a held key repeats.
  for (const link of [call, page.getByRole("contentinfo").locator("a[href^='tel:']").first()]) {
    const isFollowed = link.evaluate((link) => {
      const held = { key: "Enter", repeat: true, bubbles: true, cancelable: true };
      return link.dispatchEvent(new KeyboardEvent("keydown", held));
    });
    expect(await isFollowed).toBe(false);
  }
  await page.keyboard.press("ArrowDown");
  await expect(results(page).first()).toBeFocused();
  // A helpline, and Spanish words for Spanish.
  await field(page).fill("suicidal");
  await expect(dialog(page).getByRole("link", { name: /988/ })).toHaveAttribute("href", "tel:988");
  await expect(dialog(page), "988 is the answer").not.toContainText("Nothing found");
  await field(page).fill("fiebre");
  await expect(dialog(page).getByRole("link", { name: "Llame al 911" })).toBeVisible();
  await expect(dialog(page).locator("li[lang=es]")).toContainText(
    "Sarpullido con fiebre: llame al 911",
  );
  await field(page).fill("dry patches");
  await expect(results(page).first()).toContainText("Eczema");
  await expect(call).toHaveCount(0);
});

test("no results offers symptoms and phone numbers, also at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Search" }).click();
  await field(page).fill("elephant xyzzy");
  await expect(dialog(page)).toContainText("Nothing found for “elephant xyzzy”");
  await expect(dialog(page).getByRole("status")).toHaveText("Nothing found for “elephant xyzzy”");
  const symptom = dialog(page).getByRole("link", { name: /Dry or itchy patches/ });
  for (const link of [symptom, dialog(page).getByRole("link", { name: /\(512\) 555-0100/ })]) {
    await expect(link).toBeVisible();
  }
  const question = dialog(page).locator("label", { has: page.getByRole("radio") });
  await expect(question.first(), "words beside their control").toHaveCSS("display", "flex");
  const wide = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(wide).toBe(0);
  await expectAccessible(page);
  await symptom.click();
  await expect(page).toHaveURL("/service/eczema");
});

test("an attempt that a visitor has given up does not fail the next one @all", async ({ page }) => {
  await page.clock.install();
  await holdRequests(page, /search-[0-9a-f]{10}\.json/);
  await open(page, "/about");
  await openSearch(page);
  await page.clock.runFor(9000);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await headerButton(page, "Search").click();
  await page.clock.runFor(2000);
  await expect(dialog(page)).toContainText(searchWords.loading);
  await page.clock.runFor(9000);
  await expect(dialog(page)).toContainText("The search did not load.");
});

test("Search opens again before the dialog's close event", async ({ page }) => {
  await open(page, "/contact-us");
  await openSearch(page);
  await dialog(page).evaluate((it) => {
    const delay = (event: Event) => event.isTrusted && event.stopImmediatePropagation();
    it.ownerDocument.defaultView?.addEventListener("close", delay, true);
  });
  for (const close of [
    () => dialog(page).getByRole("button", { name: "Close" }).click(),
    () => field(page).press("Escape"),
    () => dialog(page).getByRole("button", { name: "Close" }).press("Escape"),
    () => page.mouse.click(20, 450),
  ]) {
    await close();
    await expect(dialog(page)).toBeHidden();
    await openSearch(page);
    await dialog(page).dispatchEvent("close");
    await expect(field(page)).toBeFocused();
  }
});

test("without its index, on the 404 page, it says so", async ({ page, allowed }) => {
  allowed.push(/Failed to load resource/);
  await page.route(/search-[0-9a-f]{10}\.json/, (route) => route.abort());
  await open(page, "/no-such-page");
  await page.getByRole("main").getByRole("button", { name: "Search this site" }).click();
  await expect(dialog(page)).toContainText("The search did not load.");
  await expect(dialog(page).getByRole("link", { name: /Dry or itchy patches/ })).toBeVisible();
  await page.unroute(/search-[0-9a-f]{10}\.json/);
  await page.keyboard.press("Escape");
  await openSearch(page);
  await field(page).fill("dark spot");
  await results(page).first().click();
  await expect(page).toHaveURL("/service/mole-check");
});
