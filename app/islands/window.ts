/** Runs a task when the page is idle; in Safari after a timeout. */
export const whenIdle = (task: () => void, timeout = 2000) =>
  "requestIdleCallback" in window ? requestIdleCallback(task, { timeout }) : setTimeout(task, 200);

/** Runs a task in half a second, unless the page is left, which cuts off its requests. */
export function ifStaying(task: () => void): void {
  const timer = setTimeout(task, 500);
  // Safari cuts off before `pagehide`; a followed link waits for its page after `beforeunload`.
  for (const type of ["beforeunload", "pagehide"]) {
    addEventListener(type, () => clearTimeout(timer), { signal: AbortSignal.timeout(1000) });
  }
}

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

/** Resolves when `subscribe` calls back, or after a time: a browser may never do so (milliseconds). */
export const withTimeout = (ms: number, subscribe: (done: () => void) => void): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
    subscribe(done);
  });

/** Returns how the visitor came to the page: `navigate`, `reload`, `back_forward`; undefined if unknown. */
export function navigationType(): string | undefined {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type;
}
