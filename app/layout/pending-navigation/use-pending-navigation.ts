import { useEffect } from "react";
import { useLocation } from "react-router";

const key = "pending_navigation";

/** Remembers the target of a plain tap on a link of this site. */
function remember(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
  if (!link || elsewhere || link.target || link.origin !== location.origin) return;
  const target = link.pathname + link.search + link.hash;
  sessionStorage.setItem(key, JSON.stringify({ target, at: Date.now() }));
}

/**
 * Remembers where the visitor is going until the page is there. When one of its files is gone, most
 * often because the site was renewed meanwhile, the router loads the present page again; the start
 * script then goes on to the remembered address, so that the tap is not lost.
 */
export function usePendingNavigation(): void {
  const place = useLocation().key;

  useEffect(() => {
    addEventListener("click", remember, true);
    return () => removeEventListener("click", remember, true);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival ends the journey.
  useEffect(() => sessionStorage.removeItem(key), [place]);
}
