import { useEffect } from "react";
import { useNavigation } from "react-router";

/**
 * Remembers where the visitor is going while the page's files are fetched. When a file is gone, most
 * often because the site was renewed meanwhile, the router loads the present page again; the start
 * script then goes on to the remembered address, so that the tap is not lost.
 */
export function usePendingNavigation(): void {
  const { location } = useNavigation();
  const target = location ? location.pathname + location.search + location.hash : null;
  useEffect(() => {
    if (target) sessionStorage.setItem("pending_navigation", target);
    else sessionStorage.removeItem("pending_navigation");
  }, [target]);
}
