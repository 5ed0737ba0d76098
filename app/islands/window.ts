/** Runs a task when the page is idle; in Safari after a timeout. */
export const whenIdle = (task: () => void) =>
  "requestIdleCallback" in window
    ? requestIdleCallback(task, { timeout: 2000 })
    : setTimeout(task, 200);

/**
 * Runs a task in half a second, unless the page is left before: browsers cut off the requests of a
 * page that is being left, Safari before its `pagehide` event. A link that has been followed waits
 * for its page after `beforeunload`.
 */
export function ifStaying(task: () => void): void {
  const over = new AbortController();
  const timer = setTimeout(() => {
    over.abort();
    task();
  }, 500);
  const leave = () => {
    over.abort();
    clearTimeout(timer);
  };
  for (const sign of ["beforeunload", "pagehide"]) {
    addEventListener(sign, leave, { signal: over.signal });
  }
}

/** Returns a `subscribe` function for events of the window, for effects and `useSyncExternalStore`. */
export const onWindow =
  (...types: readonly string[]) =>
  (listener: (event: never) => void): (() => void) => {
    const handle = listener as EventListener;
    for (const type of types) addEventListener(type, handle);
    return () => {
      for (const type of types) removeEventListener(type, handle);
    };
  };
