import { useSyncExternalStore } from "react";
import { paths } from "../../paths.ts";

function onHashChange(listener: () => void): () => void {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

const isShown = () =>
  location.pathname !== paths.home || location.pathname + location.hash === paths.homeGallery;

/** Whether the page shows the gallery now: the home page does at `/#gallery` only. */
export const useGalleryShown = (): boolean => useSyncExternalStore(onHashChange, isShown);
