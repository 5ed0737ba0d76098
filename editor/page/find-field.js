/* Finds fields by their path in the record, such as ["holidays", 1, "date"]. */

/** Named so for screen readers by words that the form registers; a field's label names it. */
export const container = '[aria-label$=" field"]';

const nameOf = (field) => /^(.+)-field-\d+$/.exec(field.querySelector("label")?.htmlFor ?? "")?.[1];

const fieldsIn = (scope) =>
  [...scope.querySelectorAll(container)].filter(
    (each) => (each.parentElement.closest(container) ?? document) === scope,
  );

/** The first field of each entry of a list. */
const entriesOf = (list) => {
  const all = fieldsIn(list);
  return all.filter((each) => nameOf(each) === nameOf(all[0]));
};

/** Returns the field at a path; unless `isExact`, or the nearest around it. */
export function findField(path, isExact = false) {
  let scope = document;
  let index = 0;
  let field;
  for (const key of path) {
    const isEntry = typeof key === "number";
    const all = isEntry ? entriesOf(scope) : fieldsIn(scope).filter((each) => nameOf(each) === key);
    const inner = all[isEntry ? key : index];
    if (!inner) return isExact ? undefined : field;
    field = inner;
    index = isEntry ? key : 0;
    if (!isEntry) scope = inner;
  }
  return field;
}

/** Returns the path of the field around an element: `["glance", 0]`, `["offices", 1, "phone"]`. */
export function pathOf(element) {
  const path = [];
  let each = element.closest(container);
  while (each) {
    const around = each.parentElement.closest(container);
    const name = nameOf(each);
    // The single field of a list's entries has no name in the file (editor/fields.ts).
    if (name !== "entry") path.unshift(name);
    if (around?.ariaLabel === "list field") {
      const beside = fieldsIn(around).filter((field) => nameOf(field) === name);
      path.unshift(beside.indexOf(each));
    }
    each = around;
  }
  return path;
}

const inputs =
  'input, textarea, select, [role=textbox], [role=switch], [aria-label="file field"] button';

/** The paragraphs, headings and entries of lists of a text. */
export const passagesOf = (text) => [...text.querySelectorAll("p, h1, h2, h3, h4, h5, h6")];

/** In characters; by these a passage is found in the page, and one of the page in its field. */
const fewWords = 30;

export const firstWords = (text) => text.trim().slice(0, fewWords);

/** Returns the passage that begins most like words: chips show other words than the page does. */
function closestPassage(passages, words) {
  const alike = ({ textContent }) => {
    const own = `${firstWords(textContent)}\n`;
    const at = [...`${words}\n`].findIndex((letter, index) => own[index] !== letter);
    return at < 0 ? own.length : at;
  };
  return passages.reduce((best, each) => (alike(each) > alike(best) ? each : best));
}

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

let isShowing = false;

/** Unfolds a field and what it is in, scrolls to it and focuses it, at the passage with words. */
export async function showField(field, words) {
  if (isShowing) return;
  isShowing = true;
  const visible = (selector) =>
    [...field.querySelectorAll(selector)].find((each) => each.checkVisibility());
  const fold = () => {
    const hidden = [];
    for (let each = field; each; each = each.parentElement) {
      if (getComputedStyle(each).display === "none") hidden.unshift(each);
    }
    if (hidden[0]) return hidden[0].parentElement.querySelector("button");
    return visible(inputs) ? undefined : visible('button[aria-label="Expand"]');
  };
  for (let step = 0; step < 12 && fold(); step += 1) {
    fold().click();
    await nextFrame();
  }
  // A picture has buttons alone.
  const target = visible(inputs) ?? visible("button:not([aria-label])");
  const passages = words && target ? passagesOf(target) : [];
  const place = passages.length > 0 ? closestPassage(passages, words) : (target ?? field);
  target?.focus();
  if (place !== target) getSelection().collapse(place, 0);
  place.scrollIntoView({ block: "center" });
  isShowing = false;
}

let stopLooking = () => undefined;

/** Moves to the field in a link, such as `offices.0.phone`; `add` adds an entry to a list first. */
export function openField(params) {
  stopLooking();
  const keys = params.get("field")?.split(".") ?? [];
  const path = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  if (path.length === 0) return;
  let list;
  let entries = params.has("add") ? Number.POSITIVE_INFINITY : 0;
  const look = () => {
    const field = document.activeElement === document.body && findField(path, true);
    if (!field) return;
    // A draft that is taken up again replaces the list, without what was added.
    if (field !== list && entriesOf(field).length < entries) {
      list = field;
      entries = entriesOf(field).length + 1;
      [...field.querySelectorAll("button")]
        .find(({ innerText }) => /^Add /.test(innerText))
        .click();
    }
    if (entriesOf(field).length < entries) return;
    // What has replaced the field meanwhile was not looked at.
    const lookAgain = () => field.isConnected || look();
    const own = entries ? entriesOf(field).at(-1) : field;
    const shown = showField(own, params.get("words"));
    void shown.then(lookAgain);
  };
  // The form renders more than once while it loads.
  const observer = new MutationObserver(look);
  stopLooking = () => observer.disconnect();
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["class"] });
  for (const event of ["pointerdown", "keydown"]) {
    addEventListener(event, stopLooking, { once: true });
  }
  look();
}
