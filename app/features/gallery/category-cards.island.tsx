import { ArrowRight } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { gallery } from "#content/gallery";
import { onWindow } from "../../islands/window.ts";
import { galleryPath, paths } from "../../paths.ts";
import {
  indexReloadedKey,
  isIndexReloading,
  remembersSession,
  setFlag,
  visitedKey,
} from "../../storage.ts";
import "../../components/card-link/card-link.css";
import "./gallery.css";
import { GatedContent, hasOpenDialog } from "./gated-content.tsx";

/** The home page displays the gallery at `/#gallery` only. */
const isShown = () =>
  location.pathname !== paths.home || location.pathname + location.hash === paths.homeGallery;
const onHashChange = (listener: () => void) => onWindow("hashchange", listener);

const reloadDelayMs = 100;

/** The practice requires it, so that no one sees a stale index (specification, "Gallery index"). */
function useForcedReload(): boolean {
  const [reloading] = useState(() => location.pathname === paths.gallery && isIndexReloading());
  useEffect(() => {
    if (!reloading) return;
    setFlag(indexReloadedKey, true);
    // Not while a dialog is open: a reload would close it, and lose what is typed in it.
    const reload = () => {
      if (hasOpenDialog()) timer = setTimeout(reload, reloadDelayMs);
      else location.reload();
    };
    let timer = setTimeout(reload, reloadDelayMs);
    // A reload would cancel the navigation of a visitor who has just followed a link.
    addEventListener("beforeunload", () => clearTimeout(timer), { once: true });
    return () => clearTimeout(timer);
  }, [reloading]);
  return reloading;
}

/** The index of categories, without images; rendered after acceptance only. */
function GalleryCards() {
  useEffect(() => setFlag(visitedKey, true), []);
  return (
    <ul className="gallery-cards stack">
      {gallery.map(({ id, title, summary }) => (
        <li key={id} className="gallery-card card">
          <h2>
            <a className="card-link" href={galleryPath(id)}>
              {title}
            </a>
          </h2>
          <p className="quiet">{summary}</p>
          <ArrowRight />
        </li>
      ))}
    </ul>
  );
}

/** If the gate was opened at `/#gallery`, CONTINUE navigates to the gallery's own page. */
function goToGallery(): void {
  if (remembersSession() && location.pathname !== paths.gallery) location.assign(paths.gallery);
}

/** The index behind the gate. The gate does not open while a reload may be pending. */
export default function CategoryCards() {
  const shown = useSyncExternalStore(onHashChange, isShown);
  const reloading = useForcedReload();
  return (
    <GatedContent ready={shown && !reloading} onAccept={goToGallery}>
      <GalleryCards />
    </GatedContent>
  );
}
