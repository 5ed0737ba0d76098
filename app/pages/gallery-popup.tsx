import { GalleryIndex } from "../features/gallery/gallery.tsx";

/** The gallery's index, behind its gate. */
export default function GalleryPopup() {
  return <GalleryIndex />;
}
