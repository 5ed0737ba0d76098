import { sendByBeacon } from "./beacon.ts";
import { removeTraces } from "./traces.ts";
import { deliverTo, dropEvents, keepEvents, offerWaiting } from "./track.ts";

let wanted = false;
/** The library, once it has come. */
let library: typeof import("./vendor.ts") | null = null;
/** After a failure nothing is tried again on this page. */
let failed = false;

const idle = (task: () => void) =>
  "requestIdleCallback" in window
    ? requestIdleCallback(task, { timeout: 3000 })
    : setTimeout(task, 500);

/** Keeps events from now on and fetches the library when the page has nothing else to do. */
export function startAnalytics(): void {
  if (wanted || failed) return;
  wanted = true;
  keepEvents();
  // A page may go without a word once it is hidden: a phone's browser ends it then.
  addEventListener("pagehide", sendWaiting);
  addEventListener("visibilitychange", sendWaiting);
  idle(() => void load());
}

/** Sends what the library has not sent when the page is left or hidden. */
function sendWaiting({ type }: Event): void {
  if (type === "pagehide" || document.visibilityState === "hidden") offerWaiting(sendByBeacon);
}

async function load(): Promise<void> {
  if (!wanted) return;
  try {
    // The library takes refused storage for a fault of its own, and says so more than once.
    sessionStorage.getItem("");
    // Where it is full the library would turn to cookies, which this site sets none of.
    localStorage.setItem("mp_probe", "");
    localStorage.removeItem("mp_probe");
    const vendor = await import("./vendor.ts");
    library = vendor;
    if (!wanted) return;
    vendor.begin();
    deliverTo((event, sent) => {
      try {
        vendor.send(event, sent);
      } catch (error) {
        giveUp(error);
      }
    });
  } catch (error) {
    giveUp(error);
  }
}

function giveUp(error: unknown): void {
  failed = true;
  dropEvents();
  console.warn("Visitor statistics are off: the library failed.", error);
}

/** Ends everything after a no: nothing more is sent, and nothing of the library stays in storage. */
export function stopAnalytics(): void {
  wanted = false;
  dropEvents();
  try {
    library?.end();
  } catch {
    // It sends nothing more, whatever else of it failed.
  }
  removeTraces();
  // What the library was about to write when it was stopped.
  if (library) setTimeout(() => wanted || removeTraces(), 1500);
}
