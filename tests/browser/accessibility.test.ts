import type { Page } from "@playwright/test";
import { galleryPaths, publicPaths } from "../../content/site-map.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, open, test } from "../support/test.ts";

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
// The categories differ in words only.
const paths = [...publicPaths, ...galleryPaths.slice(0, 2), "/test"];

const pressAll = (controls: Element[]) => {
  for (const control of controls) (control as HTMLElement).click();
};

/** Opens a page; the gallery's index reloads once before its gate opens. */
async function openSettled(page: Page, path: string) {
  await open(page, path);
  if (path.startsWith("/gallery")) await expect(page.getByRole("dialog")).toBeVisible();
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    for (const path of paths) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await openSettled(page, path);
        await expectAccessible(page);
      });
    }

    test("axe finds nothing in the booking dialog", async ({ page }) => {
      await open(page, "/");
      await page.getByRole("button", { name: "Book Your Appointment Now" }).click();
      await expect(page.getByRole("dialog", { name: "Book your appointment" })).toBeVisible();
      await expectAccessible(page);
    });

    test("axe finds nothing with everything unfolded", async ({ page }) => {
      await open(page, "/service/anal-fissure");
      await page.locator("main details:not([open]) > summary").evaluateAll(pressAll);
      await expectAccessible(page);
      await open(page, "/testimonials");
      await page.getByRole("button", { name: /^More/ }).evaluateAll(pressAll);
      await expectAccessible(page);
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: sizes.phone });

  test("axe finds nothing in the open menu", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("button", { name: "Menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await drawer.locator("summary").evaluateAll(pressAll);
    await expectAccessible(page);
  });
});

test("axe finds nothing in an open submenu", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Services", exact: true }).hover();
  await expect(page.getByRole("link", { name: "Anal Itching" }).first()).toBeVisible();
  await expectAccessible(page);
});

test.describe("at 320 CSS pixels, as at 400 % zoom (WCAG 1.4.10)", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const path of paths) {
    test(`${path} scrolls in one direction only`, async ({ page }) => {
      await openSettled(page, path);
      const wide = await page.evaluate(() => {
        const limit = document.documentElement.clientWidth;
        return [...document.querySelectorAll("main *, footer *, header *")]
          .filter((element) => {
            const { left, right, width } = element.getBoundingClientRect();
            const clipped = element.closest(
              ".press-strip, svg, dialog, .desktop-nav, .header-wide, .visually-hidden, .skip-link",
            );
            return !clipped && width > 0 && (right > limit + 1 || left < -1);
          })
          .map(
            (element) =>
              `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`,
          );
      });
      expect(wide).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        320,
      );
    });
  }
});

test.describe("main controls on a phone are at least 44 px (brief; WCAG 2.5.8 asks for 24)", () => {
  test.use({ viewport: sizes.phone, hasTouch: true });

  for (const path of ["/", "/service/anal-fissure", "/contact-us", "/content/photo-consult"]) {
    test(path, async ({ page }) => {
      await open(page, path);
      const small = await page
        .locator(".button:visible, .mobile-menu-icon:visible, .symptoms-link, summary:visible")
        .evaluateAll((controls) =>
          controls
            .map((control) => ({ text: control.textContent, box: control.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
            .map(({ text, box }) => `${text} ${box.width}x${box.height}`),
        );
      expect(small).toEqual([]);
    });
  }
});
