import type { Locator, Page } from "@playwright/test";
import { expect, waitForLayout } from "./test.ts";
import { waitForFrames } from "./wait.ts";

/** Returns where something visible stands, in px from the corner of the viewport. */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part}: expected something visible, found none`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Returns where each of several elements stands, also of unseen ones. */
export const boxesOf = (parts: Locator) =>
  parts.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));

/** Elements that scroll or clip on purpose. */
const exempt = ".press-strip, svg, .scene-image, dialog, .desktop-nav, .visually-hidden,.skip-link";

/** Returns the visible elements that overflow the viewport, or a container that clips. */
function findOverflow(exempt: string): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const elements = [...document.querySelectorAll("main *, header *, footer *")].filter(
    (element) => !element.closest(exempt) && element.checkVisibility(),
  );
  const nameOf = (element: Element) =>
    `${element.tagName}.${element.getAttribute("class")}: ${element.textContent?.slice(0, 40)}`;
  const isWide = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > clientWidth + 1 || left < -1);
  };
  const isClipped = (element: Element) => {
    if (!(element instanceof HTMLElement) || element.matches("iframe, .office-map")) return false;
    if (!/hidden|clip/.test(getComputedStyle(element).overflow)) return false;
    if (element.closest(".testimonial:has([aria-expanded='false'])")) return false;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
  };
  const wide = elements.filter(isWide);
  // Scenes are cropped on purpose.
  const scenes = [...document.querySelectorAll<HTMLElement>("main .scene-image")];
  for (const scene of scenes) scene.style.display = "none";
  const clipped = elements.filter(isClipped);
  for (const scene of scenes) scene.style.display = "";
  return [
    ...(scrollWidth > clientWidth ? [`the page scrolls to ${scrollWidth} px`] : []),
    ...wide.map((element) => `wide ${nameOf(element)}`),
    ...clipped.map((element) => `clipped ${nameOf(element)}`),
  ];
}

/** Returns the words in two lines, unless they are hyphenated, an address or a name in code. */
function findBrokenWords(exempt: string): string[] {
  const broken: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement as Element;
    if (parent.closest(`${exempt}, code`) || !parent.checkVisibility()) continue;
    if (getComputedStyle(parent).hyphens === "auto") continue;
    const words = (text as Text).data.matchAll(/(?<!\S)[\p{L}\d’]+(?=[,;:!?]?(?:\s|$))/gu);
    for (const { 0: word, index } of words) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [first, ...others] = range.getClientRects();
      if (others.some(({ top }) => first && top > first.bottom - 2)) broken.push(`broken ${word}`);
    }
  }
  return broken;
}

/** Asserts no overflow of the viewport or of clipping containers (WCAG 1.4.10, 1.4.4). */
export async function expectWithinWidth(page: Page, state: string): Promise<void> {
  await waitForLayout(page);
  const overflowing = await page.evaluate(findOverflow, exempt);
  const broken = await page.evaluate(findBrokenWords, exempt);
  expect([...overflowing, ...broken], state).toEqual([]);
}

/** Sets the only constructed style sheet, as a user style sheet would; the policy blocks style elements. */
export const setStyleSheet = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** The text spacing that content must support (WCAG 1.4.12). */
export const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Gives the page display settings, by their classes, in place of those that it has. */
export const setRootClasses = (page: Page, names: readonly string[]): Promise<void> =>
  page
    .locator("html")
    .evaluate((root, value) => root.setAttribute("class", value), names.join(" "));

type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Returns the sum of all layout shifts of a visit, and what moved from where. */
export async function layoutShifts(page: Page): Promise<{ sum: number; moved: string }> {
  await waitForFrames(page);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as Shift[];
    const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round);
    const lines = shifts.flatMap(({ value, startTime, sources }) =>
      sources.map(
        ({ node, previousRect, currentRect }) =>
          `${value.toFixed(3)} at ${Math.round(startTime)} ms: ${node?.nodeName} ${node?.className} from ${box(previousRect)} to ${box(currentRect)}`,
      ),
    );
    return { sum: shifts.reduce((sum, { value }) => sum + value, 0), moved: lines.join("\n") };
  });
}
