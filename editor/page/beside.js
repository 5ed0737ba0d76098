/* Shows beside the form the page on which the record stands that is being edited, at its place. */
const form = document.querySelector("#form");
const page = document.querySelector("#page");
const link = document.querySelector("#page-link");
const caption = document.querySelector("#shown");

function fieldName(element) {
  let name;
  for (let each = element; each; each = each.parentElement) {
    name = /^(.+)-field-\d+$/.exec(each.id)?.[1] ?? name;
  }
  return name;
}

/** Without facts and signs, which the page shows as something else. */
const longest = (text) =>
  text
    .split(/\{+[^}]*\}+|[*\n]/)
    .map((piece) => piece.trim())
    .reduce((best, piece) => (piece.length > best.length ? piece : best), "");

function wordsIn(element) {
  if (!element.matches("[role=textbox]")) return longest(element.value ?? "");
  const { anchorNode } = element.ownerDocument.getSelection();
  const start = anchorNode?.nodeType === 1 ? anchorNode : anchorNode?.parentElement;
  const block = start?.closest("p, h2, h3, li");
  if (!block || !element.contains(block)) return longest(element.textContent);
  const copy = block.cloneNode(true);
  for (const chip of copy.querySelectorAll(".chip, ul, ol")) chip.replaceWith("\n");
  return longest(copy.textContent);
}

let settings;
let shown = {};
let place = "";

const scroll = () => page.contentWindow.postMessage({ show: shown }, "*");

function tell(isOpening) {
  page.ariaBusy = String(isOpening);
  caption.textContent = isOpening ? `Opening ${place} …` : `On ${place}`;
}

function show() {
  const { contentWindow, contentDocument } = form;
  const [, collection, entry] =
    /([^/]+)\/entries\/([^/?]+)/.exec(contentWindow.location.hash) ?? [];
  const { preview, places, names } = settings;
  const element = contentDocument.activeElement;
  const field = fieldName(element);
  const record = places[`${collection}/${entry}`] ?? places[entry];
  const { path, by = {}, words = "" } = record ?? { path: "/" };
  const address = by[field] ?? path;
  shown = { words: field ? wordsIn(element) : "", instead: words };
  const [title = "Home"] = names.pages.find(([, each]) => each === address.split("#")[0]) ?? [];
  place = `the page “${title}”${words ? `, at “${words}”` : ""}`;
  const isSame = link.href === preview + address && page.src !== "";
  tell(!isSame || page.ariaBusy === "true");
  if (isSame) return scroll();
  link.href = preview + address;
  page.src = preview + address;
}

async function follow() {
  // A page that has just been added is known now.
  settings = await (await fetch("/settings.json")).json();
  if (settings.preview) return show();
  caption.textContent = "The page comes back when a damaged file is repaired.";
  setTimeout(follow, 3000);
}

function watch() {
  const { contentWindow, contentDocument } = form;
  contentWindow.addEventListener("hashchange", follow);
  for (const event of ["focusin", "pointerup", "keyup"]) {
    contentDocument.addEventListener(event, ({ key = "Arrow" }) => {
      // Of keys, those that move.
      if (!settings || !/^(?:Arrow|Home|End|Page)/.test(key)) return;
      if (fieldName(contentDocument.activeElement)) show();
    });
  }
  follow();
}

form.addEventListener("load", watch);
// The page may load again at any time.
page.addEventListener("load", () => {
  tell(false);
  scroll();
});
// The form may have loaded before this script.
if (form.contentDocument?.readyState === "complete") watch();
