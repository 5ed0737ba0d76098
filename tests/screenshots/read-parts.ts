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
  /** An SVG or image that paints nothing. */
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
/** Elements with `display: contents`. */
const boxless = ".island";
/** Hidden elements, overlays, and the self-positioned button. */
const skipped = ".visually-hidden, .skip-link, dialog, .accessibility-panel-button";
/** Parts whose content is drawn, moves, or loads lazily. */
const sealed = "svg, iframe, video, .press-strip-window, .office-map, .booking-frame";

export const readOptions = { still, wide, tags, boxless, skipped, sealed };

/** Runs in the page: reads every visible part below an element and returns `RawPart[]` as JSON. */
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
  // The viewport is the first part and the root's parent.
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
    // Content may choose the icon, and the current link differs per page.
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
  // Transferring one string takes a third of the time of an object.
  return JSON.stringify(parts);
}
