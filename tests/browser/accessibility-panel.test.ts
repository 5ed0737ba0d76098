import type { Page } from "@playwright/test";
import { settingsKey } from "../../app/storage-keys.ts";
import { expect, hydrated, open, test } from "../support/test.ts";

test.describe.configure({ timeout: 120_000 });

const settings = [
  { label: "High Contrast", name: "highContrast", className: "high-contrast" },
  { label: "Large Text", name: "largeText", className: "large-text" },
  { label: "Dyslexia Font", name: "dyslexiaFont", className: "dyslexia-font" },
  { label: "Readable Font", name: "readableFont", className: "readable-font" },
];

const panelOf = (page: Page) => page.getByRole("dialog", { name: "Accessibility" });
const floating = (page: Page) => page.locator(".accessibility-panel-button");
const rootClasses = (page: Page) => page.locator("html").evaluate((root) => [...root.classList]);
const fromFooter = (page: Page) =>
  page.locator("footer .footer-button", { hasText: /^Accessibility$/ });

async function openPanel(page: Page, path = "/services") {
  await open(page, path);
  await floating(page).click();
  await expect(panelOf(page).getByRole("button", { name: "Close" })).toBeFocused();
}

test("each setting changes its class and says so for one second", async ({ page }) => {
  await page.clock.install();
  await openPanel(page);
  const spoken = panelOf(page).locator('[aria-live="polite"]');
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const { label, className } of settings) {
    const toggle = panelOf(page).getByRole("switch", { name: label, exact: true });
    await expect(toggle).not.toBeChecked();
    await toggle.click();
    await expect(toggle).toBeChecked();
    await expect(spoken).toHaveText(`${label} enabled`);
    expect(await rootClasses(page)).toContain(className);
    await page.clock.runFor(990);
    await expect(spoken).toHaveText(`${label} enabled`);
    await page.clock.runFor(20);
    await expect(spoken).toBeEmpty();
  }
  await panelOf(page).getByRole("switch", { name: "Large Text" }).click();
  await expect(spoken).toHaveText("Large Text disabled");
  expect(await rootClasses(page)).not.toContain("large-text");
  await panelOf(page).getByRole("button", { name: "Reset All Settings" }).click();
  await expect(spoken).toHaveText("All settings disabled");
  expect(await rootClasses(page)).toEqual([]);
  for (const { label } of settings) {
    await expect(panelOf(page).getByRole("switch", { name: label })).not.toBeChecked();
  }
});

test("settings persist, apply before first paint, and sync between tabs", async ({ page }) => {
  await openPanel(page);
  const other = await page.context().newPage();
  await open(other, "/about");
  for (const { label } of settings)
    await panelOf(page).getByRole("switch", { name: label }).click();
  const all = settings.map(({ className }) => className);
  await expect.poll(() => rootClasses(other)).toEqual(all);

  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      document.documentElement.dataset["atBody"] = document.documentElement.className;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, "/testimonials");
  await expect(page.locator("html")).toHaveAttribute("data-at-body", all.join(" "));
  expect(await rootClasses(page)).toEqual(all);
  await fromFooter(page).click();
  await panelOf(page).getByRole("button", { name: "Reset All Settings" }).click();
  await expect.poll(() => rootClasses(other)).toEqual([]);
});

test("tolerates malformed stored settings", async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '"null'), settingsKey);
  await open(page, "/services");
  expect(await rootClasses(page)).toEqual([]);
});

test("without storage, settings last until the page unloads", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("refused", "SecurityError");
      },
    });
  });
  await openPanel(page);
  await panelOf(page).getByRole("switch", { name: "High Contrast" }).click();
  await page.keyboard.press("Escape");
  await page.evaluate(() => {
    location.hash = "main";
  });
  await fromFooter(page).click();
  await expect(panelOf(page).getByRole("switch", { name: "High Contrast" })).toBeChecked();
  expect(await rootClasses(page)).toEqual(["high-contrast"]);
  await page.keyboard.press("Escape");
  await page.getByRole("contentinfo").getByRole("link", { name: "Testimonials" }).click();
  await expect(page).toHaveURL("/testimonials");
  await hydrated(page);
  expect(await rootClasses(page)).toEqual([]);
  await fromFooter(page).click();
  await expect(panelOf(page).getByRole("switch", { name: "High Contrast" })).not.toBeChecked();
});

test("each font loads only with its setting, which also adds spacing", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/(dyslexia|readable)-\d+-?[^/]*\.woff2$/.exec(request.url()) ?? [];
    if (name) fonts.push(name);
  });
  await openPanel(page);
  const text = page.locator(".page-hero-lead p");
  const style = () =>
    text.evaluate((element) => {
      const { lineHeight, fontSize, letterSpacing, wordSpacing } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      return {
        line: Number.parseFloat(lineHeight) / size,
        letter: Number.parseFloat(letterSpacing) || 0,
        word: Number.parseFloat(wordSpacing) || 0,
      };
    });
  const before = await style();
  expect(fonts).toEqual([]);
  for (const [label, name] of [
    ["Readable Font", "readable"],
    ["Dyslexia Font", "dyslexia"],
  ] as const) {
    await panelOf(page).getByRole("switch", { name: label }).click();
    await expect.poll(() => fonts).toContain(name);
    const after = await style();
    for (const part of ["line", "letter", "word"] as const) {
      expect(after[part], `${label}: ${part}`).toBeGreaterThan(before[part]);
    }
    expect(fonts.every((font) => font === name)).toBe(true);
    await panelOf(page).getByRole("switch", { name: label }).click();
    fonts.length = 0;
  }
});

test("opens and closes by keyboard, and returns focus", async ({ page }) => {
  await open(page, "/services");
  await fromFooter(page).focus();
  await page.keyboard.press("Enter");
  const close = panelOf(page).getByRole("button", { name: "Close" });
  await expect(close).toBeFocused();
  for (const { label } of settings) {
    await page.keyboard.press("Tab");
    await expect(panelOf(page).getByRole("switch", { name: label })).toBeFocused();
  }
  await page.keyboard.press("Space");
  await expect(panelOf(page).getByRole("switch", { name: "Readable Font" })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(panelOf(page).getByRole("switch", { name: "Readable Font" })).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(panelOf(page)).toBeHidden();
  await expect(fromFooter(page)).toBeFocused();

  // The floating button works at any scroll position.
  await page.evaluate(() => scrollTo(0, 900));
  await floating(page).focus();
  await expect(floating(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(close).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(panelOf(page), "an open panel never hides what has focus").toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu opens the panel, and focus returns to the menu's button", async ({ page }) => {
    await open(page, "/services");
    await page.getByRole("button", { name: "Menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await drawer.getByRole("button", { name: "Accessibility" }).click();
    await expect(drawer).toBeHidden();
    await expect(panelOf(page).getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panelOf(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
  });
});

test.describe("the floating button covers nothing", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  /** Returns text and controls that the button overlaps. */
  const covered = () => {
    const button = document.querySelector(".accessibility-panel-button") as HTMLElement;
    const spot = button.getBoundingClientRect();
    // The header covers what scrolls under it, and reserves space for the button.
    const header = getComputedStyle(button).position === "fixed" ? null : button.closest("header");
    const root = header ?? document.body;
    const hits = (box: DOMRect) =>
      box.left < spot.right &&
      box.right > spot.left &&
      box.top < spot.bottom &&
      box.bottom > spot.top;
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest(".visually-hidden, .skip-link, noscript, svg");
    const found: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent || !seen(parent)) continue;
      // Clipped content cannot be covered.
      if (parent.closest(".press-strip-window")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some(hits)) found.push(node.textContent.slice(0, 40));
    }
    const controls =
      "a, button, summary, input, select, textarea, label, iframe, .press-strip-window";
    for (const control of root.querySelectorAll(controls)) {
      if (control === button || !seen(control)) continue;
      if (hits(control.getBoundingClientRect())) found.push(control.outerHTML.slice(0, 80));
    }
    return found;
  };

  /** Returns controls that the button overlaps while they have focus (WCAG 2.4.11). */
  const coveredByFocus = () => {
    const button = document.querySelector(".accessibility-panel-button") as HTMLElement;
    return [
      ...document.querySelectorAll<HTMLElement>("main a, main button, footer a, footer button"),
    ]
      .filter((control) => {
        if (!control.checkVisibility({ visibilityProperty: true })) return false;
        control.focus();
        const [a, b] = [control.getBoundingClientRect(), button.getBoundingClientRect()];
        return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
      })
      .map((control) => control.outerHTML.slice(0, 80));
  };

  for (const path of ["/", "/service/acne", "/content/photo-consult", "/schedule"]) {
    test(path, async ({ page }) => {
      await open(page, path);
      for (const className of ["", "large-text", "large-text dyslexia-font"]) {
        await page.locator("html").evaluate((root, name) => {
          root.setAttribute("class", name);
        }, className);
        for (const [width, height] of [
          [320, 256],
          [360, 640],
          [390, 844],
          [768, 1024],
          [1279, 800],
          [1280, 800],
          [1440, 900],
          [1600, 900],
          [1920, 1080],
        ] as const) {
          await page.setViewportSize({ width, height });
          for (const part of [0, 0.13, 0.37, 0.61, 1]) {
            const state = `${className} ${width} px, at ${part * 100} %`;
            await page.evaluate((part) => {
              scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight));
            }, part);
            expect(await page.evaluate(covered), state).toEqual([]);
            // With large text on a small screen, the header is not sticky.
            const isRoomy = width > 384 || !className.includes("dyslexia");
            if (isRoomy) await expect(floating(page), state).toBeInViewport({ ratio: 1 });
          }
          expect(await page.evaluate(coveredByFocus), `${className} ${width} px, focus`).toEqual(
            [],
          );
        }
      }
    });
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("offers no settings", async ({ page }) => {
    await page.goto("/services");
    await expect(page.getByText("Accessibility statement")).toBeVisible();
    await expect(fromFooter(page)).toBeHidden();
    await expect(floating(page)).toBeHidden();
  });
});
