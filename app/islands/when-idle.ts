/** Runs a task when the page has nothing else to do, in Safari a little later. */
export const whenIdle = (task: () => void) =>
  "requestIdleCallback" in window
    ? requestIdleCallback(task, { timeout: 2000 })
    : setTimeout(task, 200);
