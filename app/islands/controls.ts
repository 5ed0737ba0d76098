/* Attributes by which a control targets the element it opens. */

/** Lets a link open an element by script, like `commandfor` on a button. */
export const opensByScript = (id: string | undefined) => ({ "data-opens": id });

/** Controls that need script unless they open a popover; their events are queued until it runs. */
export const queuedSelector = "button, [data-opens]";

/** `key` is that of a keyboard event. */
type Press = Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey"> & { key?: string };

/** Such as a click that opens a link in another tab, or Alt and Left, which goes back. */
export const isModifiedEvent = (event: Press, control: Element) =>
  (event.key || control.matches("a")) &&
  (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/** Controls that target another element. */
export const targetingSelector = "[commandfor], [popovertarget], [data-opens]";

/** Returns the element that a control targets, if any. */
export function targetOf(control: Element | null): HTMLElement | null {
  const id = (name: string) => control?.getAttribute(name);
  return document.getElementById(id("commandfor") ?? id("popovertarget") ?? id("data-opens") ?? "");
}

/** As browsers with `commandfor` do (HTML, "the command event"). */
export function sendCommand(target: Element | null, command: string | null, source: Element): void {
  target?.dispatchEvent(Object.assign(new Event("command"), { command, source }));
}

/** Returns the controls in an island, in their order. */
export const controlsIn = (island: Element) =>
  Array.from(island.querySelectorAll<HTMLElement>("input, textarea, button, a"));
