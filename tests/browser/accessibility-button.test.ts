import { expect, open, test } from "../support/test.ts";

test.describe.configure({ timeout: 120_000 });

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
            if (isRoomy)
              await expect(page.locator(".accessibility-panel-button"), state).toBeInViewport({
                ratio: 1,
              });
          }
          expect(await page.evaluate(coveredByFocus), `${className} ${width} px, focus`).toEqual(
            [],
          );
        }
      }
    });
  }
});
