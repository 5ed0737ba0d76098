/* Finds fields by their path in the record, such as ["holidays", 1, "date"]. */
const container = '[class*="-ControlContainer"]';
const entry = '[class*="SortableListItem"]';

/** The elements of a kind in a field, without those of fields inside it. */
const ownOf = (scope, selector) =>
  [...scope.querySelectorAll(selector)].filter((each) => {
    const parent = each.parentElement.closest(`${container}, ${entry}`);
    return parent === scope || (!parent && scope === document);
  });

const namedIn = (scope, name) =>
  ownOf(scope, container).find((each) =>
    each.querySelector(`:scope > * > label[for^="${CSS.escape(name)}-field-"]`),
  );

/** Returns the container of the field at a path, or of the nearest one around it. */
export function findField(path) {
  let scope = document;
  for (const key of path) {
    const inner = typeof key === "number" ? ownOf(scope, entry)[key] : namedIn(scope, key);
    if (!inner) break;
    scope = inner;
  }
  const field = scope === document ? undefined : scope;
  // The entry of a list of single values.
  return field?.matches(entry) ? (namedIn(field, "entry") ?? field) : field;
}

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/** Unfolds what a field is in, scrolls to it and focuses it. */
export async function showField(field) {
  const folded = () => {
    const hidden = [];
    for (let each = field; each; each = each.parentElement) {
      if (getComputedStyle(each).display === "none") hidden.unshift(each);
    }
    return hidden[0];
  };
  for (let step = 0; step < 12 && folded(); step += 1) {
    folded().parentElement.querySelector("button")?.click();
    await nextFrame();
  }
  field.scrollIntoView({ block: "center" });
  field.querySelector("input, textarea, [contenteditable=true], button")?.focus();
}
