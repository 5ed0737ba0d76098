/* Attributes by which a control targets the element it opens. */

/** Lets a link open an element by script, like `commandfor` on a button. */
export const opens = (id: string | undefined) => ({ "data-opens": id });

/** Controls that need script unless they open a popover; their use is queued until it runs. */
export const answered = "button, [data-opens]";

/** Returns whether the browser opens a clicked link in another tab or window, or downloads it. */
export const opensElsewhere = (event: MouseEvent | KeyboardEvent, link: Element): boolean =>
  link.matches("a") && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

const attributes = ["commandfor", "popovertarget", "data-opens"];
const naming = attributes.map((name) => `[${name}]`).join();

/** Returns the closest control that targets another element, if any. */
export const namingControl = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>(naming) ?? null;

/** Returns all controls that target other elements. */
export const namingControls = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(naming),
];

/** Returns the id of the element that a control targets. */
export const namedBy = (control: Element): string =>
  attributes.flatMap((name) => control.getAttribute(name) ?? [])[0] ?? "";

/** As browsers with `commandfor` do (HTML, "the command event"). */
export function sendCommand(id: string, command: string | null, source: Element): void {
  document
    .getElementById(id)
    ?.dispatchEvent(Object.assign(new Event("command"), { command, source }));
}
