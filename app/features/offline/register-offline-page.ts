import { serviceWorkerPath } from "../../file-paths.ts";
import { firstPageKey } from "../../storage-keys.ts";
import { trustedScriptUrl } from "../../trusted-script-url.ts";

type Connection = { saveData?: boolean };

/**
 * Registers the service worker of the offline page (docs/decisions/0042) from the second page of a
 * visit on, so that the first page makes no extra request. Does nothing with `saveData`.
 */
export function registerOfflinePage(): void {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: Connection };
  if (!import.meta.env.PROD || !serviceWorker || connection?.saveData) return;
  const first = sessionStorage.getItem(firstPageKey);
  if (first === null) sessionStorage.setItem(firstPageKey, location.pathname);
  // Registration may fail: the offline page is optional.
  else if (first !== location.pathname) {
    serviceWorker.register(trustedScriptUrl(serviceWorkerPath)).catch(() => {});
  }
}
