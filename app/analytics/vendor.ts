import recorder from "mixpanel-browser/dist/mixpanel-recorder.min.js?url";
import mixpanel, {
  type Config,
} from "mixpanel-browser/src/loaders/loader-module-with-async-modules";
import { practice } from "../../content/practice.ts";
import type { Raised } from "./events.ts";
import { payloadOf } from "./payload.ts";
import { keepRemovable } from "./traces.ts";

const { token, host, mode } = practice.analytics;
const careful = mode === "consent";

let allowed = true;
let begun = false;

const common: Partial<Config> & Record<string, unknown> = {
  api_host: host,
  persistence: "localStorage",
  track_pageview: false,
  autocapture: false,
  recorder_src: recorder,
  record_mask_all_text: true,
  record_mask_all_inputs: true,
  record_block_selector: "img, video, audio, iframe",
  record_console: false,
  record_network: false,
  hooks: {
    // Heatmaps bring page views of their own; the specification wants none that are automatic.
    before_send_events: <Event extends { event: string }>(event: Event) =>
      allowed && event.event !== "$mp_web_page_view" ? event : null,
  },
};

const specified = { ignore_dnt: true, record_sessions_percent: 100, record_heatmap_data: true };

/** No recording, and none of the library's own fields that name a page or its condition. */
const asked = {
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
export function begin(): void {
  allowed = true;
  if (begun) {
    // Silently: its own event about this would be one the catalogue does not hold.
    mixpanel.opt_in_tracking({ track: () => undefined });
    return;
  }
  if (careful) keepRemovable();
  mixpanel.init(token, { ...common, ...(careful ? asked : specified) } as Partial<Config>);
  begun = true;
}

/** Sends one event. Its queue goes by beacon when the page is left. */
export function send(event: Raised): void {
  if (!allowed) return;
  const { name, fields } = payloadOf(event, careful);
  mixpanel.track(name, fields);
}

/** Stops the library with its timers, its waiting events and the recorder, until `begin`. */
export function end(): void {
  allowed = false;
  if (begun) mixpanel.opt_out_tracking({ delete_user: false });
}
