/** How far from the button content may come, and how far apart the probes stand (CSS pixels). */
const margin = 4;
const step = 12;
/** How long the page must rest before the button comes back (milliseconds). */
const rest = 250;

const content =
  "a, button, summary, input, select, textarea, label, iframe, img, video, [role='img']";

function intersects(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

function holdsContent(element: Element, spot: DOMRect): boolean {
  if (element.closest(content)) return true;
  if (element.closest("svg")) return false;
  const hasText = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
  if (!hasText) return false;
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()].some((line) => intersects(line, spot));
}

/** Whether no text, control or picture lies under an element that floats above the page. */
export function isClear(floating: Element): boolean {
  const { left, top, width, height } = floating.getBoundingClientRect();
  const spot = new DOMRect(left - margin, top - margin, width + 2 * margin, height + 2 * margin);
  for (let x = spot.left; x <= spot.right; x += step) {
    for (let y = spot.top; y <= spot.bottom; y += step) {
      const below = document
        .elementsFromPoint(Math.min(x, innerWidth - 1), Math.min(y, innerHeight - 1))
        .find((element) => !floating.contains(element));
      if (below && holdsContent(below, spot)) return false;
    }
  }
  return true;
}

/**
 * Tells `onChange` whether a floating element may show: not until the page has been looked at, and
 * never while content lies under it (WCAG 2.4.11, 1.4.10).
 */
export function watchPosition(floating: Element, onChange: (clear: boolean) => void): void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout>;
  let shown = false;
  const look = () => {
    // Behind a modal dialog nothing moves, and every probe would hit the dialog.
    if (document.querySelector("dialog:modal")) return;
    shown = isClear(floating);
    onChange(shown);
  };
  // Stepping aside is at once; coming back waits, or it would blink between two lines of text.
  const stepAside = () => shown && look();
  const next = (task: () => void) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(task);
  };
  const changed = () => {
    next(stepAside);
    clearTimeout(timer);
    timer = setTimeout(look, rest);
  };
  // What a tap or a key has changed is painted first: the probes take long on a slow phone.
  const used = () => {
    changed();
    next(() => next(stepAside));
  };
  new ResizeObserver(changed).observe(document.body);
  const options = { passive: true, capture: true };
  for (const event of ["scroll", "resize"]) addEventListener(event, changed, options);
  for (const event of ["focusin", "click", "toggle"]) addEventListener(event, used, options);
}
