import { analyticsSettings } from "../../content-schema/analytics-settings.ts";
import { whenIdle } from "../islands/when-idle.ts";
import { visitorKey } from "../storage-keys.ts";
import type { EventName, Events, Raised } from "./events.ts";
import { type Payload, payloadOf } from "./payload.ts";

const { token, host, mode } = analyticsSettings;
const consentMode = mode === "consent";

/** More events than a visitor can raise before the library is loaded; a beacon holds 64 kB. */
const maxWaiting = 100;
/** Crawlers and link previews, which the library does not count either. */
const crawlers =
  /bot|crawl|spider|slurp|lighthouse|preview|yandex|pinterest|google-read|apis-google/i;

/** After a failure nothing is tried again on this page. */
let state: "off" | "on" | "failed" = "off";
/** The random number that stands for the visitor. */
let visitor = "";
/** The library, once it is loaded and may send. */
let library: typeof import("./vendor.ts") | null = null;
/** What was raised before that, in order. */
let waiting: Payload[] = [];
let last = 0;

const visitorFields = () => ({ distinct_id: `$device:${visitor}`, $device_id: visitor });

/** Raises an event: sent at once by the library, or kept until it is loaded; dropped while off. */
export function track<Name extends EventName>(name: Name, fields: Events[Name]): void {
  if (state !== "on") return;
  // Always later than the event before: the service can put events into their order.
  last = Math.max(Date.now(), last + 1);
  const raised = {
    name,
    fields,
    id: `${last.toString(36)}-${Math.random().toString(36).slice(2)}`,
    timestamp: new Date(last).toISOString(),
    url: location.origin + location.pathname,
  } as Raised;
  waiting.push(payloadOf(raised, consentMode));
  if (library) sendAll();
  else waiting.length = Math.min(waiting.length, maxWaiting);
}

function sendAll(): void {
  try {
    for (const event of waiting.splice(0)) library?.send(event);
  } catch (error) {
    giveUp(error);
  }
}

/** Starts to keep events, and fetches the library when the page has nothing else to do. */
export function startDelivery(): void {
  if (state !== "off") return;
  try {
    visitor = localStorage.getItem(visitorKey) ?? crypto.randomUUID();
    // Always: where storage is full the library would turn to cookies, which this site sets none of.
    localStorage.setItem(visitorKey, visitor);
  } catch (error) {
    giveUp(error);
    return;
  }
  state = "on";
  addEventListener("pagehide", sendByBeacon);
  addEventListener("visibilitychange", sendByBeacon);
  whenIdle(load);
}

async function load(): Promise<void> {
  if (state !== "on") return;
  try {
    const vendor = await import("./vendor.ts");
    if (state !== "on") return;
    vendor.start(visitorFields());
    library = vendor;
    sendAll();
  } catch (error) {
    giveUp(error);
  }
}

/**
 * Sends what waits without the library, in its own encoding, when the page is left or hidden: a
 * phone's browser may end it then without a word.
 */
function sendByBeacon({ type }: Event): void {
  const isLeft = type === "pagehide" || document.visibilityState === "hidden";
  if (!isLeft || waiting.length === 0 || crawlers.test(navigator.userAgent)) return;
  const data = waiting.map(({ name, fields }) => ({
    event: name,
    properties: { token, mp_lib: "web", ...visitorFields(), ...fields },
  }));
  const url = `${host}/track/?ip=${consentMode ? 0 : 1}&_=${Date.now()}`;
  if (navigator.sendBeacon(url, `data=${encodeURIComponent(JSON.stringify(data))}`)) waiting = [];
}

function end(next: "off" | "failed"): void {
  state = next;
  library = null;
  waiting = [];
}

function giveUp(error: unknown): void {
  end("failed");
  console.warn("Visitor statistics are off: the library failed.", error);
}

/** Ends everything after a no: nothing more is sent, and the visitor's number is forgotten. */
export function stopDelivery(): void {
  end("off");
  try {
    localStorage.removeItem(visitorKey);
  } catch {
    // Storage is refused, so it holds nothing.
  }
}
