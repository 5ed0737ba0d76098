import { GalleryIndex } from "../features/gallery/gallery.tsx";
import { BookingCallToAction } from "../layout/call-to-action/call-to-action.deferred.tsx";

/** The gallery's index, behind its gate. */
export default function GalleryPopup() {
  return (
    <>
      <GalleryIndex />
      <BookingCallToAction />
    </>
  );
}
