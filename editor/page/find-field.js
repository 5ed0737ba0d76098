/* Finds fields by their path in the record, such as ["holidays", 1, "date"]. */
const container = '[class*="-ControlContainer"]';
const entry = '[class*="SortableListItem"]';

/** Without those of fields inside it. */
const ownOf = (scope, selector) =>
  [...scope.querySelectorAll(selector)].filter((each) => {
    const parent = each.parentElement.closest(`${container}, ${entry}`);
    return parent === scope || (!parent && scope === document);
  });

const namedIn = (scope, name) =>
  ownOf(scope, container).find((each) =>
    each.querySelector(`:scope > * > label[for^="${CSS.escape(name)}-field-"]`),
  );

const entriesOf = (list) => ownOf(list, entry);

/** Returns the container of the field at a path; unless `isExact`, or of the nearest around it. */
export function findField(path, isExact = false) {
  let scope = document;
  for (const key of path) {
    const inner = typeof key === "number" ? entriesOf(scope)[key] : namedIn(scope, key);
    if (!inner && isExact) return undefined;
    if (!inner) break;
    scope = inner;
  }
  const field = scope === document ? undefined : scope;
  // The entry of a list of single values.
  return field?.matches(entry) ? (namedIn(field, "entry") ?? field) : field;
}

const inputs =
  'input, textarea, select, [role=textbox], [role=switch], [aria-label="file field"] button';

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

let isShowing = false;

/** Unfolds a field and what it is in, scrolls to it and focuses it. */
export async function showField(field) {
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
  (target ?? field).scrollIntoView({ block: "center" });
  target?.focus();
  isShowing = false;
}

/** Moves to the field in a link, such as `offices.0.phone`; `add` adds an entry to a list first. */
export function openField(params) {
  const keys = params.get("field")?.split(".") ?? [];
  const path = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  if (path.length === 0) return;
  let entries = params.has("add") ? undefined : 0;
  const look = () => {
    const field = document.activeElement === document.body && findField(path, true);
    if (!field) return;
    if (entries === undefined) {
      entries = entriesOf(field).length + 1;
      field.querySelector('[id*="-field-"] > div > button:last-child').click();
    }
    if (entriesOf(field).length < entries) return;
    void showField(entries ? entriesOf(field).at(-1) : field);
  };
  // The form renders more than once while it loads.
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["class"] });
  for (const event of ["pointerdown", "keydown"]) {
    addEventListener(event, () => observer.disconnect(), { once: true });
  }
  look();
}
