import { onWindow } from "../../islands/on-window.ts";
import { remembersSession } from "../../islands/session-storage-fallback.ts";
import type { acceptedKey, freshKey, visitedKey } from "../../storage-keys.ts";

/** The session's flags (specification, section 4). */
export type SessionFlag = typeof acceptedKey | typeof visitedKey | typeof freshKey;

/** The id of the gallery's island, by which the page's own button opens the gate. */
export const picturesId = "pictures";

/** The id of the gate that links on other pages open. */
export const menuGateId = "gate";

/** Whether a flag is set in this session. */
export const hasFlag = (flag: SessionFlag): boolean => sessionStorage.getItem(flag) === "true";

/**
 * Sets or clears a flag. Returns whether the browser will still know it on the next page: where it
 * refuses storage, the start script keeps one that lives as long as the page.
 */
export function setFlag(flag: SessionFlag, on: boolean): boolean {
  if (on) sessionStorage.setItem(flag, "true");
  else sessionStorage.removeItem(flag);
  dispatchEvent(new Event("flagchange"));
  return remembersSession();
}

/** Calls back when a flag changes here, or when a page comes back from the back/forward cache. */
export const onFlagChange = onWindow("flagchange", "pageshow");
