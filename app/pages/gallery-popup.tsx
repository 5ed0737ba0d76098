import page from "#page/gallery";
import { GalleryIndex } from "../features/gallery/gallery-index.tsx";
import { useForcedReload } from "../features/gallery/use-forced-reload.ts";
import { galleryRobots } from "../seo/gallery-robots.ts";
import { namedPageMetadata } from "../seo/page-metadata.ts";
import { ratingMetadata } from "../seo/rating-metadata.ts";
import { discreetPicture } from "../seo/share-picture.ts";

export const meta = () => [
  ...ratingMetadata(),
  ...namedPageMetadata(page, "/gallery-popup", {
    picture: discreetPicture(page.view),
    robots: galleryRobots,
  }),
];

/** The gallery's index behind its gate. */
export default function GalleryPopup() {
  const reloading = useForcedReload();
  return <GalleryIndex ready={!reloading} />;
}
