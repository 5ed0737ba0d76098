import { galleryFragment } from "../../file-paths.ts";

/** Keeps the document title in sync with the view, on load and on `hashchange`. */
export function syncHomeTitle(): void {
  const galleryTitle = document.getElementById(galleryFragment)?.dataset["title"];
  if (!galleryTitle) return;
  const homeTitle = document.title;
  const showTitle = () => {
    const isGallery = document.documentElement.dataset["view"] === galleryFragment;
    document.title = isGallery ? galleryTitle : homeTitle;
  };
  showTitle();
  addEventListener("hashchange", showTitle);
}
