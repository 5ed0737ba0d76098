import { GalleryIndex } from "../../features/gallery/gallery-index.tsx";
import { FromHome } from "./from-home.tsx";
import { Locations } from "./locations.tsx";
import { SameDay } from "./same-day.tsx";
import { Treatments } from "./treatments.tsx";
import { Welcome } from "./welcome.tsx";

/** What the first screen of the home page does not show; its styles are in the deferred sheet. */
export function BelowTheFold() {
  return (
    <div className="below-the-fold">
      <Welcome />
      <FromHome />
      <SameDay />
      <Treatments />
      <Locations />
    </div>
  );
}

/** The gallery's index, shown in place of the home page at `/#gallery` (decision 8). */
export function GalleryView({ title }: { title: string }) {
  return (
    <div id="gallery" className="gallery-view" data-title={title}>
      <GalleryIndex lazyView />
    </div>
  );
}
