/** Returns whether session storage persists to the next page. */
export const remembersSession = (): boolean =>
  document.documentElement.dataset["storage"] !== "page";

/**
 * Replaces session storage that is blocked or full with an in-memory one for the lifetime of the
 * page, so that callers need not handle exceptions.
 */
export function ensureSessionStorage(): void {
  try {
    // Full storage throws on writes only.
    sessionStorage.setItem("probe", "");
    sessionStorage.removeItem("probe");
  } catch {
    const memory = new Map<string, string>();
    const value = {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, text: string) => void memory.set(key, text),
      removeItem: (key: string) => void memory.delete(key),
    };
    Object.defineProperty(window, "sessionStorage", { value, configurable: true });
    document.documentElement.dataset["storage"] = "page";
  }
}
