const keys = /^(?:mp_|__mp)/;
const databases = ["mixpanelBrowserDb", "mixpanelFlagsDb"];

/**
 * Lets the library's databases be removed while it runs: it holds them open, and an open database
 * stays until the page is left.
 */
export function keepRemovable(): void {
  if (!("indexedDB" in window)) return;
  const open = indexedDB.open.bind(indexedDB);
  indexedDB.open = (name, version) => {
    const request = open(name, version);
    if (databases.includes(name)) {
      request.addEventListener("success", () => {
        const database = request.result;
        database.addEventListener("versionchange", () => database.close());
      });
    }
    return request;
  };
}

/** Removes everything the library may have left in this browser. */
export function removeVendorStorage(): void {
  for (const name of ["localStorage", "sessionStorage"] as const) {
    try {
      for (const key of Object.keys(window[name])) if (keys.test(key)) window[name].removeItem(key);
    } catch {
      // Storage is refused, so it holds nothing.
    }
  }
  try {
    for (const name of databases) indexedDB.deleteDatabase(name);
  } catch {
    // As above.
  }
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=");
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
    if (keys.test(name)) document.cookie = `${name}=; Max-Age=0; path=/`;
  }
}
