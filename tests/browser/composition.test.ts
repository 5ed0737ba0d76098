import type { Page } from "@playwright/test";
import { gallery, galleryServices } from "#content";
import { accept, drawn, preventReload } from "../support/gallery.ts";
import { obscured } from "../support/layout.ts";
import { expect, open, test } from "../support/test.ts";

/* Line breaks, rows and unobstructed controls at the brief's viewports. */

test.use({ contextOptions: { reducedMotion: "reduce" } });

const widths = [360, 390, 768, 1024, 1440, 1920];

const [category] = Object.keys(galleryServices);

async function openSettled(page: Page, path: string): Promise<void> {
  await preventReload(page);
  await open(page, path);
  await page.keyboard.press("Escape");
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator("html")).not.toHaveAttribute("data-styles", /.*/);
}

test("no line of a breadcrumb on two lines begins with a slash", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, "/provider/robin-sample-md");
  const items = page.locator(".breadcrumb-list li");
  const lines = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().y));
  expect(new Set(lines).size).toBeGreaterThan(1);
  const before = await items.evaluateAll((all) =>
    all.map((item) => {
      const text = item.firstElementChild?.getBoundingClientRect();
      return Math.round((text?.x ?? 0) - item.getBoundingClientRect().x);
    }),
  );
  expect(before).toEqual(before.map(() => 0));
});

test("name, facts and symptoms above the fold keep their rows", async ({ page }) => {
  await openSettled(page, "/");
  const topsOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((parts) => new Set(parts.map((part) => part.getBoundingClientRect().top)).size);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await topsOf(".hero-facts > li"), `rows of facts, ${width} px`).toBe(1);
    const heights = await page
      .locator(".symptoms-link")
      .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
    expect(new Set(heights).size, `heights of the worries, ${width} px`).toBe(1);
    const isAlone = await page.locator(".header .brand-name").evaluate((name) => {
      const tops: number[] = [];
      const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          tops.push(Math.round(range.getBoundingClientRect().top));
        }
      }
      return tops.length > 2 && tops.at(-1) !== tops.at(-2);
    });
    expect(isAlone, `the degree in a line of its own, ${width} px`).toBe(false);
  }
});

test("no line of a category's title starts with the dash", async ({ page }) => {
  for (const { id } of gallery) {
    await openSettled(page, `/gallery/${id}`);
    for (const width of [320, 360, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const isFirst = await page.locator("h1").evaluate((heading) => {
        const text = heading.firstChild as Text;
        const leftOf = (start: number) => {
          const range = document.createRange();
          range.setStart(text, start);
          range.setEnd(text, start + 1);
          return range.getBoundingClientRect().left;
        };
        return leftOf(text.data.indexOf(" -") + 1 || text.data.indexOf("-")) <= leftOf(0) + 1;
      });
      expect(isFirst, `${id}, ${width} px`).toBe(false);
    }
  }
});

test("no card of the gallery is alone in its row, however many there are", async ({ page }) => {
  await page.goto("/gallery-popup");
  await accept(page);
  await expect(page.locator(".gallery-card").first()).toBeVisible();
  for (const count of [4, 5, 6, 7, 8, 9]) {
    await page.locator(".gallery-cards").evaluate((list, count) => {
      while (list.childElementCount < count) list.append(list.children[0]?.cloneNode(true) ?? "");
    }, count);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await page
        .locator(".gallery-card")
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
      const isAlone = new Set(tops).size < tops.length && tops.at(-1) !== tops.at(-2);
      expect(isAlone, `${count} cards, ${width} px`).toBe(false);
    }
  }
});

test("the booking prompt is distinct from the footer", async ({ page }) => {
  await openSettled(page, `/gallery/${category}`);
  const [prompt, footer] = await page.evaluate(() =>
    [".booking-prompt", ".footer"].map((selector) => {
      const part = document.querySelector(selector) as Element;
      return getComputedStyle(part).backgroundColor;
    }),
  );
  expect(prompt).not.toBe(footer);
  const { title, path } = galleryServices[category ?? ""] ?? { title: "a service", path: "" };
  const related = page.locator(".booking-prompt").getByRole("link", { name: title });
  await expect(related).toHaveAttribute("href", path);
});

test.describe("on the error page", () => {
  test.use({ expectedConsole: /status of 404/ });

  test("no hill covers a link", async ({ page }) => {
    await open(page, "/missing");
    const ways = page.locator(".error-page-ways").locator("a, button");
    await expect(ways).toHaveCount(4);
    for (const [width, height] of [
      [390, 1400],
      [768, 1024],
      [1024, 768],
      [1280, 800],
      [1366, 768],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await obscured(ways), `${width} px`).toEqual([]);
    }
  });
});

test("the lightbox keeps its buttons visible", async ({ page }) => {
  await open(page, "/gallery/acne-scars");
  await accept(page);
  await drawn(page);
  await page.locator(".gallery-open").first().click();
  const actions = page.locator(".gallery-lightbox-actions button");
  const compare = page.getByRole("button", { name: "Compare with a slider" });
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await obscured(actions), `${width} px, side by side`).toEqual([]);
    await compare.click();
    expect(await obscured(actions), `${width} px, compared`).toEqual([]);
    await compare.click();
  }
});

test("the header's buttons and name keep to one line on a desktop", async ({ page }) => {
  await open(page, "/about");
  const root = page.locator("html");
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
    await root.evaluate((html, name) => html.setAttribute("class", name), className);
    for (const width of [1024, 1216, 1280, 1366, 1440, 1536, 1600, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await broken(), `${className || "no setting"}, ${width} px`).toEqual([]);
    }
  }
});

test.describe("the floating button", () => {
  /** Returns text and controls that the button overlaps in the header, or below it if it floats. */
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
    return [...root.querySelectorAll("a, button, summary, input, iframe, p, h1, h2, h3, li, dd")]
      .filter((part) => part !== button && !part.contains(button))
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .filter((part) => !part.closest(".visually-hidden, .skip-link, .press-strip-window"))
      .filter((part) => [...part.getClientRects()].some(hits))
      .map((part) => part.outerHTML.slice(0, 80));
  };

  for (const path of ["/", "/schedule"]) {
    test(`covers nothing on ${path}`, async ({ page }) => {
      await open(page, path);
      for (const className of ["", "large-text dyslexia-font"]) {
        await page.locator("html").evaluate((root, name) => {
          root.setAttribute("class", name);
        }, className);
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
            expect(await page.evaluate(covered), state).toEqual([]);
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
});
