import { onWindow } from "../../islands/on-window.ts";
import {
  type acceptedKey,
  type freshKey,
  remembersSession,
  type visitedKey,
} from "../../storage.ts";

/** The session's flags (specification, section 4). */
type SessionFlag = typeof acceptedKey | typeof visitedKey | typeof freshKey;

/** The id of the gallery's island, which the page's own button targets to open the gate. */
export const picturesId = "pictures";

/** The id of the gate that links on other pages open. */
export const menuGateId = "gate";

/** Returns whether a flag is set in this session. */
export const hasFlag = (flag: SessionFlag): boolean => sessionStorage.getItem(flag) === "true";

/**
 * Sets or clears a flag. Returns whether it persists to the next page: if storage is blocked, the
 * start script replaces it with an in-memory one.
 */
export function setFlag(flag: SessionFlag, on: boolean): boolean {
  if (on) sessionStorage.setItem(flag, "true");
  else sessionStorage.removeItem(flag);
  dispatchEvent(new Event("flagchange"));
  return remembersSession();
}

/** Subscribes to changes of a flag, and to restores from the back/forward cache. */
export const onFlagChange = onWindow("flagchange", "pageshow");
