import { useEffect, useState } from "react";
import { paths } from "../../paths.ts";
import { hasFlag, setFlag } from "./gate-state.ts";

const delayMs = 100;

/**
 * Loads the gallery's index again, once per session (specification, "Gallery index"): the practice
 * asked for it so that a visitor never meets an index that an old page left behind. Returns
 * whether the page may be about to reload. It needs the session to remember, or it would never end.
 */
export function useForcedReload(): boolean {
  const [reloading, setReloading] = useState(true);
  useEffect(() => {
    const isFirst = location.pathname === paths.gallery && !hasFlag("forced_gallery");
    if (!isFirst || !setFlag("forced_gallery", true)) {
      setReloading(false);
      return;
    }
    const timer = setTimeout(() => location.reload(), delayMs);
    // A reload would call back a visitor who has just followed a link.
    addEventListener("beforeunload", () => clearTimeout(timer), { once: true });
    return () => clearTimeout(timer);
  }, []);
  return reloading;
}
