/** `types` are separated by spaces. Returns a function that stops. */
export function onWindow(types: string, listener: (event: never) => void): () => void {
  const stopped = new AbortController();
  for (const type of types.split(" ")) {
    addEventListener(type, listener as EventListener, { signal: stopped.signal });
  }
  return () => stopped.abort();
}

/** Returns the element that an address names. Browsers percent-encode letters such as “ó” in it. */
export function fragmentTarget({ hash }: { hash: string }): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Such as `#%`.
    return null;
  }
}

/** Returns how the visitor came to the page: `navigate`, `reload`, `back_forward`; undefined if unknown. */
export function navigationType(): string | undefined {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type;
}
