import recorderUrl from "mixpanel-browser/dist/mixpanel-recorder.min.js?url";
import mixpanel, {
  type Config,
} from "mixpanel-browser/src/loaders/loader-module-with-async-modules";
import { analyticsSettings } from "../../content-schema/analytics-settings.ts";
import { trustedScriptUrl } from "../trusted-script-url.ts";
import type { Raised } from "./events.ts";
import { payloadOf } from "./payload.ts";
import { keepRemovable } from "./vendor-storage.ts";

const { token, host, mode } = analyticsSettings;
const consentMode = mode === "consent";

/** A request that is still under way when the page is left may be dropped (milliseconds). */
const inFlightMs = 2000;

let allowed = true;
let started = false;
/** What to call when an event goes out, by the event's id. */
const outgoing = new Map<unknown, () => void>();

function goesOut(id: unknown): void {
  const sent = outgoing.get(id);
  outgoing.delete(id);
  if (sent) setTimeout(sent, inFlightMs);
}

const common: Partial<Config> & Record<string, unknown> = {
  api_host: host,
  persistence: "localStorage",
  track_pageview: false,
  autocapture: false,
  recorder_src: trustedScriptUrl(recorderUrl),
  record_mask_all_text: true,
  record_mask_all_inputs: true,
  record_block_selector: "img, video, audio, iframe",
  record_console: false,
  record_network: false,
  hooks: {
    // Heatmaps bring page views of their own; the specification wants none that are automatic.
    before_send_events: <Event extends { event: string; properties?: object }>(event: Event) => {
      goesOut((event.properties as { $insert_id?: unknown } | undefined)?.$insert_id);
      return allowed && event.event !== "$mp_web_page_view" ? event : null;
    },
  },
};

const specified = { ignore_dnt: true, record_sessions_percent: 100, record_heatmap_data: true };

/** No recording, and none of the library's own fields that name a page or its condition. */
const afterConsent = {
  ignore_dnt: false,
  ip: false,
  save_referrer: false,
  track_marketing: false,
  store_google: false,
  record_sessions_percent: 0,
  record_heatmap_data: false,
  property_blacklist: [
    "$current_url",
    "$referrer",
    "$referring_domain",
    "$initial_referrer",
    "$initial_referring_domain",
    "current_page_title",
    "current_url_path",
  ],
};

/** Starts the library, once, or lets it send again; every failure of it stays in here. */
export function start(): void {
  allowed = true;
  if (started) {
    // Silently: its own event about this would be one the catalogue does not hold.
    mixpanel.opt_in_tracking({ track: () => undefined });
    return;
  }
  if (consentMode) keepRemovable();
  mixpanel.init(token, {
    ...common,
    ...(consentMode ? afterConsent : specified),
  } as Partial<Config>);
  started = true;
}

/**
 * Sends one event through the library's queue. `sent` is called when it is on its way: the library
 * can lose what it holds when the page is left at once.
 */
export function send(event: Raised, sent: () => void): void {
  if (!allowed) return;
  const { name, fields } = payloadOf(event, consentMode);
  outgoing.set(event.id, sent);
  mixpanel.track(name, fields);
}

/** Stops the library with its timers, its waiting events and the recorder, until `start`. */
export function stop(): void {
  allowed = false;
  outgoing.clear();
  if (started) mixpanel.opt_out_tracking({ delete_user: false });
}
