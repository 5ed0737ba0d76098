import { GalleryIndex } from "../features/gallery/gallery.tsx";
import { BookingPrompt } from "../layout/booking-prompt/booking-prompt.deferred.tsx";

/** The gallery's index, behind its gate. */
export default function GalleryPopup() {
  return (
    <>
      <GalleryIndex />
      <BookingPrompt />
    </>
  );
}
