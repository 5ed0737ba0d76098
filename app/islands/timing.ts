/** Runs a task when the page is idle; in Safari after a timeout. */
export const whenIdle = (task: () => void, timeout = 2000) =>
  "requestIdleCallback" in window ? requestIdleCallback(task, { timeout }) : setTimeout(task, 200);

/** Runs a task after half a second, unless the page is being left, which aborts its requests. */
export function unlessLeaving(task: () => void): void {
  const timer = setTimeout(task, 500);
  // Safari cuts off before `pagehide`; a followed link waits for its page after `beforeunload`.
  for (const type of ["beforeunload", "pagehide"]) {
    addEventListener(type, () => clearTimeout(timer), { signal: AbortSignal.timeout(1000) });
  }
}

/** Resolves when `subscribe` calls back, or after `ms`, since a browser may never call. */
export const withTimeout = (ms: number, subscribe: (done: () => void) => void): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
    subscribe(done);
  });
