import { serviceWorkerPath } from "../../file-paths.ts";
import { firstPageKey } from "../../storage-keys.ts";
import { trustedScriptUrl } from "../../trusted-script-url.ts";

type Connection = { saveData?: boolean };

/**
 * Gives the browser a page to show when the site cannot be reached (docs/decisions/0042), from the
 * second page of a visit on: a first page fetches nothing for it. Never where data is to be saved.
 */
export function registerOfflinePage(): void {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: Connection };
  if (!import.meta.env.PROD || !serviceWorker || connection?.saveData) return;
  const first = sessionStorage.getItem(firstPageKey);
  if (first === null) sessionStorage.setItem(firstPageKey, location.pathname);
  // Without it the visit goes on as it did before.
  else if (first !== location.pathname) {
    serviceWorker.register(trustedScriptUrl(serviceWorkerPath)).catch(() => {});
  }
}
