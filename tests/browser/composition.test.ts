import type { Page } from "@playwright/test";
import { gallery, galleryServices } from "#content";
import { accept, preventReload } from "../support/gallery.ts";
import { pageKinds, richestPages } from "../support/page-kinds.ts";
import { expect, open, test } from "../support/test.ts";

/* Line breaks, rows and target sizes, on one page per template and at the brief's viewports. */

test.use({ contextOptions: { reducedMotion: "reduce" } });

const widths = [360, 390, 768, 1024, 1440, 1920];

const service = richestPages.find((path) => path.startsWith("/service/")) ?? "/services";
const [category] = Object.keys(galleryServices);

async function openSettled(page: Page, path: string): Promise<void> {
  await preventReload(page);
  await open(page, path);
  await page.keyboard.press("Escape");
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator("html")).not.toHaveAttribute("data-styles", /.*/);
}

/** Returns leads whose last line has one or two words, and phone numbers that wrap. */
const findBadLines = () => {
  const linesOf = (element: Element) => {
    const lines: string[][] = [];
    let last = Number.NEGATIVE_INFINITY;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const match of (node.textContent ?? "").matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const [box] = range.getClientRects();
        if (!box) continue;
        if (box.top > last + box.height / 2) {
          lines.push([]);
          last = box.top;
        }
        lines.at(-1)?.push(match[0]);
      }
    }
    return lines;
  };
  const intros = [
    ...document.querySelectorAll(".hero-lead, .page-hero-lead p, p.section-lead, .section-lead p"),
  ].flatMap((intro) => {
    const lines = linesOf(intro);
    const isShort = lines.length > 1 && (lines.at(-1)?.length ?? 0) < 3;
    return isShort ? [`ends in "${lines.at(-1)?.join(" ")}"`] : [];
  });
  const phones: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const match of (node.textContent ?? "").matchAll(/\(\d{3}\)\s\d{3}-\d{4}/g)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) phones.push(`parts ${match[0]}`);
    }
  }
  return [...intros, ...phones];
};

for (const path of pageKinds) {
  test(`${path}: no intro ends in two words, and no phone number wraps`, async ({ page }) => {
    await openSettled(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(findBadLines), `${width} px`).toEqual([]);
    }
  });
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

test("links of the breadcrumb, the footer and its headings are 44 px high", async ({ page }) => {
  await openSettled(page, service);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const low = await page
      .locator(
        ".breadcrumb a, .footer-heading a, .footer summary, .footer-office a, .footer-social a, .footer-links :is(a, button)",
      )
      .evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility() && link.getBoundingClientRect().height < 44)
          .map((link) => link.textContent),
      );
    expect(low, `${width} px`).toEqual([]);
  }
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

for (const [motion, arrow, card] of [
  ["no-preference", "4px", "0px -2px"],
  ["reduce", "0px", "0px"],
] as const) {
  test(`with motion ${motion} arrows move by ${arrow} under the pointer`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await openSettled(page, "/");
    const moved = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part) => getComputedStyle(part).translate);
    await page.locator(".symptoms-link").first().hover();
    await expect.poll(() => moved(".symptoms-link svg")).toBe(arrow);
    await page.goto("/gallery-popup");
    await accept(page);
    await page.locator(".gallery-card").first().hover();
    await expect.poll(() => moved(".gallery-card")).toBe(card);
  });
}
