import recorderUrl from "mixpanel-browser/dist/mixpanel-recorder.min.js?url";
import mixpanel, {
  type Config,
} from "mixpanel-browser/src/loaders/loader-module-with-async-modules";
import { analyticsSettings } from "../../content-schema/analytics-settings.ts";
import { trustedScriptUrl } from "../trusted-script-url.ts";
import type { Payload } from "./payload.ts";

const { token, host, mode } = analyticsSettings;
let started = false;

/** Records every session with all text masked, and makes heatmaps. */
const specified: Partial<Config> & Record<string, unknown> = {
  ignore_dnt: true,
  record_sessions_percent: 100,
  record_heatmap_data: true,
  recorder_src: trustedScriptUrl(recorderUrl),
  record_mask_all_text: true,
  record_mask_all_inputs: true,
  record_block_selector: "img, video, audio, iframe",
  record_console: false,
  hooks: {
    // Heatmaps bring page views of their own; the specification wants none that are automatic.
    before_send_events: (event) => (event.event === "$mp_web_page_view" ? null : event),
  },
};

/** Stores nothing, and leaves out the library's own fields that name a page or its condition. */
const afterConsent: typeof specified = {
  disable_persistence: true,
  ip: false,
  save_referrer: false,
  track_marketing: false,
  store_google: false,
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

/** Starts the library, once, for a visitor. */
export function start(visitor: Record<"distinct_id" | "$device_id", string>): void {
  if (!started) {
    mixpanel.init(token, {
      api_host: host,
      persistence: "localStorage",
      // Each event leaves at once: none is lost with the page, and none waits in storage.
      batch_requests: false,
      api_transport: "sendBeacon",
      ...(mode === "consent" ? afterConsent : specified),
    });
  }
  started = true;
  mixpanel.register(visitor);
}

/** Sends one event. */
export const send = ({ name, fields }: Payload): void => void mixpanel.track(name, fields);
