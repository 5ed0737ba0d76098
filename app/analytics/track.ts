import type { EventName, Events, Raised } from "./events.ts";

/** More than a visitor can raise before the library is there. */
const mostWaiting = 200;

let waiting: Raised[] = [];
let deliver: ((event: Raised) => void) | null = null;
let keeps = false;
let last = 0;

/** Now, but always later than the event before: the service can put events into their order. */
function moment(): string {
  last = Math.max(Date.now(), last + 1);
  return new Date(last).toISOString();
}

/** Raises an event. Kept in order until the library is there; dropped while nothing may be sent. */
export function track<Name extends EventName>(name: Name, fields: Events[Name]): void {
  if (!keeps) return;
  const { origin, pathname } = location;
  const event = { name, fields, timestamp: moment(), url: origin + pathname };
  if (deliver) deliver(event as Raised);
  else if (waiting.length < mostWaiting) waiting.push(event as Raised);
}

/** From now on events are kept for `deliverTo`. */
export function keepEvents(): void {
  keeps = true;
}

/** Hands over what waits, in order, and everything that follows. */
export function deliverTo(receive: (event: Raised) => void): void {
  if (!keeps) return;
  deliver = receive;
  const early = waiting;
  waiting = [];
  early.forEach(receive);
}

/** Forgets what waits and keeps nothing more. */
export function dropEvents(): void {
  keeps = false;
  deliver = null;
  waiting = [];
}
