/** The session's flags (specification, section 4). */
export type SessionFlag = "disclaimerAccepted" | "galleryVisited" | "forced_gallery";

// What the page remembers when the browser refuses to (private mode, blocked storage).
const memory = new Map<SessionFlag, string>();
const listeners = new Set<() => void>();

/** Whether a flag is set in this session. */
export function hasFlag(flag: SessionFlag): boolean {
  try {
    return sessionStorage.getItem(flag) === "true";
  } catch {
    return memory.has(flag);
  }
}

/** Sets or clears a flag. Returns whether the browser will still know it after a reload. */
export function setFlag(flag: SessionFlag, on: boolean): boolean {
  if (on) memory.set(flag, "true");
  else memory.delete(flag);
  try {
    if (on) sessionStorage.setItem(flag, "true");
    else sessionStorage.removeItem(flag);
    return true;
  } catch {
    return false;
  } finally {
    for (const listener of listeners) listener();
  }
}

/** Calls back when a flag changes here, or when a page comes back from the back/forward cache. */
export function onFlagChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("pageshow", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("pageshow", listener);
  };
}
