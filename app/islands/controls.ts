/* Attributes by which a control targets the element it opens. */

/** Lets a link open an element by script, like `commandfor` on a button. */
export const opens = (id: string | undefined) => ({ "data-opens": id });

/** Controls that need script unless they open a popover; clicks are queued until it runs. */
export const answered = "button, [data-opens]";

const attributes = ["commandfor", "popovertarget", "data-opens"];

/** Returns the closest control that targets another element, if any. */
export const namingControl = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>(attributes.map((name) => `[${name}]`).join()) ?? null;

/** Returns the id of the element that a control targets. */
export const namedBy = (control: Element): string =>
  attributes.flatMap((name) => control.getAttribute(name) ?? [])[0] ?? "";

/** Dispatches a command event, as browsers with `commandfor` do (HTML, "the command event"). */
export function sendCommand(id: string, command: string | null, source: Element): void {
  document
    .getElementById(id)
    ?.dispatchEvent(Object.assign(new Event("command"), { command, source }));
}
