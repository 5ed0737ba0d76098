import { useSyncExternalStore } from "react";
import { type Choice, readChoice, subscribe } from "./choice.ts";

/** Returns the choice that holds. Only for islands that are rendered in the browser alone. */
export const useChoice = (): Choice => useSyncExternalStore(subscribe, readChoice);
