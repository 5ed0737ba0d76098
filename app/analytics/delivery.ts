import { analyticsSettings } from "#content/practice";
import { whenIdle } from "../islands/timing.ts";
import { onWindow } from "../islands/window.ts";
import { visitorKey } from "../storage.ts";
import { eventFilter, type Payload } from "./allow-list.ts";
import { type AnyEvent, type Events, payloadOf } from "./events.ts";

const { token, host, mode } = analyticsSettings;
const consentMode = mode === "consent";
const filterEvent = eventFilter(mode);

/** More events than occur before the library has loaded; a beacon is limited to 64 kB. */
const maxQueued = 100;
/** Crawlers and link previews, which the library also excludes. */
const crawlers =
  /bot|crawl|spider|slurp|lighthouse|preview|yandex|pinterest|google-read|apis-google/i;

/** `failed`: no retry on this page. */
let state: "off" | "on" | "failed" = "off";
let visitorId = "";
let library: typeof import("./vendor.ts") | null = null;
let queue: Payload[] = [];
let lastTime = 0;

const visitorFields = () => ({ distinct_id: `$device:${visitorId}`, $device_id: visitorId });

/** Tracks an event: sends it, or queues it until the library has loaded; drops it while off. */
export function track<Name extends keyof Events>(name: Name, fields: Events[Name]): void {
  if (state !== "on") return;
  // Timestamps strictly increase, so that the service can sort events.
  lastTime = Math.max(Date.now(), lastTime + 1);
  queue.push(payloadOf({ name, fields } as AnyEvent, location, lastTime, consentMode));
  if (library) sendAll();
  else queue.length = Math.min(queue.length, maxQueued);
}

function sendAll(): void {
  try {
    for (const sent of queue.splice(0)) library?.mixpanel.track(sent.event, sent.properties);
  } catch (error) {
    giveUp(error);
  }
}

/** Starts queueing events, and loads the library when the page is idle. */
export function startDelivery(): void {
  if (state !== "off") return;
  try {
    visitorId = localStorage.getItem(visitorKey) ?? crypto.randomUUID();
    // Write even an existing id: if storage is full, the library would set cookies instead.
    localStorage.setItem(visitorKey, visitorId);
  } catch (error) {
    giveUp(error);
    return;
  }
  state = "on";
  onWindow("pagehide visibilitychange", sendByBeacon);
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

/** In the library's encoding. Mobile browsers may discard a hidden page without an event. */
function sendByBeacon({ type }: Event): void {
  const isLeft = type === "pagehide" || document.visibilityState === "hidden";
  if (!isLeft || queue.length === 0 || crawlers.test(navigator.userAgent)) return;
  const needed = { token, mp_lib: "web", ...visitorFields() };
  const data = queue.map(({ event, properties }) =>
    filterEvent({ event, properties: { ...needed, ...properties } }),
  );
  const url = `${host}/track/?ip=${consentMode ? 0 : 1}&_=${Date.now()}`;
  if (navigator.sendBeacon(url, `data=${encodeURIComponent(JSON.stringify(data))}`)) queue = [];
}

function end(next: "off" | "failed"): void {
  state = next;
  library = null;
  queue = [];
}

function giveUp(error: unknown): void {
  end("failed");
  console.warn("Visitor statistics are off: the library failed.", error);
}

/** Stops analytics: drops queued events and deletes the visitor's id. */
export function stopDelivery(): void {
  end("off");
  try {
    localStorage.removeItem(visitorKey);
  } catch {
    // Storage is blocked: there is no id to delete.
  }
}
