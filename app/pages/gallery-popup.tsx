import { pages } from "../../content-schema/pages.ts";
import { GalleryIndex } from "../features/gallery/gallery-index.tsx";
import { paths } from "../paths.ts";
import { galleryMetadata } from "../seo/gallery-metadata.ts";
import { namedPageMetadata } from "../seo/page-metadata.ts";
import { discreetPicture } from "../seo/share-picture.ts";

export const metadata = () =>
  namedPageMetadata(pages.gallery, paths.gallery, {
    ...galleryMetadata,
    picture: discreetPicture(pages.gallery.view),
  });

/** The gallery's index behind its gate. */
export default function GalleryPopup() {
  return <GalleryIndex />;
}
