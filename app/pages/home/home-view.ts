/** Gives the document the title of what the home page shows: itself, or the gallery's index. */
function showTitle(): void {
  const isGallery = document.documentElement.dataset["view"] === "gallery";
  const view = document.querySelector<HTMLElement>(isGallery ? ".gallery-view" : ".home-view");
  const title = view?.dataset["title"];
  if (title) document.title = title;
}

/** Keeps the document's title that of the view, on arrival and on a change of the hash. */
export function followHomeView(): void {
  if (!document.querySelector(".gallery-view")) return;
  showTitle();
  addEventListener("hashchange", showTitle);
}
