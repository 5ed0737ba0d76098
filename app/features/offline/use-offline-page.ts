import { useEffect } from "react";
import { useLocation } from "react-router";

type Connection = { saveData?: boolean };

/**
 * Gives the browser a page to show when the site cannot be reached (docs/decisions/0042), from the
 * second page of a visit on: a first page fetches nothing for it. Never where data is to be saved.
 */
export function useOfflinePage(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const { serviceWorker, connection } = navigator as Navigator & { connection?: Connection };
    if (!import.meta.env.PROD || !serviceWorker || connection?.saveData) return;
    const first = sessionStorage.getItem("first_page");
    if (first === null) sessionStorage.setItem("first_page", pathname);
    // Without it the visit goes on as it did before.
    else if (first !== pathname) serviceWorker.register("/service-worker.js").catch(() => {});
  }, [pathname]);
}
