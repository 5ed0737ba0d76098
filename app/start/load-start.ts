import { unlessLeaving } from "../islands/timing.ts";
import { activated } from "./deferred-styles.ts";
import { rootState, setRootState } from "./root-attributes.ts";
import type { mountedControl } from "./start-islands.ts";

/* Loads the start script once, and reports its state. */

/** Prepended by the build, the same on every page. */
declare const bootSettings: { start: string };

/** After this long, the page works as without script, until the script comes (milliseconds). */
const scriptTimeoutMs = 10_000;
let loading: Promise<void> | undefined;
let findMounted: typeof mountedControl | undefined;

/** Returns whether the start script has neither run nor failed. */
export const isScriptPending = () => rootState("script") === "pending";

/** Returns the control to use once its code has run; undefined if it waits for none. */
export const readyControl: typeof mountedControl = (control) => findMounted?.(control);

async function load(fallBack: () => void): Promise<void> {
  await activated;
  setTimeout(() => {
    if (!isScriptPending()) return;
    setRootState("script");
    fallBack();
  }, scriptTimeoutMs);
  const { start } = (await import(bootSettings.start)) as typeof import("./start.ts");
  findMounted = await start();
  setRootState("script", "ready");
}

/** Resolves when the start script has run or failed; `fallBack` runs if it takes too long. */
export async function loadStartScript(fallBack: () => void): Promise<void> {
  if (!isScriptPending()) return;
  loading ??= load(fallBack).catch((error: unknown) => {
    // A page that is left and restored tries again on the next use.
    loading = undefined;
    return new Promise((failed) => {
      unlessLeaving(() => {
        setRootState("script");
        failed();
        // An interrupted connection is no fault of the site's.
        if (!navigator.onLine) return;
        console.warn("The site's script did not load", error);
      });
    });
  });
  await loading;
}
