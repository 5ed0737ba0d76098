import { onWindow } from "../../islands/window.ts";

/** The id of the gallery's island, which the page's own button targets to open the gate. */
export const picturesId = "pictures";

/** The id of the gate that links on other pages open. */
export const menuGateId = "gate";

/** Returns whether a flag of the session is set (storage.ts). */
export const hasFlag = (flag: string): boolean => sessionStorage.getItem(flag) === "true";

/** Sets or clears a flag of the session. */
export function setFlag(flag: string, on: boolean): void {
  if (on) sessionStorage.setItem(flag, "true");
  else sessionStorage.removeItem(flag);
  dispatchEvent(new Event("flagchange"));
}

/** Subscribes to changes of a flag, and to restores from the back/forward cache. */
export const onFlagChange = onWindow("flagchange", "pageshow");
