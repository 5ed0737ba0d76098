import type { Locator, Page } from "@playwright/test";
import { boxOf } from "../support/layout.ts";
import { bookingDialog, headerButton, headerLink } from "../support/parts.ts";
import { openBeforeScript } from "../support/requests.ts";
import { expect, open, quickIf, test, waitForScripts } from "../support/test.ts";

const middle = async (part: Locator) => {
  const { x, y, width, height } = await boxOf(part);
  return [x + width / 2, y + height / 2] as const;
};

async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to);
  await page.mouse.up();
}

test("a press on the backdrop closes a dialog, and a drag does not", async ({ page }) => {
  await open(page, "/");
  const backdrop = [20, 450] as const;
  await headerButton(page, "Book Online").click();
  const text = await middle(bookingDialog(page).getByRole("heading"));
  for (const [from, to] of [
    [text, backdrop],
    [backdrop, text],
    [text, text],
  ] as const) {
    await drag(page, from, to);
    await expect(bookingDialog(page), `${from} to ${to}`).toBeVisible();
  }
  await drag(page, backdrop, [25, 470]);
  await expect(bookingDialog(page)).toBeHidden();
});

/** Safari on a Mac gives a pressed button no focus, and takes it from what has it. */
const asSafari = () =>
  addEventListener(
    "mousedown",
    (event) => {
      if (!(event.target as Element).closest("button, summary")) return;
      event.preventDefault();
      (document.activeElement as HTMLElement | null)?.blur();
    },
    true,
  );

const openers = {
  booking: ["/", "banner", "Book Online"],
  search: ["/", "banner", "Search"],
  gate: ["/gallery/acne-scars", "main", "Show the pictures"],
  "display settings": ["/about", "banner", "Accessibility"],
} as const;

for (const state of ["before", "after"] as const) {
  for (const [name, [path, region, label]] of Object.entries(openers)) {
    const isQuick = name === (state === "before" ? "booking" : "gate");
    test(`Safari: focus on ${name} ${state} the script${quickIf(isQuick)}`, async ({ page }) => {
      await page.addInitScript(asSafari);
      await page.goto(path);
      if (state === "after") await waitForScripts(page);
      const opener = page
        .getByRole(region)
        .getByRole("button", { name: label, exact: true })
        .first();
      const dialog = page.locator("dialog:modal, :popover-open");
      if (name === "gate" && state === "after") {
        // It has opened by itself.
        await expect(dialog).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(dialog).toHaveCount(0);
      }
      const ways = [
        () => page.keyboard.press("Escape"),
        () => dialog.getByRole("button", { name: "Close" }).first().click(),
        // Beside the panel, which is not modal, a click leaves focus there.
        ...(name === "display settings" ? [] : [() => page.mouse.click(5, 450)]),
      ];
      for (const close of ways) {
        // The gate may open by itself at any moment, also during the click.
        await expect(async () => {
          if (!(await dialog.isVisible())) await opener.click({ timeout: 1000 });
          await expect(dialog).toBeVisible({ timeout: 1000 });
        }).toPass();
        await waitForScripts(page);
        await expect(dialog.getByRole("button", { name: "Close" }).first()).toBeVisible();
        await close();
        await expect(dialog).toHaveCount(0);
        await expect(opener).toBeFocused();
      }
    });
  }
}

/** Milliseconds after which a press is no double tap's second: more than `doubleTapMs` of dialogs.ts. */
const afterDoubleTap = 600;

test("a double tap opens the menu, and follows no link in it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/about");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await page.getByRole("button", { name: "Menu", exact: true }).dblclick();
  await page.waitForTimeout(afterDoubleTap);
  await expect(page).toHaveURL("/about");
  await expect(menu).toBeVisible();
  await menu.getByRole("button", { name: "Close" }).dblclick();
  await page.waitForTimeout(afterDoubleTap);
  await expect(page).toHaveURL("/about");
  await expect(menu).toBeHidden();
});

test("a double tap opens booking and settings, also before the script", async ({ page }) => {
  const release = await openBeforeScript(page, "/about");
  const opened = page.locator(":popover-open, :modal");
  for (const state of ["before", "after"]) {
    for (const name of ["Book Online", "Accessibility"]) {
      await headerButton(page, name).dblclick();
      await page.waitForTimeout(afterDoubleTap);
      await expect(opened, `${name} ${state}`).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(opened).toHaveCount(0);
    }
    release();
    await waitForScripts(page);
  }
});

test("a held Enter does once what its first press does", async ({ page }) => {
  const opened = page.locator(":popover-open, :modal");
  const holdEnter = async () => {
    for (const _ of ["press", "repeat", "repeat"]) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
  };
  await open(page, "/about");
  for (const name of ["Search", "Book Online", "Accessibility"]) {
    const opener = headerButton(page, name);
    await opener.focus();
    await holdEnter();
    await expect(opened, name).toBeVisible();
    await opened.getByRole("button", { name: "Close" }).first().focus();
    await holdEnter();
    await expect(opener, name).toBeFocused();
    await expect(opened, name).toHaveCount(0);
  }
  await open(page, "/gallery/acne-scars");
  await opened.getByRole("button", { name: "CONTINUE TO GALLERY" }).focus();
  await holdEnter();
  await expect(page.getByRole("button", { name: "Hide images again" })).toBeFocused();
  await expect(opened).toHaveCount(0);
});

test("a menu that a turned tablet hides locks nothing", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 1366 });
  await open(page, "/about");
  await headerButton(page, "Menu").click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await page.setViewportSize({ width: 1366, height: 1024 });
  await expect(page.locator(":modal")).toHaveCount(0);
  await headerLink(page, "Testimonials").click();
  await expect(page).toHaveURL("/testimonials");
});

test("a dialog that a blocker hides locks nothing", async ({ page }) => {
  await open(page, "/about");
  await page.evaluate(() => {
    const blocker = new CSSStyleSheet();
    blocker.replaceSync("dialog { display: none !important }");
    document.adoptedStyleSheets = [blocker];
  });
  for (const name of ["Search", "Book Online"]) {
    await headerButton(page, name).click();
    await expect(page.locator(".search-dialog")).toBeAttached();
    await expect(page.locator(":modal")).toHaveCount(0);
  }
  await headerLink(page, "Testimonials").click();
  await expect(page).toHaveURL("/testimonials");
});
