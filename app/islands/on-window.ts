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
