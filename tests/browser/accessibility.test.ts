import { expectAccessible, expectReadable } from "../support/axe.ts";
import { acceptGate, expectPictureLoaded, gate } from "../support/gallery.ts";
import { boxesOf, setRootClasses } from "../support/layout.ts";
import { bookingDialog, headerButton } from "../support/parts.ts";
import { expect, open, type Page, test } from "../support/test.ts";

/* Axe in states that visitors open; page-structure.test.ts has the pages. */

test.use({ contextOptions: { reducedMotion: "reduce" } });

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const pressAll = (controls: Element[]) => {
  for (const control of controls) (control as HTMLElement).click();
};

/** Runs axe, then the rules that depend on styles in the dark and with display settings. */
async function expectInEveryStyle(page: Page, state: string) {
  await expectAccessible(page, state);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectReadable(page, `${state}, dark`, false);
  await page.emulateMedia({ colorScheme: "light" });
  await setRootClasses(page, ["high-contrast", "large-text", "dyslexia-font"]);
  await expectReadable(page, `${state}, all settings`, true);
  await setRootClasses(page, []);
}

type State = { path: string; reach: (page: Page) => Promise<unknown>; on?: "phone" | "desktop" };

const states: Record<string, State> = {
  "the booking dialog": {
    path: "/",
    reach: async (page) => {
      await page.getByRole("button", { name: "Book Your Appointment Now" }).click();
      await expect(bookingDialog(page)).toBeVisible();
    },
  },
  "every disclosure of a service": {
    path: "/service/acne",
    reach: (page) => page.locator("main details:not([open]) > summary").evaluateAll(pressAll),
  },
  "expanded testimonials": {
    path: "/testimonials",
    reach: (page) => page.getByRole("button", { name: /^More/ }).evaluateAll(pressAll),
  },
  // On a desktop: page-structure.test.ts.
  "the gate": {
    path: "/gallery/acne-scars",
    on: "phone",
    reach: (page) => expect(gate(page)).toBeVisible(),
  },
  "the compared pair": {
    path: "/gallery/acne-scars",
    reach: async (page) => {
      await acceptGate(page);
      await expectPictureLoaded(page);
      await expectAccessible(page, "gallery");
      await page.locator(".gallery-open").first().click();
      await expect(dialog(page, /^Pair 1/)).toBeVisible();
      await expectAccessible(page, "pair");
      await page.getByRole("button", { name: "Compare with a slider" }).click();
    },
  },
  "the Accessibility panel": {
    path: "/services",
    reach: async (page) => {
      // The footer's control would scroll other controls half under the sticky header.
      await page.locator(".accessibility-panel-button").click();
      await expect(dialog(page, "Accessibility").getByRole("switch")).toHaveCount(4);
    },
  },
  "search results": {
    path: "/about",
    on: "desktop",
    reach: async (page) => {
      await headerButton(page, "Search").click();
      const search = dialog(page, "Search this site");
      await search.getByRole("searchbox").fill("itch");
      await expect(search.getByRole("listitem").first()).toBeVisible();
    },
  },
  "the menu": {
    path: "/",
    on: "phone",
    reach: async (page) => {
      await page.getByRole("button", { name: "Menu" }).click();
      await dialog(page, "Menu").locator("summary").evaluateAll(pressAll);
    },
  },
  "a submenu": {
    path: "/",
    on: "desktop",
    reach: async (page) => {
      await page.getByRole("button", { name: "Services", exact: true }).hover();
      await expect(page.getByRole("link", { name: "Hair Loss" }).first()).toBeVisible();
    },
  },
};

for (const [name, { path, reach, on }] of Object.entries(states)) {
  for (const [size, viewport] of Object.entries(sizes)) {
    if (on && on !== size) continue;
    test(`axe finds nothing in ${name} on a ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, path);
      await reach(page);
      // Colors do not depend on the size.
      if (size === "phone" || on) await expectInEveryStyle(page, name);
      else await expectAccessible(page, name);
    });
  }
}

const controls = [
  ...[".button", ".mobile-menu-icon", ".symptoms-link", "summary", ".breadcrumb a"],
  ...[".footer-heading a", ".footer-office a", ".footer-social a", ".footer-links :is(a, button)"],
];

// As the design has it; WCAG 2.5.8 asks for 24.
test("main controls are at least 44 px high on a phone", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  const heights: Record<string, number[]> = {};
  for (const path of ["/", "/service/acne", "/contact-us", "/content/photo-consult"]) {
    await open(page, path);
    for (const control of controls) {
      const boxes = await boxesOf(page.locator(control).filter({ visible: true }));
      heights[control] ??= [];
      heights[control].push(...boxes.map(({ height }) => height));
    }
  }
  for (const [control, all] of Object.entries(heights)) {
    expect(all.length, control).toBeGreaterThan(0);
    expect(Math.min(...all), control).toBeGreaterThanOrEqual(43.5);
  }
});
