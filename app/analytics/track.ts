import type { EventName, Events, Raised } from "./events.ts";

/** More events than a visitor can raise before the library is loaded. */
const maxWaiting = 200;

type Receive = (event: Raised, sent: () => void) => void;

/** In the order in which they were raised: what the library has not sent yet. */
let waiting: Raised[] = [];
let deliver: ((event: Raised) => void) | null = null;
let keeps = false;
let last = 0;

/** Now, but always later than the event before: the service can put events into their order. */
function nextTimestamp(): string {
  last = Math.max(Date.now(), last + 1);
  return new Date(last).toISOString();
}

const newId = () => `${last.toString(36)}-${Math.random().toString(36).slice(2)}`;

/** Raises an event. Kept in order until the library has sent it; dropped while nothing may be sent. */
export function track<Name extends EventName>(name: Name, fields: Events[Name]): void {
  if (!keeps || (!deliver && waiting.length >= maxWaiting)) return;
  const { origin, pathname } = location;
  const timestamp = nextTimestamp();
  const event = { name, fields, id: newId(), timestamp, url: origin + pathname } as Raised;
  waiting.push(event);
  deliver?.(event);
}

/** From now on events are kept for `deliverTo`. */
export function keepEvents(): void {
  keeps = true;
}

/** Hands over what waits, in order, and everything that follows. */
export function deliverTo(receive: Receive): void {
  if (!keeps) return;
  deliver = (event) =>
    receive(event, () => {
      waiting = waiting.filter((other) => other !== event);
    });
  for (const event of [...waiting]) deliver?.(event);
}

/** Offers what waits, in order, to `send`; what it takes waits no more. */
export function offerWaiting(send: (events: readonly Raised[]) => boolean): void {
  if (waiting.length > 0 && send(waiting)) waiting = [];
}

/** Forgets what waits and keeps nothing more. */
export function dropEvents(): void {
  keeps = false;
  deliver = null;
  waiting = [];
}
