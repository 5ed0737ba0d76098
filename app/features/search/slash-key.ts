import { slashKeyKey } from "../../storage.ts";

/** The id of the search, which controls target. */
export const searchId = "search";

/** Returns whether the / key opens the search; speech input users can turn it off (WCAG 2.1.4). */
export function slashKeyOn(): boolean {
  try {
    return localStorage.getItem(slashKeyKey) !== "off";
  } catch {
    return true;
  }
}

/** Stores whether the / key opens the search. */
export function setSlashKey(on: boolean): void {
  try {
    localStorage.setItem(slashKeyKey, on ? "on" : "off");
  } catch {
    // Storage is blocked: the key stays on.
  }
}

/** Returns whether a key press is / without modifiers, outside of fields and modal dialogs. */
function isSlash(event: KeyboardEvent): boolean {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.defaultPrevented || document.querySelector("dialog:modal")) return false;
  const target = event.target as Element;
  return !target.closest?.("input, textarea, select, [contenteditable]") && slashKeyOn();
}

/** Makes the / key click the page's search button. */
export function enhanceSlashKey(): void {
  addEventListener("keydown", (event) => {
    const button = document.querySelector<HTMLElement>(`[commandfor="${searchId}"]`);
    if (!button || !isSlash(event)) return;
    event.preventDefault();
    button.click();
  });
}
