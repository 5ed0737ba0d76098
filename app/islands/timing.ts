/** Runs a task when the page is idle; in Safari after a timeout. */
export const whenIdle = (task: () => void, timeout = 2000) =>
  "requestIdleCallback" in window ? requestIdleCallback(task, { timeout }) : setTimeout(task, 200);

/** Runs a task in half a second, unless the page is left, which cuts off its requests. */
export function unlessLeaving(task: () => void): void {
  const timer = setTimeout(task, 500);
  // Safari cuts off before `pagehide`; a followed link waits for its page after `beforeunload`.
  for (const type of ["beforeunload", "pagehide"]) {
    addEventListener(type, () => clearTimeout(timer), { signal: AbortSignal.timeout(1000) });
  }
}

/** Resolves when `subscribe` calls back, or after a time: a browser may never do so (milliseconds). */
export const withTimeout = (ms: number, subscribe: (done: () => void) => void): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
    subscribe(done);
  });
