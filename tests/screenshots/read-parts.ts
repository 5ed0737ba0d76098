type Box = { left: number; top: number; right: number; bottom: number };

/** One named part of a page as the browser laid it out. */
export type RawPart = {
  /** Where its parent part stands in the list; -1 for the root. */
  parent: number;
  name: string;
  box: Box;
  /** Its box when every letter is wider: what differs is decided by the words. */
  wideBox: Box;
  /** It stands where the words before it end. */
  inText: boolean;
  /** Its height is decided by words. */
  words: boolean;
  /** A figure that paints nothing. */
  empty: boolean;
  style: Record<string, string>;
};

/** The page holds still, everything in it has a box, and a locked page keeps no place for a scrollbar. */
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

/** Elements that are parts; so is every element with a class, and every item of a row or grid. */
const tags =
  "header, footer, main, nav, section, article, aside, form, fieldset, legend, dialog, h1, h2, h3, h4, h5, h6, p, ul, ol, li, dl, dt, dd, table, tr, th, td, figure, figcaption, blockquote, address, details, summary, a, button, input, textarea, select, label, output, img, svg, iframe, video, hr";
/** Elements that have no box of their own. */
const boxless = ".island, .drawing";
/** What nobody sees, what opens over the page, and the button that looks for a free place itself. */
const skipped = ".visually-hidden, .skip-link, dialog, .accessibility-panel-button";
/** Parts whose inside is drawn, moves, or comes when it is near. */
const sealed = "svg, iframe, video, .press-strip-window, .office-map, .booking-frame";

export const readOptions = { still, wide, tags, boxless, skipped, sealed };

/** Runs in the page: reads every visible part below an element. Returns `RawPart[]` as JSON. */
export function readParts(
  root: Element,
  { still, wide, tags, boxless, skipped, sealed }: typeof readOptions,
): string {
  const sheet = new CSSStyleSheet();
  const others = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...others, sheet];
  sheet.replaceSync(still);

  const elements: Element[] = [];
  const parents: number[] = [];
  const isSeen = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (right - left < 2 && bottom - top < 2) return false;
    return (
      right > left &&
      bottom > top &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  const displayOf = (element: Element) => getComputedStyle(element).display;
  const collect = (element: Element, parent: number) => {
    if (element.matches(skipped)) return;
    let at = parent;
    const isItem = element.parentElement && /flex|grid/.test(displayOf(element.parentElement));
    const isNamed = element.matches(tags) || element.classList.length > 0 || isItem;
    if (isNamed && !element.matches(boxless) && isSeen(element)) {
      at = elements.push(element) - 1;
      parents.push(parent);
    }
    if (element.matches(sealed)) return;
    for (const child of element.children) collect(child, at);
  };
  // The window is the first part, and the root stands in it.
  elements.push(document.documentElement, root);
  parents.push(-1, 0);
  for (const child of root.children) collect(child, 1);

  const boxes = () =>
    elements.map((element, index) => {
      if (index === 0) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    });
  const read = boxes();
  sheet.replaceSync(wide);
  const widened = boxes();
  sheet.replaceSync(still);

  const isEmpty = (element: Element): boolean => {
    if (element instanceof HTMLImageElement) return element.naturalWidth === 0;
    if (element instanceof SVGSVGElement) {
      const { width, height } = element.getBBox();
      return width + height === 0;
    }
    if (!element.matches(sealed) || element.matches("iframe, video")) return false;
    const inside = [...element.querySelectorAll("svg, img, iframe, li, p")];
    return !inside.some((it) => isSeen(it) && !isEmpty(it));
  };
  const isOneLine = (element: Element) =>
    element.matches("button, .button") &&
    element.clientHeight < 4 * Number.parseFloat(getComputedStyle(element).fontSize);
  const hasWords = (element: Element) =>
    !element.matches(sealed) && !isOneLine(element) && element.textContent?.trim() !== "";
  const isInText = (element: Element) =>
    (displayOf(element) === "inline" && !element.matches("svg, img, iframe, video")) ||
    (displayOf(element).startsWith("inline") &&
      [...(element.parentNode?.childNodes ?? [])].some(
        (node) => node instanceof Text && node.data.trim() !== "",
      ));
  const border = (style: CSSStyleDeclaration) => {
    const sides = ["top", "right", "bottom", "left"].filter(
      (side) =>
        Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
        style.getPropertyValue(`border-${side}-style`) !== "none",
    );
    return [...new Set(sides.map((side) => style.getPropertyValue(`border-${side}-color`)))];
  };
  const parts = elements.map((element, index): RawPart => {
    const style = getComputedStyle(element);
    // Which icon it is may be for the content to say; which link is current is so on one page each.
    const classes = [...element.classList]
      .filter((name) => name !== "active")
      .slice(0, element instanceof SVGElement ? 1 : undefined);
    return {
      parent: parents[index] ?? -1,
      name: [element.localName, ...classes].join("."),
      box: read[index] as Box,
      wideBox: widened[index] as Box,
      inText: isInText(element),
      words: hasWords(element),
      empty: isEmpty(element),
      style: {
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
      },
    };
  });

  document.adoptedStyleSheets = others;
  // One string crosses to the test in a third of the time of its parts.
  return JSON.stringify(parts);
}
