const inputs =
  'input, textarea, select, [role=textbox], [role=switch], [aria-label="file field"] button';

const fieldIn = (place, name) => place.querySelector(`[id^="${name}-field-"]`);
const entriesOf = (list) => list.querySelectorAll('[class*="SortableListItem"]');

/** Finds a field by the names around it and its own, and unfolds groups on the way. */
function find(names) {
  let place = document.body;
  for (const name of names) {
    place = fieldIn(place, name);
    if (!place) return undefined;
    if (place.parentElement.getAttribute("aria-label") !== "object field") continue;
    place.querySelector(':scope > div button[aria-label="Expand"]')?.click();
  }
  return place;
}

/**
 * Moves to the field that a link of the start page names, such as `phones.main`, as soon as it is
 * there, and stays until somebody acts; `add` adds an entry to a list first.
 */
export function openField(params) {
  const names = params.get("field")?.split(".") ?? [];
  if (names.length === 0) return;
  let entries = params.has("add") ? undefined : 0;
  const look = () => {
    const place = document.activeElement === document.body && find(names);
    if (!place) return;
    if (entries === undefined) {
      entries = entriesOf(place).length + 1;
      place.querySelector(":scope > div > button:last-child").click();
    }
    if (entriesOf(place).length < entries) return;
    const within = entries ? [...entriesOf(place)].at(-1) : place;
    const visible = (selector) =>
      [within, ...within.querySelectorAll(selector)].find(
        (each) => each.matches(selector) && each.checkVisibility(),
      );
    // A picture has buttons alone.
    const field = visible(inputs) ?? visible("button:not([aria-label])");
    field?.scrollIntoView({ block: "center" });
    field?.focus();
  };
  // The form renders more than once while it loads.
  const observer = new MutationObserver(look);
  const changes = { childList: true, subtree: true, attributeFilter: ["class"] };
  observer.observe(document.body, changes);
  for (const event of ["pointerdown", "keydown"]) {
    addEventListener(event, () => observer.disconnect(), { once: true });
  }
  look();
}
