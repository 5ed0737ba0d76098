import { useEffect, useState } from "react";
import { hasFlag, setFlag } from "./gate-state.ts";

/** When the page is loaded again (milliseconds after its first showing). */
const delay = 100;

/**
 * Loads the gallery's index again, once per session (specification, "Gallery index"): the practice
 * asked for it so that a visitor never meets an index that an old page left behind. Returns
 * whether the page is about to reload. It needs the session to remember, or it would never end.
 */
export function useForcedReload(): boolean {
  const [reloading, setReloading] = useState(true);
  useEffect(() => {
    if (hasFlag("forced_gallery") || !setFlag("forced_gallery", true)) {
      setReloading(false);
      return;
    }
    const timer = setTimeout(() => location.reload(), delay);
    return () => clearTimeout(timer);
  }, []);
  return reloading;
}
