import { galleryFragment } from "../file-paths.ts";
import { fragmentTarget } from "../islands/window.ts";
import { rootState, setRootState } from "./root-attributes.ts";

/* Shows the gallery's index in place of the home page at `/#gallery`. */

function showHiddenTarget(target: HTMLElement | null): void {
  if (!target || target.getClientRects().length > 0) return;
  setRootState("view");
  target.scrollIntoView();
}

function showView(): void {
  if (location.pathname !== "/") return;
  if (location.hash === `#${galleryFragment}`) setRootState("view", galleryFragment);
  // Other fragments may be targets inside the current view.
  else if (location.hash === "") setRootState("view");
  else if (rootState("view")) showHiddenTarget(fragmentTarget(location));
}

/** Shows the view that the address names. */
export function syncGalleryView(): void {
  showView();
  addEventListener("hashchange", showView);
}
