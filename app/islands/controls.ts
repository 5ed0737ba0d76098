/* Attributes by which a control targets the element it opens. */

/** Lets a link open an element by script, like `commandfor` on a button. */
export const opens = (id: string | undefined) => ({ "data-opens": id });

/** Controls that need script unless they open a popover; their use is queued until it runs. */
export const answered = "button, [data-opens]";

/** Returns whether the browser opens a clicked link in another tab or window, or downloads it. */
export const opensElsewhere = (event: MouseEvent | KeyboardEvent, link: Element): boolean =>
  link.matches("a") && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

const attributes = ["commandfor", "popovertarget", "data-opens"];

/** Controls that target another element. */
export const targeting = attributes.map((name) => `[${name}]`).join();

/** Returns the element that a control targets, if any. */
export const targetOf = (control: Element | null): HTMLElement | null =>
  document.getElementById(attributes.flatMap((name) => control?.getAttribute(name) ?? [])[0] ?? "");

/** As browsers with `commandfor` do (HTML, "the command event"). */
export function sendCommand(target: Element | null, command: string | null, source: Element): void {
  target?.dispatchEvent(Object.assign(new Event("command"), { command, source }));
}
