import { pages } from "#content";
import { GalleryIndex } from "../features/gallery/gallery.tsx";
import { paths } from "../paths.ts";
import { discreetPicture, galleryMetadata, namedPageMetadata } from "../seo/page-metadata.ts";

export const metadata = () =>
  namedPageMetadata(pages.gallery, paths.gallery, {
    ...galleryMetadata,
    picture: discreetPicture(pages.gallery.view),
  });

/** The gallery's index, behind its gate. */
export default function GalleryPopup() {
  return <GalleryIndex />;
}
