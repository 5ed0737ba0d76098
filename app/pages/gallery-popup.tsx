/* The gallery's index, behind its gate. */
export { GalleryIndex as default } from "../features/gallery/gallery.tsx";
