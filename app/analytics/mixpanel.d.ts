declare module "mixpanel-browser/src/mixpanel-core.js" {
  /** `load` gets the address of a file that the library wants, and calls `onLoad` after it. */
  export function init_as_module(
    load: (address: string, onLoad: () => void) => void,
  ): import("mixpanel-browser").OverridedMixpanel;
}

declare module "mixpanel-browser/src/utils.js" {
  export const _: { info: { searchInfo: (referrer: string) => Record<string, string> } };
}

declare module "mixpanel-browser/src/recorder/index.js" {}

declare module "mixpanel-browser/src/recorder/session-recording.js" {
  type Recording = { batchStartUrl: string; replayStartUrl: string };
  export const SessionRecording: {
    prototype: {
      _flushEvents: (this: Recording, events: unknown[], ...rest: unknown[]) => void;
    };
  };
}
