/* How controls name the element that they open. */

/** Lets a link open an element by script, as `commandfor` lets a button. */
export const opens = (id: string | undefined) => ({ "data-opens": id });

/** The controls that script answers, as far as no popover does; taps on them can wait for it. */
export const answered = "button, [data-opens]";

const attributes = ["commandfor", "popovertarget", "data-opens"];

/** Returns the control that an element is in, if it names another element. */
export const namingControl = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>(attributes.map((name) => `[${name}]`).join()) ?? null;

/** Returns the id of the element that a control names. */
export const namedBy = (control: Element): string =>
  attributes.flatMap((name) => control.getAttribute(name) ?? [])[0] ?? "";

/** Gives an element a command, as a browser with `commandfor` does (HTML, "the command event"). */
export function sendCommand(id: string, command: string | null, source: Element): void {
  document
    .getElementById(id)
    ?.dispatchEvent(Object.assign(new Event("command"), { command, source }));
}
