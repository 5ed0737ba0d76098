/* Finds fields by their path in the record, such as ["holidays", 1, "date"]. */

/** Fields, by the accessible name that Decap gives them; `htmlFor` of the label has the key. */
export const fieldSelector = '[aria-label$=" field"]';

/** The elements that the keys of a path select: fields, and entries of lists (widgets.js). */
const stepSelector = `${fieldSelector}, [data-entry]`;

const keyOf = (step) =>
  step.dataset.entry ?? /^(.+)-field-\d+$/.exec(step.querySelector("label")?.htmlFor ?? "")?.[1];

const stepAround = (element) => element.parentElement.closest(stepSelector);

const stepsIn = (scope) =>
  [...(scope ?? document).querySelectorAll(stepSelector)].filter(
    (each) => stepAround(each) === scope,
  );

const listEntries = (list) => stepsIn(list).filter(({ dataset }) => dataset.entry);

/** Returns the field at a path, or its nearest ancestor unless `isExact`; of an entry, its first field. */
export function findField(path, isExact = false) {
  let found = null;
  for (const key of path) {
    const inner = stepsIn(found).find((each) => keyOf(each) === String(key));
    if (!inner && isExact) return null;
    if (!inner) break;
    found = inner;
  }
  return found?.dataset.entry ? found.querySelector(fieldSelector) : found;
}

/** Returns the fields and entries around an element, from the outermost. */
function stepsTo(element) {
  const steps = [];
  for (let step = element.closest(stepSelector); step; step = stepAround(step)) steps.unshift(step);
  // The single field of a list's entries has no name in the file (editor/fields.ts).
  return steps.filter((each) => keyOf(each) !== "entry");
}

/** Returns the path of the field around an element: `["glance", "0"]`, `["offices", "1", "phone"]`. */
export const pathOf = (element) => stepsTo(element).map(keyOf);

/** A field's label, or an entry's title; its number if it has none, which Decap calls “No name”. */
function nameOfStep(step) {
  const { entry, name = "" } = step.dataset;
  if (!entry) return step.querySelector("label")?.firstChild?.textContent.trim() ?? "This entry";
  return /^(?:No \w+)?$/.test(name) ? Number(entry) + 1 : name.slice(0, 60);
}

/** Names a field and what it is in, such as “Answers › Food › Text”. */
export const nameOf = (element) => stepsTo(element).map(nameOfStep).join(" › ");

const inputSelector =
  'input, textarea, select, [role=textbox], [role=switch], [aria-label="file field"] button';

/** The paragraphs, headings and entries of lists of a text. */
export const passagesOf = (text) => [...text.querySelectorAll("p, h1, h2, h3, h4, h5, h6")];

/** The first characters; by these a passage is found in the page, and one of the page in its field. */
export const firstWords = (text) => text.trim().slice(0, 30);

/** Returns how many characters two texts begin with in common. */
function commonLength(text, other) {
  const end = [...text].findIndex((letter, index) => letter !== other[index]);
  return end < 0 ? text.length : end;
}

/** Returns the passage with the longest common beginning: chips show other words than the page. */
function closestPassage(passages, words) {
  // The line break makes a whole match longer than a beginning.
  const rank = (passage) => commonLength(`${words}\n`, `${firstWords(passage.textContent)}\n`);
  return passages.reduce((best, each) => (rank(each) > rank(best) ? each : best));
}

/** A selector of a page's or service's mentions in a text: a link to it, or its price. */
const mentionSelector = (name) =>
  `[href="${name}"], [href^="/service/${name}"], [data-source^="{{price.${name}" i]`;

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

const visibleIn = (field, selector) =>
  [...field.querySelectorAll(selector)].find((each) => each.checkVisibility());

/** Returns what expands a field, or what it is in, by a click; nothing if the field is visible. */
function expandButtonOf(field) {
  let outermostHidden;
  for (let each = field; each; each = each.parentElement) {
    if (getComputedStyle(each).display === "none") outermostHidden = each;
  }
  if (outermostHidden) return outermostHidden.parentElement.querySelector("button");
  if (visibleIn(field, inputSelector)) return undefined;
  return visibleIn(field, '[aria-label="Expand"], [data-entry] > :nth-child(2)');
}

/** Unfolds a field and what it is in. */
export async function unfold(field) {
  for (let step = 0; step < 12 && expandButtonOf(field); step += 1) {
    expandButtonOf(field).click();
    await nextFrame();
  }
}

async function unfoldAndFocus(field, words) {
  await unfold(field);
  // A picture has buttons alone.
  const target = visibleIn(field, inputSelector) ?? visibleIn(field, "button:not([aria-label])");
  target?.focus();
  const passages = words && target ? passagesOf(target) : [];
  if (passages.length === 0) {
    if (!target) getSelection().collapse(field, 0);
    (target ?? field).scrollIntoView({ block: "center" });
    return;
  }
  const mention = target.querySelector(mentionSelector(CSS.escape(words)));
  const passage = closestPassage(passages, words);
  if (mention) getSelection().selectAllChildren(mention);
  else getSelection().collapse(passage, 0);
  (mention ?? passage).scrollIntoView({ block: "center" });
}

let isShowing = false;

/** Unfolds a field and what it is in, scrolls to it and focuses it, at the passage with words. */
export async function showField(field, words) {
  if (isShowing) return;
  isShowing = true;
  await unfoldAndFocus(field, words).finally(() => {
    isShowing = false;
  });
}

/** Goes to the last entry of the list with an id, if it is still there. */
export function showLastEntry(id) {
  const list = document.getElementById(id)?.closest(fieldSelector);
  if (list) void showField(listEntries(list).at(-1) ?? list);
}

/** Calls a function now and whenever the form changes, until a person acts; returns what stops it. */
function watchForm(call) {
  const observer = new MutationObserver(call);
  const stop = () => observer.disconnect();
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["class"] });
  for (const event of ["pointerdown", "keydown"]) addEventListener(event, stop, { once: true });
  call();
  return stop;
}

const addEntry = (list) =>
  [...list.querySelectorAll("button")].find(({ innerText }) => /^Add /.test(innerText)).click();

let stopWatching = () => undefined;

/** Returns a function that adds an entry to a list, and returns it once it is there. */
function createEntryAdder() {
  let addedTo;
  let wantedLength = Number.POSITIVE_INFINITY;
  return (list) => {
    const { length } = listEntries(list);
    // A restored draft replaces the list, without the entry.
    if (list !== addedTo && length < wantedLength) {
      addedTo = list;
      wantedLength = length + 1;
      addEntry(list);
    }
    const entries = listEntries(list);
    return entries.length < wantedLength ? undefined : entries.at(-1);
  };
}

/** Moves to the field in a link, such as `offices.0.phone`; `add` adds an entry to a list first. */
export function openField(params) {
  stopWatching();
  const path = params.get("field")?.split(".");
  if (!path) return;
  const targetIn = params.has("add") ? createEntryAdder() : (field) => field;
  const openWhenShown = () => {
    const field = document.activeElement === document.body && findField(path, true);
    const target = field && targetIn(field);
    if (!target) return;
    // The form may have replaced the field in the meantime.
    void showField(target, params.get("words")).then(() => field.isConnected || openWhenShown());
  };
  // The form renders more than once while it loads.
  stopWatching = watchForm(openWhenShown);
}
