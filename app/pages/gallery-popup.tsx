import { GalleryIndex } from "../features/gallery/gallery.tsx";

export default function GalleryPopup() {
  return <GalleryIndex />;
}
