/** Sets the document title to that of the visible view. */
function showTitle(): void {
  const isGallery = document.documentElement.dataset["view"] === "gallery";
  const view = document.querySelector<HTMLElement>(isGallery ? ".gallery-view" : ".home-view");
  const title = view?.dataset["title"];
  if (title) document.title = title;
}

/** Keeps the document title in sync with the view, on load and on `hashchange`. */
export function syncHomeTitle(): void {
  if (!document.querySelector(".gallery-view")) return;
  showTitle();
  addEventListener("hashchange", showTitle);
}
