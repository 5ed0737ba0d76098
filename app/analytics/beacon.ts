import { practice } from "../../content/practice.ts";
import type { Raised } from "./events.ts";
import { payloadOf } from "./payload.ts";

const { token, host, mode } = practice.analytics;
const careful = mode === "consent";

/** Programs that read pages, which the library does not count either. */
const programs =
  /bot|crawl|spider|slurp|lighthouse|preview|yandex|pinterest|google-read|apis-google/i;

type Visitor = { distinct_id: string; $device_id: string };

/** The visitor number of an earlier page, or a new one that the library will find and go on with. */
function visitor(): Visitor {
  const key = `mp_${token}_mixpanel`;
  try {
    const known = JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Visitor>;
    if (known.distinct_id && known.$device_id) {
      return { distinct_id: known.distinct_id, $device_id: known.$device_id };
    }
  } catch {
    // Something else stands there: the library will replace it.
  }
  const number = crypto.randomUUID();
  const made = { distinct_id: `$device:${number}`, $device_id: number };
  localStorage.setItem(key, JSON.stringify(made));
  return made;
}

/**
 * Sends events without the library, in its own encoding, when the page is left before it has come.
 * Tells whether the browser took them; never throws.
 */
export function sendByBeacon(events: readonly Raised[]): boolean {
  if (programs.test(navigator.userAgent)) return false;
  try {
    const from = visitor();
    const data = events.map((event) => {
      const { name, fields } = payloadOf(event, careful);
      return { event: name, properties: { token, ...from, mp_lib: "web", ...fields } };
    });
    return navigator.sendBeacon(
      `${host}/track/?ip=${careful ? 0 : 1}&_=${Date.now()}`,
      `data=${encodeURIComponent(JSON.stringify(data))}`,
    );
  } catch {
    // Storage is refused or full, where the library would not count either.
    return false;
  }
}
