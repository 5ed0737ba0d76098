import { ArrowRight } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { GalleryCategory } from "../../../content-schema/gallery.ts";
import { onWindow } from "../../islands/on-window.ts";
import { galleryPath, paths } from "../../paths.ts";
import { freshKey, visitedKey } from "../../storage-keys.ts";
import "./gallery.css";
import { hasFlag, setFlag } from "./gate-state.ts";
import { Gated, useAccepted } from "./gated.tsx";

/** Whether the page shows the gallery now: the home page does at `/#gallery` only. */
const isShown = () =>
  location.pathname !== paths.home || location.pathname + location.hash === paths.homeGallery;
const onHashChange = onWindow("hashchange");

/** How long after it has come the index loads again (milliseconds). */
const delayMs = 100;

/**
 * Loads the gallery's index again, once per session (specification, "Gallery index"): the practice
 * asked for it so that a visitor never meets an index that an old page left behind. Returns
 * whether the page may be about to reload. It needs the session to remember, or it would never end.
 */
function useForcedReload(): boolean {
  const [reloading, setReloading] = useState(true);
  useEffect(() => {
    const isFirst = location.pathname === paths.gallery && !hasFlag(freshKey);
    if (!isFirst || !setFlag(freshKey, true)) {
      setReloading(false);
      return;
    }
    const timer = setTimeout(() => location.reload(), delayMs);
    // A reload would call back a visitor who has just followed a link.
    addEventListener("beforeunload", () => clearTimeout(timer), { once: true });
    return () => clearTimeout(timer);
  }, []);
  return reloading;
}

/** The index of categories, in words only. */
export function GalleryCards({ categories }: { categories: readonly GalleryCategory[] }) {
  return (
    <ul className="gallery-cards">
      {categories.map(({ id, title, summary }) => (
        <li key={id} className="gallery-card">
          <h2>
            <a href={galleryPath(id)}>{title}</a>
          </h2>
          <p>{summary}</p>
          <ArrowRight aria-hidden="true" />
        </li>
      ))}
    </ul>
  );
}

/** Where the gate was opened on `/#gallery`, its CONTINUE goes to the gallery's own page. */
function goToGallery(remembered: boolean): void {
  if (remembered && location.pathname !== paths.gallery) location.assign(paths.gallery);
}

/** The index behind its gate. A page that is about to load again does not ask before. */
export function CategoryCards({ categories }: { categories: readonly GalleryCategory[] }) {
  const shown = useSyncExternalStore(onHashChange, isShown);
  const reloading = useForcedReload();
  const accepted = useAccepted();

  useEffect(() => {
    if (accepted) setFlag(visitedKey, true);
  }, [accepted]);

  return (
    <Gated ready={shown && !reloading} onAccept={goToGallery}>
      <GalleryCards categories={categories} />
    </Gated>
  );
}
