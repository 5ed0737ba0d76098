/** Runs a task when the page is idle; in Safari after a timeout. */
export const whenIdle = (task: () => void) =>
  "requestIdleCallback" in window
    ? requestIdleCallback(task, { timeout: 2000 })
    : setTimeout(task, 200);

/**
 * Runs a task in half a second, unless the page is left before: browsers cut off the requests of a
 * page that is being left, Safari before its `pagehide` event.
 */
export function ifStaying(task: () => void): void {
  const timer = setTimeout(task, 500);
  addEventListener("pagehide", () => clearTimeout(timer), { once: true });
}
