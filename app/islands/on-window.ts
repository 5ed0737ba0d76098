/** Returns a `subscribe` function for events of the window, for `useSyncExternalStore`. */
export const onWindow =
  (...types: readonly string[]) =>
  (listener: () => void): (() => void) => {
    for (const type of types) addEventListener(type, listener);
    return () => {
      for (const type of types) removeEventListener(type, listener);
    };
  };
