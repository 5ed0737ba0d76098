import { firstWords } from "./find-field.js";
import { shownPlaces } from "./read-marks.js";

/* Runs in each page of the preview: points to fields, and shows the one that the form edits. */

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  [data-edited] { outline: 3px solid #d98324; outline-offset: 4px; }
  [data-pointed] { outline: 2px dashed #d98324; outline-offset: 2px; cursor: pointer; }
  #point-here {
    position: absolute; z-index: 2147483647; padding: 2px 8px; border: 0; border-radius: 4px;
    background: #3a2410; color: #fff; font: 13px/1.4 system-ui; pointer-events: none;
  }
  #point-here:not(:focus, [data-on]) { clip-path: inset(50%); }
`);
document.adoptedStyleSheets.push(sheet);

const post = (message) => parent.postMessage(message, "*");
const outermost = "body, main, header, footer, section, article";

/** Returns node and offset at the pointer; Safari before 26.2 has the older function alone. */
function caretAt({ clientX, clientY }) {
  const caret = document.caretPositionFromPoint?.(clientX, clientY);
  if (caret) return [caret.offsetNode, caret.offset];
  const range = document.caretRangeFromPoint?.(clientX, clientY);
  return range ? [range.startContainer, range.startOffset] : [];
}

/** Returns the marked place at the pointer, or that of the element for a click by keyboard. */
function placeAt(event) {
  const { target, type, detail } = event;
  const isKey = type === "click" && detail === 0;
  const [node, offset] = isKey ? [] : caretAt(event);
  const [shortest] = shownPlaces()
    .filter(({ element }) => node && element.contains(target))
    .filter(({ range }) => range?.isPointInRange(node, offset))
    .sort((a, b) => String(a.range).length - String(b.range).length);
  if (shortest) return shortest;
  for (let around = target; around && !around.matches(outermost); around = around.parentElement) {
    const found = shownPlaces().find(({ element }) => around.contains(element));
    if (found) return found;
  }
  return undefined;
}

const wordsOf = ({ range }) => firstWords(String(range ?? ""));

let pointed;
const pointButton = document.createElement("button");
pointButton.id = "point-here";
pointButton.textContent = "Point with the arrow keys";
if (parent !== window) document.body.prepend(pointButton);

function highlight(place) {
  pointed?.element.removeAttribute("data-pointed");
  pointed = place;
  pointButton.toggleAttribute("data-on", Boolean(place));
  if (!place) return;
  const { element } = place;
  element.toggleAttribute("data-pointed", true);
  const { left, top } = element.getBoundingClientRect();
  pointButton.style.left = `${Math.max(0, left + scrollX)}px`;
  pointButton.style.top = `${Math.max(0, top + scrollY - 26)}px`;
  pointButton.textContent = "Edit this";
}

/** In a tab of its own, a page has no form to point to. */
let isFollowing = parent === window;

addEventListener("pointermove", (event) => {
  if (!isFollowing) highlight(placeAt(event));
});
document.addEventListener("pointerleave", () => highlight());

addEventListener(
  "click",
  (event) => {
    if (isFollowing || !event.isTrusted) return;
    const place = event.target === pointButton ? pointed : placeAt(event);
    if (!place) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    post({ open: place.field, words: wordsOf(place) });
  },
  true,
);

pointButton.addEventListener("keydown", (event) => {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const isShown = ({ element }) =>
    element.checkVisibility() && getComputedStyle(element).clipPath === "none";
  const all = shownPlaces().filter(isShown);
  const isInView = ({ element }) => element.getBoundingClientRect().top > 0;
  const next = pointed ? all.at((all.indexOf(pointed) + step) % all.length) : all.find(isInView);
  highlight(next);
  next?.element.scrollIntoView({ block: "nearest", behavior: "instant" });
});

/** Returns the element that shows a field, preferably one with the given words, else the nearest one. */
function findElement(field, words) {
  const [file, path] = field.split("#");
  const steps = path.split(".");
  const isOfField = (each) => each.field === field;
  // From the best to the last: a passage that was added is not shown yet, but the one before it.
  const matchers = words.map((text) => (each) => isOfField(each) && wordsOf(each) === text);
  matchers.push(isOfField);
  // Sibling fields, such as a picture's file for its description, but not other list entries.
  while (steps.length > 1 && /\D/.test(steps.at(-1))) {
    steps.pop();
    const around = `${file}#${steps.join(".")}.`;
    matchers.push((each) => each.field.startsWith(around));
  }
  matchers.push((each) => each.field.startsWith(`${field}.`));
  const rank = (element) =>
    (element.closest("main") ? 2 : 0) + (element.getBoundingClientRect().width > 1 ? 1 : 0);
  const places = shownPlaces().filter(({ element }) => !element.closest("head"));
  for (const matches of matchers) {
    const elements = places.filter(matches).map(({ element }) => element);
    if (elements.length > 0) return elements.sort((a, b) => rank(b) - rank(a))[0];
  }
  return undefined;
}

let edited;
const scrollToEdited = () => edited?.scrollIntoView({ block: "center", behavior: "instant" });

function show(field, words) {
  const element = findElement(field, words);
  if (!element && !field.endsWith("#")) post({ missing: field });
  for (const each of document.querySelectorAll("[data-edited]"))
    each.removeAttribute("data-edited");
  edited = element;
  edited?.toggleAttribute("data-edited", true);
  for (let each = edited?.parentElement; each; each = each.parentElement) {
    if (each instanceof HTMLDetailsElement) each.open = true;
  }
  scrollToEdited();
}

// Fonts, pictures and parts that come into view change heights.
new ResizeObserver(scrollToEdited).observe(document.documentElement);
for (const event of ["wheel", "pointerdown", "keydown"]) {
  addEventListener(event, () => {
    edited = undefined;
  });
}
addEventListener("message", ({ source, data }) => {
  if (source !== parent) return;
  if (data.follow !== undefined) isFollowing = data.follow;
  if (isFollowing) highlight();
  if (data.show) show(data.show, data.words);
});
post({ at: location.pathname });
