import { useEffect } from "react";
import type { GalleryCategory } from "../../../content-schema/gallery.ts";
import { paths } from "../../paths.ts";
import { GalleryCards } from "./gallery-cards.tsx";
import { setFlag } from "./gate-state.ts";
import { Gated, useAccepted } from "./gated.tsx";
import { useForcedReload } from "./use-forced-reload.ts";
import { useGalleryShown } from "./use-gallery-shown.ts";

/** Where the gate was opened on `/#gallery`, its CONTINUE goes to the gallery's own page. */
function goToGallery(remembered: boolean): void {
  if (remembered && location.pathname !== paths.gallery) location.assign(paths.gallery);
}

/** The index behind its gate. A page that is about to load again does not ask before. */
export function CategoryCards({ categories }: { categories: readonly GalleryCategory[] }) {
  const shown = useGalleryShown();
  const reloading = useForcedReload();
  const accepted = useAccepted();

  useEffect(() => {
    if (accepted) setFlag("galleryVisited", true);
  }, [accepted]);

  return (
    <Gated ready={shown && !reloading} onAccept={goToGallery}>
      <GalleryCards categories={categories} />
    </Gated>
  );
}
