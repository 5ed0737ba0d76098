import type { Config } from "mixpanel-browser";
import { init_as_module } from "mixpanel-browser/src/mixpanel-core.js";
import { _ } from "mixpanel-browser/src/utils.js";
import { analyticsSettings } from "#content/practice";
import { eventFilter } from "./allow-list.ts";

/** The library's types lack some. */
type Settings = Partial<Config> & Record<string, unknown>;

const { token, host, mode } = analyticsSettings;
const consentMode = mode === "consent";

/** Neither what a visitor searches for nor the photos are recorded. */
const unrecorded: readonly string[] = ["search-dialog", "photo-chooser"];

const specifiedSettings: Settings = {
  ignore_dnt: true,
  record_sessions_percent: 100,
  record_heatmap_data: true,
  record_mask_all_text: true,
  record_mask_all_inputs: true,
  record_block_selector: [
    "img, .scene-image, video, audio, iframe",
    ...unrecorded.map((name) => `[data-island="${name}"]`),
  ].join(),
  record_console: false,
};

/** Without a recorder, events are sent all the same. */
const loadRecorder = (onLoad: () => void) =>
  void import("./recorder.ts").then(onLoad, () => undefined);

/** The library, which sends nothing before `start`. */
export const mixpanel = init_as_module((_address, onLoad) => {
  if (!consentMode) loadRecorder(onLoad);
});

// The library would store a search engine's words.
_.info.searchInfo = () => ({});

let started = false;

/** Initializes the library once and registers the visitor. */
export function start(visitor: Record<"distinct_id" | "$device_id", string>): void {
  if (!started) {
    const settings: Settings = {
      api_host: host,
      persistence: "localStorage",
      // Send each event immediately: none is lost on unload and none is queued in storage.
      batch_requests: false,
      api_transport: "sendBeacon",
      // The library stores neither the referrer nor parameters of the address.
      save_referrer: false,
      skip_first_touch_marketing: true,
      store_google: false,
      track_marketing: false,
      hooks: { before_send_events: eventFilter(mode) },
      ...(consentMode ? { disable_persistence: true, ip: false } : specifiedSettings),
    };
    mixpanel.init(token, settings);
  }
  started = true;
  mixpanel.register(visitor);
}
