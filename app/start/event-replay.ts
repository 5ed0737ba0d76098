import { isModifiedEvent, queuedSelector } from "../islands/controls.ts";
import { isScriptPending, loadStartScript, readyControl } from "./load-start.ts";
import { setRootState } from "./root-attributes.ts";

/* Event replay: clicks and keys on controls whose code has not run yet are queued, and repeated then. */

type QueuedEvent = MouseEvent | KeyboardEvent;

/** After this long, a link is followed without script, and collapsed text expands (milliseconds). */
const fallbackMs = 2500;
/** Controls whose event waits for their code, and the one whose event is being repeated. */
const queue = new Set<HTMLElement>();
let replayed: HTMLElement | undefined;

const busyPart = (control: Element) => control.closest("[data-island]") ?? control;

function abandonQueue(): void {
  // Elements that CSS has expanded stay expanded; it is too late to repeat events.
  setRootState("late", "");
  for (const control of queue) busyPart(control).ariaBusy = null;
  queue.clear();
}

/** Loads the start script, which the queue waits for. */
export const loadScript = (): Promise<void> => loadStartScript(abandonQueue);

function replay(control: HTMLElement, event: QueuedEvent, queued: HTMLElement): void {
  const hasLeft = ![control, queued, document.body].includes(document.activeElement as HTMLElement);
  // Only a toggle leaves the visitor where they have gone on to.
  if (hasLeft && !control.matches("[data-action=toggle]")) return;
  replayed = control;
  if (event.type === "click") control.click();
  else {
    control.focus();
    control.dispatchEvent(new KeyboardEvent(event.type, event));
  }
  replayed = undefined;
}

/** Marks a control as busy until its code is ready, then repeats its event. */
function replayWhenReady(ready: Promise<HTMLElement>, control: HTMLElement, event: QueuedEvent) {
  queue.add(control);
  // An attribute inside an island would cause a hydration mismatch.
  const busy = busyPart(control);
  busy.ariaBusy = "true";
  const finish = (target: HTMLElement) => {
    if (!queue.delete(control)) return;
    busy.ariaBusy = null;
    replay(target, event, control);
  };
  ready.then(finish);
  setTimeout(() => {
    if (control.matches("a")) finish(control);
    // A button does nothing without script: the styles expand collapsed text, which stays so.
    else if (queue.has(control) && isScriptPending()) setRootState("late", "");
  }, fallbackMs);
}

function queueEvent(event: QueuedEvent): void {
  const control = (event.target as Element).closest?.<HTMLElement>(queuedSelector);
  if (!control) return;
  // Safari gives a clicked button no focus, to which what it opens would return it.
  if (event.type === "click") control.focus({ preventScroll: true });
  if (control === replayed || isModifiedEvent(event, control)) return;
  // Of keys, only the arrow keys that open a submenu wait; elsewhere they scroll the page.
  const { key } = event as Partial<KeyboardEvent>;
  if (key && !(key.startsWith("Arrow") && control.matches("nav [aria-expanded]"))) return;
  if ("popover" in control && control.hasAttribute("popovertarget")) {
    // The second press of a double tap would close it.
    if (event.detail > 1) event.preventDefault();
    // The browser opens the popover; mark its invoker for analytics.
    if (isScriptPending()) control.dataset["pressed"] = "";
    return;
  }
  const ready = isScriptPending()
    ? loadScript().then(() => readyControl(control) ?? control)
    : readyControl(control);
  if (!ready) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!queue.has(control)) replayWhenReady(ready, control, event);
}

/** Queues every event on a control until its code has run. */
export function queueEvents(): void {
  addEventListener("click", queueEvent, true);
  addEventListener("keydown", queueEvent, true);
}
