/** Whether the browser still knows on the next page what is in session storage now. */
export const remembersSession = (): boolean =>
  document.documentElement.dataset["storage"] !== "page";

/**
 * Where the browser refuses session storage or it is full, the page keeps its own for as long as it
 * lives, so that nothing on it has to expect a refusal.
 */
export function ensureSessionStorage(): void {
  try {
    // A full storage refuses only what is written.
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
