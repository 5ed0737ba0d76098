import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Returns false while the page shows what the built file holds, true once the browser may differ
 * from it (its clock, its storage, its address).
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
