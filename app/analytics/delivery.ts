import { sendByBeacon } from "./beacon.ts";
import { deliverTo, dropEvents, keepEvents, offerWaiting } from "./track.ts";
import { removeVendorStorage } from "./vendor-storage.ts";

let wanted = false;
/** The library, once it is loaded. */
let library: typeof import("./vendor.ts") | null = null;
/** After a failure nothing is tried again on this page. */
let failed = false;

const whenIdle = (task: () => void) =>
  "requestIdleCallback" in window
    ? requestIdleCallback(task, { timeout: 3000 })
    : setTimeout(task, 500);

/** Keeps events from now on and fetches the library when the page has nothing else to do. */
export function startDelivery(): void {
  if (wanted || failed) return;
  wanted = true;
  keepEvents();
  // A page may go without a word once it is hidden: a phone's browser ends it then.
  addEventListener("pagehide", sendWaiting);
  addEventListener("visibilitychange", sendWaiting);
  whenIdle(() => void load());
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
    vendor.start();
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
export function stopDelivery(): void {
  wanted = false;
  dropEvents();
  try {
    library?.stop();
  } catch {
    // It sends nothing more, whatever else of it failed.
  }
  removeVendorStorage();
  // What the library was about to write when it was stopped.
  if (library) setTimeout(() => wanted || removeVendorStorage(), 1500);
}
