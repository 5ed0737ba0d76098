/**
 * Runs a task in half a second, unless the page is left before: browsers cut off the requests of a
 * page that is being left, Safari before its `pagehide` event.
 */
export function ifStaying(task: () => void): void {
  const timer = setTimeout(task, 500);
  addEventListener("pagehide", () => clearTimeout(timer), { once: true });
}
