import { firstWords, openField, passagesOf, pathOf } from "./find-field.js";

/* Tells the parent page which field is edited, and opens a field that it requests. */

/** Returns the collection and entry in an address; an empty list if it has none. */
export const entryIn = (hash) => /([^/]+)\/entries\/([^/?]+)/.exec(hash)?.slice(1) ?? [];

/** Returns the entry that is open, and its file. */
function openEntry({ collections }) {
  const [name, entry] = entryIn(location.hash);
  const { files, folder, extension } = collections.find((each) => each.name === name) ?? {};
  const { file } = files?.find((each) => each.name === entry) ?? {
    file: `${folder}/${entry}.${extension}`,
  };
  return { entry: `${name}/${entry}`, file: file.replace("content/", "") };
}

/** Returns the first words of the passages of a text up to the cursor, the last one first. */
function wordsAt(element) {
  if (!element.matches("[role=textbox][aria-multiline=true]")) return [];
  const { anchorNode } = getSelection();
  const passages = passagesOf(element);
  const at = passages.findIndex((each) => each.contains(anchorNode));
  return passages
    .slice(0, at + 1)
    .map(({ textContent }) => firstWords(textContent))
    .reverse();
}

/** Posts the entry, field and words being edited to the parent page, and defines `openAddress` for it. */
export function syncFocus(config) {
  if (parent === window) return;
  let lastPosted;
  const post = () => {
    if (!entryIn(location.hash)[1]) return;
    const { entry, file } = openEntry(config);
    const { activeElement } = document;
    const steps = pathOf(activeElement);
    const words = wordsAt(activeElement);
    const edited = `${file}#${steps.join(".")}`;
    const position = `${edited} ${words.length}`;
    // “Save” is in no field.
    if (position === lastPosted || (steps.length === 0 && lastPosted?.startsWith(edited))) return;
    lastPosted = position;
    parent.postMessage({ entry, edited, words }, location.origin);
  };
  for (const event of ["focusin", "selectionchange"]) document.addEventListener(event, post);
  addEventListener("hashchange", post);
  window.openAddress = (address) => {
    const { search, hash } = new URL(address, location.href);
    if (hash !== location.hash) return location.assign(address);
    document.activeElement.blur();
    openField(new URLSearchParams(search));
  };
  post();
}
