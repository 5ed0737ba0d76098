import recorderUrl from "mixpanel-browser/dist/mixpanel-recorder.min.js?url";
import mixpanel, {
  type Config,
} from "mixpanel-browser/src/loaders/loader-module-with-async-modules";
import { analyticsSettings } from "#content";
import { trustedScriptUrl } from "../trusted-script-url.ts";

const { token, host, mode } = analyticsSettings;

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
    // Heatmaps send automatic page views, which the specification excludes.
    before_send_events: (event) => (event.event === "$mp_web_page_view" ? null : event),
  },
};

/** Omits the library's own properties that name a page or its condition. */
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

let started = false;

/** Initializes the library once and registers the visitor. */
export function start(visitor: Record<"distinct_id" | "$device_id", string>): void {
  if (!started) {
    mixpanel.init(token, {
      api_host: host,
      persistence: "localStorage",
      // Send each event immediately: none is lost on unload and none is queued in storage.
      batch_requests: false,
      api_transport: "sendBeacon",
      ...(mode === "consent" ? afterConsent : specified),
    });
  }
  started = true;
  mixpanel.register(visitor);
}

/** The library, which sends nothing before `start`. */
export { mixpanel };
