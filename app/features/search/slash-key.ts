import { slashKeyKey } from "../../storage-keys.ts";

/** The id of the search, by which controls open it. */
export const searchId = "search";

/** Whether the key / opens the search; people who speak to their device may turn it off (WCAG 2.1.4). */
export function slashKeyOn(): boolean {
  try {
    return localStorage.getItem(slashKeyKey) !== "off";
  } catch {
    return true;
  }
}

/** Remembers whether the key / opens the search, where the browser lets a page remember. */
export function setSlashKey(on: boolean): void {
  try {
    localStorage.setItem(slashKeyKey, on ? "on" : "off");
  } catch {
    // A browser that refuses storage keeps the key on.
  }
}

/** Whether a key press is a bare / outside of fields and dialogs. */
function isSlash(event: KeyboardEvent): boolean {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.defaultPrevented || document.querySelector("dialog:modal")) return false;
  const target = event.target as Element;
  return !target.closest?.("input, textarea, select, [contenteditable]") && slashKeyOn();
}

/** Lets the key / press the page's search button. */
export function enhanceSlashKey(): void {
  addEventListener("keydown", (event) => {
    const button = document.querySelector<HTMLElement>(`[commandfor="${searchId}"]`);
    if (!button || !isSlash(event)) return;
    event.preventDefault();
    button.click();
  });
}
