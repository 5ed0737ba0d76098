import type { Locator } from "@playwright/test";

type Box = { left: number; top: number; right: number; bottom: number };

/** A named part of a page, as laid out by the browser. */
export type RawPart = {
  /** The parent's index in the list; -1 for the root. */
  parent: number;
  name: string;
  box: Box;
  /** The box with wider letters: measures that differ depend on the text. */
  wideBox: Box;
  /** Positioned by the text before it. */
  inText: boolean;
  /** Height depends on text. */
  words: boolean;
  /** An SVG or image that paints nothing, or a sealed part without any. */
  empty: boolean;
  style: Record<string, string>;
};

/** No motion, no `content-visibility`, no scrollbar gutter. */
const still = `
  html { scrollbar-gutter: auto !important; }
  *, ::before, ::after {
    transition: none !important;
    animation: none !important;
    content-visibility: visible !important;
    scroll-behavior: auto !important;
  }
`;
const wide = `${still} * { letter-spacing: 0.25em !important; }`;

/** Elements that are parts, as are elements with a class and items of flex and grid containers. */
const tags =
  "header, footer, main, nav, section, article, aside, form, fieldset, legend, dialog, h1, h2, h3, h4, h5, h6, p, ul, ol, li, dl, dt, dd, table, tr, th, td, figure, figcaption, blockquote, address, details, summary, a, button, input, textarea, select, label, output, img, svg, iframe, video, hr";
/** Pictures, and boxes of another site's frame, which loads when it will. */
const drawn = "svg, iframe, video, :has(> iframe, > [data-island] > iframe)";

/** What the page's functions pass on: an element, its parent's index, whether it has no parts. */
type Found = { element: Element; parent: number; isSealed: boolean };

/* The following functions run in the page, so that they use nothing of this module. */

/** Collects the visible parts below an element. The viewport is the first part and its parent. */
function collectParts(root: Element, { tags, drawn }: { tags: string; drawn: string }): Found[] {
  const found: Found[] = [
    { element: document.documentElement, parent: -1, isSealed: false },
    { element: root, parent: 0, isSealed: false },
  ];
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const isDot = width < 2 && height < 2;
    const isFlat = width <= 0 || height <= 0;
    const visible = { opacityProperty: true, visibilityProperty: true };
    return !isDot && !isFlat && element.checkVisibility(visible);
  };
  /** Content that is wider than its clipped box moves. */
  const isClipped = (element: Element) =>
    getComputedStyle(element).overflowX === "hidden" && element.scrollWidth > element.clientWidth;
  const collect = (element: Element, parent: number) => {
    // Text for screen readers and the skip link are clipped to nothing.
    if (element.matches("dialog") || getComputedStyle(element).clipPath === "inset(50%)") return;
    const { parentElement } = element;
    const isItem = parentElement && /flex|grid/.test(getComputedStyle(parentElement).display);
    const isNamed = element.matches(tags) || element.classList.length > 0 || isItem;
    const isSealed = element.matches(drawn) || isClipped(element);
    const at = isNamed && isSeen(element) ? found.push({ element, parent, isSealed }) - 1 : parent;
    if (!isSealed) for (const child of element.children) collect(child, at);
  };
  for (const child of root.children) collect(child, 1);
  return found;
}

function readBoxes(found: readonly Found[]): string {
  const boxes = found.map(({ element, parent }): Box => {
    if (parent < 0) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  });
  // Transferring one string takes a third of the time of an object.
  return JSON.stringify(boxes);
}

/** Reads the name of each part, and what its text and pictures are like. */
function readContents(found: readonly Found[]): string {
  const isEmpty = (element: Element, isSealed = false): boolean => {
    if (element instanceof HTMLImageElement) return element.naturalWidth === 0;
    if (element instanceof SVGSVGElement) {
      const { width, height } = element.getBBox();
      return width + height === 0;
    }
    if (!isSealed || element.matches("iframe, video")) return false;
    const inside = [...element.querySelectorAll("svg, img, iframe, li, p")];
    return !inside.some((it) => it.checkVisibility() && !isEmpty(it));
  };
  const isOneLine = (element: Element) =>
    element.matches("button, .button") &&
    element.clientHeight < 4 * Number.parseFloat(getComputedStyle(element).fontSize);
  const isInText = (element: Element) => {
    const { display } = getComputedStyle(element);
    if (display === "inline") return !element.matches("svg, img, iframe, video");
    const siblings = [...(element.parentNode?.childNodes ?? [])];
    const isBesideText = siblings.some((it) => it instanceof Text && it.data.trim() !== "");
    return display.startsWith("inline") && isBesideText;
  };
  const nameOf = (element: Element) => {
    // Content may choose the icon, and the current link differs per page.
    const classes = [...element.classList].filter((name) => name !== "active");
    const most = element instanceof SVGElement ? 1 : classes.length;
    return [element.localName, ...classes.slice(0, most)].join(".");
  };
  const contents = found.map(({ element, isSealed }) => ({
    name: nameOf(element),
    inText: isInText(element),
    words: !isSealed && !isOneLine(element) && element.textContent?.trim() !== "",
    empty: isEmpty(element, isSealed),
  }));
  return JSON.stringify(contents);
}

function readStyles(found: readonly Found[]): string {
  const border = (style: CSSStyleDeclaration) => {
    const sides = ["top", "right", "bottom", "left"].filter(
      (side) =>
        Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
        style.getPropertyValue(`border-${side}-style`) !== "none",
    );
    return [...new Set(sides.map((side) => style.getPropertyValue(`border-${side}-color`)))];
  };
  const styles = found.map(({ element }) => {
    const style = getComputedStyle(element);
    return {
      color: style.color,
      background: style.backgroundColor,
      image: style.backgroundImage,
      border: border(style).join(" | "),
      radius: style.borderStartStartRadius,
      family: style.fontFamily,
      size: style.fontSize,
      weight: style.fontWeight,
      slant: style.fontStyle,
      leading: style.lineHeight,
      align: style.textAlign,
    };
  });
  return JSON.stringify(styles);
}

function addSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}

function removeSheet(sheet: CSSStyleSheet): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
}

/** Reads every visible part below an element, which comes second, after the viewport. */
export async function readParts(root: Locator): Promise<RawPart[]> {
  const sheet = await root.evaluateHandle(addSheet);
  const apply = (css: string) => sheet.evaluate((it, text) => it.replaceSync(text), css);
  await apply(still);
  const found = await root.evaluateHandle(collectParts, { tags, drawn });
  const boxes = JSON.parse(await found.evaluate(readBoxes)) as Box[];
  await apply(wide);
  const wideBoxes = JSON.parse(await found.evaluate(readBoxes)) as Box[];
  await apply(still);
  type Contents = Pick<RawPart, "name" | "inText" | "words" | "empty">;
  const contents = JSON.parse(await found.evaluate(readContents)) as Contents[];
  const styles = JSON.parse(await found.evaluate(readStyles)) as RawPart["style"][];
  const parents = await found.evaluate((all) => all.map(({ parent }) => parent));
  await sheet.evaluate(removeSheet);
  await Promise.all([sheet.dispose(), found.dispose()]);
  return contents.map((content, index) => ({
    ...content,
    parent: parents[index] ?? -1,
    box: boxes[index] as Box,
    wideBox: wideBoxes[index] as Box,
    style: styles[index] ?? {},
  }));
}
