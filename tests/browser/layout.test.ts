import { preventGate } from "../support/gallery.ts";
import { setRootClasses } from "../support/layout.ts";
import { richestPages } from "../support/templates.ts";
import { expect, open, test } from "../support/test.ts";

/* Controls that nothing covers, at the viewports of phones, tablets and desktops. */

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the header's buttons and name keep to one line on a desktop", async ({ page }) => {
  await open(page, "/about");
  const broken = () =>
    page.locator(".header .button, .header .brand-name, .desktop-nav-link").evaluateAll((parts) =>
      parts
        .filter((part) => {
          if (!part.checkVisibility({ visibilityProperty: true })) return false;
          const range = document.createRange();
          range.selectNodeContents(part);
          const { height } = range.getBoundingClientRect();
          return height > 1.9 * Number.parseFloat(getComputedStyle(part).fontSize);
        })
        .map(({ textContent }) => textContent),
    );
  for (const className of ["", "large-text", "readable-font", "large-text dyslexia-font"]) {
    await setRootClasses(page, [className]);
    for (const width of [1024, 1216, 1280, 1366, 1440, 1536, 1600, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await broken(), `${className || "no setting"}, ${width} px`).toEqual([]);
    }
  }
});

test("words of 45 letters, as in a translation, leave no page or dialog", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/", "/content/photo-consult", "/contact-us"]) {
    await open(page, path);
    await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest("[translate=no], script, style")) continue;
        text.textContent = (text.textContent ?? "").replaceAll(/\p{L}{7,}/gu, "w".repeat(45));
      }
    });
    const excess = (selector: string) =>
      page.locator(selector).evaluate((part) => part.scrollWidth - part.clientWidth);
    expect(await excess("html"), path).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: "Book Online" }).first().click();
    await expect(page.locator(".booking-dialog")).toBeVisible();
    expect(await excess(".booking-dialog"), path).toBeLessThanOrEqual(0);
  }
});

test("the price cards fill their rows", async ({ page }) => {
  await open(page, "/content/financing-options");
  /** Returns how far each row ends from the edge of the cards' grid. */
  const gaps = () =>
    page.locator(".financing-offers").evaluate((grid) => {
      const { right } = grid.getBoundingClientRect();
      const ends: Record<number, number> = {};
      for (const card of grid.children) {
        const box = card.getBoundingClientRect();
        ends[box.top] = Math.round(right - box.right);
      }
      return Object.values(ends).filter(Boolean);
    });
  for (const className of ["", "large-text"]) {
    await setRootClasses(page, [className]);
    for (const width of [360, 700, 1000, 1023, 1100, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await gaps(), `${className || "no setting"}, ${width} px`).toEqual([]);
    }
  }
});

/** Returns text and controls that the button overlaps in the header, or below it if it floats. */
const underButton = () => {
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
  return [...root.querySelectorAll("a, button, summary, input, iframe, p, h1, h2, h3, li, dd")]
    .filter((part) => part !== button && !part.contains(button))
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .filter((part) => !part.closest(".visually-hidden, .skip-link, .press-strip-window"))
    .filter((part) => [...part.getClientRects()].some(hits))
    .map((part) => part.outerHTML.slice(0, 80));
};

for (const path of ["/", "/schedule"]) {
  test(`the floating button covers nothing on ${path}`, async ({ page }) => {
    await open(page, path);
    for (const className of ["", "large-text dyslexia-font"]) {
      await setRootClasses(page, [className]);
      for (const [width, height] of [
        [320, 256],
        [390, 844],
        [1279, 800],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const part of [0, 0.37, 1]) {
          const state = `${className} ${width} px, at ${part * 100} %`;
          await page.evaluate((part) => {
            scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight));
          }, part);
          expect(await page.evaluate(underButton), state).toEqual([]);
          // With large text on a small screen, the header is not sticky.
          if (width > 384 || !className)
            await expect(page.locator(".accessibility-panel-button"), state).toBeInViewport({
              ratio: 1,
            });
        }
      }
    }
  });
}

/** Scrolls through the page, and returns the controls that something covers wherever they stand. */
async function coveredControls(): Promise<string[]> {
  const all = [...document.querySelectorAll<HTMLElement>("a[href], button, summary, input")];
  const seen = { visibilityProperty: true };
  const unreached = new Set(
    all.filter((each) => each.checkVisibility(seen) && !each.closest(".skip-link, .press-strip")),
  );
  const isHit = (part: Element) =>
    // A link in two lines has two boxes.
    [...part.getClientRects()].some(({ left, top, width, height }) => {
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && part.contains(hit);
    });
  const removeReached = async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (const each of unreached) {
      const labels = each instanceof HTMLInputElement ? (each.labels ?? []) : [];
      if ([each, ...labels].some(isHit)) unreached.delete(each);
    }
  };
  for (let top = 0; top <= document.documentElement.scrollHeight; top += innerHeight / 3) {
    scrollTo({ top, behavior: "instant" });
    await removeReached();
  }
  // In lists that scroll by themselves.
  for (const each of unreached) {
    each.scrollIntoView({ block: "center", behavior: "instant" });
    await removeReached();
  }
  // An island may have replaced some.
  const seenStill = [...unreached].filter((each) => each.checkVisibility(seen));
  return seenStill.map((each) => each.outerHTML.slice(0, 120));
}

for (const path of richestPages) {
  test(`a pointer reaches every control of ${path}`, async ({ page }) => {
    await preventGate(page);
    for (const width of [320, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await open(page, path);
      await page.locator("main details:not([open]) > summary").evaluateAll((all) => {
        for (const each of all) (each as HTMLElement).click();
      });
      expect(await page.evaluate(coveredControls), `${width} px`).toEqual([]);
    }
  });
}
