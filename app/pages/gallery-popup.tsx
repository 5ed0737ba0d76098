import { GalleryIndex } from "../features/gallery/gallery-index.tsx";
import { useForcedReload } from "../features/gallery/use-forced-reload.ts";
import { namedPageMetadata } from "../seo/page-metadata.ts";
import { ratingMetadata } from "../seo/rating-metadata.ts";

export const meta = () => [
  ...ratingMetadata(),
  ...namedPageMetadata("gallery", "/gallery-popup", false),
];

/** The gallery's index behind its gate. */
export default function GalleryPopup() {
  const reloading = useForcedReload();
  return <GalleryIndex ready={!reloading} />;
}
