import { printSelector } from "../data-attributes.ts";
import { galleryFragment } from "../file-paths.ts";

/** Prints the page on clicks of marked buttons. */
export function printOnClick(): void {
  addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(printSelector)) print();
  });
}

/** Replaces the date of the next review with a notice once that date has passed. */
export function showOverdueReviews(): void {
  const today = new Date().toISOString().slice(0, 10);
  for (const overdue of document.querySelectorAll<HTMLElement>("[data-due]")) {
    const isOverdue = today > (overdue.dataset["due"] ?? "");
    overdue.hidden = !isOverdue;
    overdue.previousElementSibling?.toggleAttribute("hidden", isOverdue);
  }
}

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
