import { entriesOf, findField, showField } from "./find-field.js";

/**
 * Moves to the field that a link of the start page names, such as `phones.main`, as soon as it is
 * there, and stays until somebody acts; `add` adds an entry to a list first.
 */
export function openField(params) {
  const path = params.get("field")?.split(".") ?? [];
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
  const changes = { childList: true, subtree: true, attributeFilter: ["class"] };
  observer.observe(document.body, changes);
  for (const event of ["pointerdown", "keydown"]) {
    addEventListener(event, () => observer.disconnect(), { once: true });
  }
  look();
}
