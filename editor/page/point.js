import { firstWords, openField, passagesOf, pathOf } from "./find-field.js";

/* Tells the page around the form which field is edited, and opens a field that it asks for. */

/** Returns the collection and the entry that an address opens; nothing if it opens none. */
export const entryIn = (hash) => /([^/]+)\/entries\/([^/?]+)/.exec(hash)?.slice(1) ?? [];

const withFields = ({ fields, field }) => fields ?? (field ? [field] : []);

/** Returns the entry that is open, its file and its fields. */
function openEntry({ collections }) {
  const [name, entry] = entryIn(location.hash);
  const collection = collections.find((each) => each.name === name) ?? {};
  const { file, fields = [] } = collection.files?.find((each) => each.name === entry) ?? {
    file: `${collection.folder}/${entry}.${collection.extension}`,
    fields: collection.fields,
  };
  return { entry: `${name}/${entry}`, file: file.replace("content/", ""), fields };
}

/** Returns a field's path as its file has it: `glance.0`, `offices.1.phone`. */
function stepsOf(element, fields) {
  let around = fields;
  let isList = false;
  return pathOf(element).flatMap(({ name, index }) => {
    const field = around.find((each) => each.name === name) ?? {};
    // The single field of a list's entries has no name in the file.
    const isEntry = isList && around.length === 1 && field.isEntry;
    const steps = [...(isList ? [index] : []), ...(isEntry ? [] : [name])];
    isList = field.widget === "list";
    around = withFields(field).map((each) => ({ ...each, isEntry: Boolean(field.field) }));
    return steps;
  });
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

/** Posts `{ edited: "prices.yaml#photoConsult" }`, and has `openAddress` for the page around. */
export function pointBothWays(config) {
  if (parent === window) return;
  let latest;
  const post = () => {
    if (!entryIn(location.hash)[1]) return;
    const { entry, file, fields } = openEntry(config);
    const { activeElement } = document;
    const steps = stepsOf(activeElement, fields);
    const words = wordsAt(activeElement);
    const edited = `${file}#${steps.join(".")}`;
    const place = `${edited} ${words.length}`;
    // “Save” is in no field.
    if (place === latest || (steps.length === 0 && latest?.startsWith(edited))) return;
    latest = place;
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
