/* Runs in each preview page: reads the invisible characters around texts, which name their fields. */
import { unmarked } from "../mark.ts";

const markPattern = /\u{e0001}|([\u{e0020}-\u{e007e}]+)\u{e007f}/gu;
/** The fields of prices, phones and hours, by what pages show of them. */
const numbers = await (await fetch("/numbers.json")).json();
const anyNumber = Object.keys(numbers)
  .join("|")
  .replaceAll(/[^\w|]/g, "\\$&");
const shownNumber = new RegExp(`(?<![\\d,.])(?:${anyNumber})(?!\\d)`, "g");
const fieldOf = (tags) =>
  [...tags].map((tag) => String.fromCodePoint(tag.codePointAt(0) - 0xe0000)).join("");
/** React still compares its HTML with what it renders. */
const unhydrated = ".island:not([data-status=mounted], [data-status=served-broken])";
const textAttributes = ["alt", "aria-label", "placeholder", "title"];

/** Fields with the element, and if they are texts the range, that shows each. */
let places = [];

/** Returns the places of the fields that the page shows. */
export const shownPlaces = () => places;

const add = (field, element, range) => places.push({ field, element, range });

function readNumbers(node) {
  if (node.parentElement.matches("script, style")) return;
  for (const { 0: number, index } of node.data.matchAll(shownNumber)) {
    const field = numbers[number];
    const isKnown = ({ field: each, range }) =>
      each === field && range?.startContainer === node && range.startOffset === index;
    if (places.some(isKnown)) continue;
    const range = new Range();
    range.setStart(node, index);
    range.setEnd(node, index + number.length);
    add(field, node.parentElement, range);
  }
}

function readText(node, openMarks) {
  const { data } = node;
  const isUnhydrated = node.parentElement.closest(unhydrated);
  if (!isUnhydrated && data.match(markPattern)) node.data = unmarked(data);
  readNumbers(node);
  for (const { index, 1: tags } of data.matchAll(markPattern)) {
    const at = isUnhydrated ? index : unmarked(data.slice(0, index)).length;
    if (!tags) {
      openMarks.push({ node, at });
      continue;
    }
    const start = openMarks.pop() ?? { node, at: 0 };
    const range = new Range();
    range.setStart(start.node, start.at);
    range.setEnd(node, at);
    const { commonAncestorContainer: inner } = range;
    add(fieldOf(tags), inner.nodeType === 1 ? inner : inner.parentElement, range);
  }
}

function readAttributes(element) {
  for (const name of textAttributes) {
    const value = element.getAttribute(name);
    const [, tags] = /([\u{e0020}-\u{e007e}]+)\u{e007f}$/u.exec(value ?? "") ?? [];
    if (!tags) continue;
    if (!element.closest(unhydrated)) element.setAttribute(name, unmarked(value));
    // A picture's description marks the picture.
    add(fieldOf(tags).replace(/^((?:images|gallery)\.yaml#.*)\.alt$/, "$1.file"), element);
  }
}

function read(root) {
  places = places.filter(({ element, range }) => element.isConnected && !range?.collapsed);
  const openMarks = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.currentNode; node; node = walker.nextNode()) {
    if (node.nodeType === 1) readAttributes(node);
    else if (node.parentElement) readText(node, openMarks);
  }
}

new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes) {
    for (const node of type === "childList" ? addedNodes : [target]) {
      if (node.isConnected) read(node);
    }
  }
}).observe(document.documentElement, {
  childList: true,
  characterData: true,
  subtree: true,
  attributeFilter: ["data-status", ...textAttributes],
});
read(document.documentElement);

// Parts that React has not taken over still have marks.
document.addEventListener("copy", (event) => {
  event.clipboardData.setData("text/plain", unmarked(String(getSelection())));
  event.preventDefault();
});
