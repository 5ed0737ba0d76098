import type { KeyboardEvent } from "react";

/**
 * Up and down arrows move from the field through the links of the dialog and back; typing on a link
 * goes on in the field.
 */
export function moveInList(
  event: KeyboardEvent<HTMLElement>,
  field: HTMLInputElement | null,
): void {
  const target = event.target as HTMLElement;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-search-link]")];
  const stops = field ? [field, ...links] : links;
  const at = stops.indexOf(target);
  if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    stops.at((at + (event.key === "ArrowDown" ? 1 : -1)) % stops.length)?.focus();
  } else if (target !== field && (event.key === "Backspace" || /^[\p{L}\p{N}]$/u.test(event.key))) {
    field?.focus();
  }
}
