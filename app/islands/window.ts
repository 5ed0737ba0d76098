/** Runs a task when the page is idle; in Safari after a timeout. */
export const whenIdle = (task: () => void) =>
  "requestIdleCallback" in window
    ? requestIdleCallback(task, { timeout: 2000 })
    : setTimeout(task, 200);

/** Runs a task in half a second, unless the page is left, which cuts off its requests. */
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
  // Safari cuts off before `pagehide`; a followed link waits for its page after `beforeunload`.
  for (const sign of ["beforeunload", "pagehide"]) {
    addEventListener(sign, leave, { signal: over.signal });
  }
}

/** `types` are separated by spaces. Returns a function that stops. */
export function onWindow(types: string, listener: (event: never) => void): () => void {
  const handle = listener as EventListener;
  const all = types.split(" ");
  for (const type of all) addEventListener(type, handle);
  return () => {
    for (const type of all) removeEventListener(type, handle);
  };
}
