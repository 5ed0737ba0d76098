/* What is pasted from Word, Google Docs or a web page keeps bold, lists and links (markdown.js). */
import { Slice } from "prosemirror-model";
import { element } from "./dom.js";
import { parseSentence } from "./markdown.js";

const markerSelector = '[style*="mso-list:Ignore"]';

/** Returns the list of a level that the element before a line is or ends with, or a new one. */
function listBefore(line, level, name) {
  let list = line.previousElementSibling;
  if (!list?.matches(level === "1" ? name : "ul, ol")) {
    list = element(name);
    line.before(list);
  }
  for (let depth = 1; depth < level && list.lastElementChild; depth += 1) {
    const { lastElementChild: last } = list;
    if (!last.matches(":has(> ul, > ol)")) last.append(element(name));
    list = last.querySelector(":scope > ul, :scope > ol");
  }
  return list;
}

/** Word writes an entry of a list as a paragraph, with its level in the style and its marker as text. */
function convertWordLists(body) {
  for (const line of body.querySelectorAll('[style*="mso-list:"]')) {
    const [, level] = /mso-list:[^;]*level(\d)/.exec(line.getAttribute("style")) ?? [];
    if (!level) continue;
    const marker = line.querySelector(markerSelector)?.textContent.trim() ?? "";
    const name = /^\(?\w{1,4}[.)]/.test(marker) ? "ol" : "ul";
    for (const each of line.querySelectorAll(markerSelector)) each.remove();
    const entry = element("li", {}, [element("p", {}, [...line.childNodes])]);
    listBefore(line, level, name).append(entry);
    line.remove();
  }
}

/** A row of a table becomes a line: texts have no tables of their own. */
function flattenTables(body) {
  for (const block of body.querySelectorAll(":is(td, th) :is(p, div)")) {
    block.replaceWith(...block.childNodes, block.nextElementSibling ? " " : "");
  }
  for (const row of body.querySelectorAll("tr")) {
    const cells = [...row.cells].filter(({ textContent }) => textContent.trim());
    const words = cells.flatMap((cell, index) => [...(index ? [", "] : []), ...cell.childNodes]);
    row.replaceWith(element("p", {}, words));
  }
  for (const table of body.querySelectorAll("table")) {
    table.replaceWith(...table.querySelectorAll("p"));
  }
}

/** Returns pasted HTML without its layout. HTML copied from the form itself is not changed. */
export function withoutLayout(html) {
  if (html.includes("data-pm-slice")) return html;
  const { body } = new DOMParser().parseFromString(
    html.replaceAll(/&nbsp;|\u00a0/g, " "),
    "text/html",
  );
  convertWordLists(body);
  flattenTables(body);
  for (const list of body.querySelectorAll("ul, ol")) list.dataset.tight = "";
  for (const each of body.querySelectorAll("p, li")) if (!each.textContent.trim()) each.remove();
  return body.innerHTML;
}

/** What is pasted into a line of a record becomes one line of words and chips. */
export const toLine = ({ content }) =>
  new Slice(parseSentence(content.textBetween(0, content.size, " ")).content, 1, 1);
