import { backForwardCacheOptions } from "../support/browsers.ts";
import { acceptGate, expectPictureLoaded, gateNotice, recordPictures } from "../support/gallery.ts";
import { headerLink } from "../support/parts.ts";
import { expect, open, type Page, quickIf, serveMaps, test } from "../support/test.ts";
import { waitForIdle, wake } from "../support/wait.ts";

test.use({
  launchOptions: ({ launchOptions }, use) => use({ ...launchOptions, ...backForwardCacheOptions }),
});

/** Opens a page that records whether it is restored from the cache. */
async function openRestorable(page: Page, path: string): Promise<void> {
  await open(page, path);
  // The browser reloads a page that was left during a request.
  await waitForIdle(page);
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset["restored"] = String(persisted);
    });
  });
}

const goBack = (page: Page) => page.evaluate(() => history.back());

const expectRestored = (page: Page, path: string) =>
  expect(page.locator("html"), path).toHaveAttribute("data-restored", "true");

// Other kinds are restored below.
const paths = ["/", "/service/acne", "/testimonials", "/schedule"];

for (const path of paths) {
  test(`back restores ${path}, its submenu closed${quickIf(path === "/")}`, async ({ page }) => {
    const button = page.getByRole("button", { name: "Services", exact: true });
    await openRestorable(page, path);
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.goto("/legal/terms");
    await goBack(page);
    await expectRestored(page, path);
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(headerLink(page, "Eczema")).toBeHidden();
  });
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Overlays: where, by which button, and what they show once their parts have loaded. */
const overlays = [
  ["Book your appointment", "/about", "Book Online", "[data-frame-status='ready']"],
  ["Search", "/about", "Search", "a[href='/service/eczema']"],
  ["Before you look", "/gallery/acne-scars", "Show the pictures", "button"],
  ["Menu", "/about", "Menu", "button:focus"],
] as const;

for (const [name, path, button, loaded] of overlays) {
  const opensByItself = path.startsWith("/gallery");
  test.describe(name, () => {
    test.use(name === "Menu" ? phone : {});

    test(`“${name}” is closed on return${quickIf(opensByItself)}`, async ({ page }) => {
      const dialog = page.getByRole("dialog", { name });
      const opener = page.getByRole("button", { name: button }).first();
      await openRestorable(page, "/services");
      await openRestorable(page, path);
      if (!opensByItself) await opener.click();
      await expect(dialog.locator(loaded).first()).toBeVisible();
      await waitForIdle(page);
      await goBack(page);
      await expect(page).toHaveURL("/services");
      await expectRestored(page, "/services");
      await expect(page.locator("dialog[open], :popover-open")).toHaveCount(0);

      await page.evaluate(() => history.forward());
      await expect(page).toHaveURL(path);
      await expectRestored(page, path);
      await expect(page.locator("dialog[open], :popover-open")).toHaveCount(0);
      await page.mouse.move(200, 400);
      // A wheel turned before the restored page's first frame goes nowhere.
      const scrolled = async () => {
        await page.mouse.wheel(0, 600);
        return page.evaluate(() => scrollY);
      };
      await expect.poll(scrolled, "scrolls again").toBeGreaterThan(0);
      await page.evaluate(() => scrollTo(0, 0));
      await opener.click();
      await expect(dialog, "opens again").toBeVisible();
    });
  });
}

/** Opens the contact page at 8:30 AM in Austin, 6:30 AM where the visitor is. */
async function openInTheMorning(page: Page) {
  await page.clock.setFixedTime(new Date("2026-11-23T14:30:00Z"));
  await serveMaps(page);
  await openRestorable(page, "/contact-us");
  const line = page.locator("main .office-status").first();
  await line.scrollIntoViewIfNeeded();
  await expect(line).toHaveText("Open until 4:30 PM");
  return line;
}

test("opening status has the office's time zone, and is new on return", async ({ page }) => {
  const line = await openInTheMorning(page);
  // Scrolling brought the map into view.
  await expect(page.frameLocator(".office-map-frame").first().getByText("A map")).toBeVisible();
  await waitForIdle(page);
  // Twelve hours pass while the page is in the cache.
  await page.evaluate(() => {
    addEventListener("pagehide", () => {
      const FormerDate = Date;
      globalThis.Date = class extends FormerDate {
        constructor(...parts: []) {
          super(...(parts.length > 0 ? parts : (["2026-11-24T02:30:00Z"] as unknown as [])));
        }
      } as DateConstructor;
    });
  });
  await page.goto("/legal/terms");
  await goBack(page);
  await expectRestored(page, "/contact-us");
  await expect(line).toHaveText("Closed. Opens Tuesday 8:00 AM");
});

test("opening status is new when a phone wakes", async ({ page }) => {
  const line = await openInTheMorning(page);
  await page.clock.setFixedTime(new Date("2026-11-24T02:30:00Z"));
  await wake(page);
  await expect(line).toHaveText("Closed. Opens Tuesday 8:00 AM");
});

test("a restored page is covered after withdrawal elsewhere", async ({ page, context }) => {
  const requests = recordPictures(context);
  await openRestorable(page, "/gallery/acne-scars");
  await acceptGate(page);
  await expectPictureLoaded(page);
  // A new document, not a link, so that this page enters the cache.
  await open(page, "/gallery/mole-removal");
  await expectPictureLoaded(page);
  await page.getByRole("button", { name: "Hide images again" }).click();
  await expect(gateNotice(page)).toBeVisible();
  const count = requests.length;
  await page.goBack({ waitUntil: "commit" });
  await expectRestored(page, "/gallery/acne-scars");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Acne Scars - Before & After");
  await expect(gateNotice(page)).toBeVisible();
  await expect(page.locator(".gallery-image")).toHaveCount(0);
  expect(requests).toHaveLength(count);
});
