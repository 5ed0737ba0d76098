import { analyticsSettings } from "../../content-schema/analytics-settings.ts";
import type { Raised } from "./events.ts";
import { payloadOf } from "./payload.ts";

const { token, host, mode } = analyticsSettings;
const consentMode = mode === "consent";

/** Crawlers and link previews, which the library does not count either. */
const crawlers =
  /bot|crawl|spider|slurp|lighthouse|preview|yandex|pinterest|google-read|apis-google/i;

type Visitor = { distinct_id: string; $device_id: string };

/** Returns the visitor's id of an earlier page, or a new one stored where the library looks for it. */
function readVisitor(): Visitor {
  const key = `mp_${token}_mixpanel`;
  try {
    const known = JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Visitor>;
    if (known.distinct_id && known.$device_id) {
      return { distinct_id: known.distinct_id, $device_id: known.$device_id };
    }
  } catch {
    // Something else stands there: the library will replace it.
  }
  const id = crypto.randomUUID();
  const visitor = { distinct_id: `$device:${id}`, $device_id: id };
  localStorage.setItem(key, JSON.stringify(visitor));
  return visitor;
}

/**
 * Sends events without the library, in its own encoding, when the page is left before it is loaded.
 * Returns whether the browser took them; never throws.
 */
export function sendByBeacon(events: readonly Raised[]): boolean {
  if (crawlers.test(navigator.userAgent)) return false;
  try {
    const visitor = readVisitor();
    const data = events.map((event) => {
      const { name, fields } = payloadOf(event, consentMode);
      return { event: name, properties: { token, ...visitor, mp_lib: "web", ...fields } };
    });
    return navigator.sendBeacon(
      `${host}/track/?ip=${consentMode ? 0 : 1}&_=${Date.now()}`,
      `data=${encodeURIComponent(JSON.stringify(data))}`,
    );
  } catch {
    // Storage is refused or full, where the library would not count either.
    return false;
  }
}
