import { bookingWords, practice } from "#content";
import { DialogClose } from "../../components/modal-dialog/modal-dialog.tsx";
import "./booking-dialog.css";
import { DialogFrame } from "./booking-frame-island.tsx";
import { bookingId } from "./booking-id.ts";
import { bookingVendor } from "./booking-vendor.ts";
import { BookingWays } from "./booking-ways.tsx";

const headingId = `${bookingId}-heading`;

/**
 * Renders the appointment dialog, once on every page. The browser opens and closes it. Its iframe
 * is created on first opening and kept, so that no input is lost. The dialog itself receives focus,
 * like all modal dialogs of the site.
 */
export function BookingDialog() {
  return (
    <dialog
      id={bookingId}
      popover="auto"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: only when it opens
      autoFocus
      className="modal-dialog booking-dialog"
      aria-labelledby={headingId}
      data-vendor={bookingVendor(practice.site.bookingUrl).name}
    >
      <div className="booking-dialog-body">
        <div className="booking-dialog-head">
          <h2 id={headingId}>{bookingWords.dialog}</h2>
          <DialogClose popoverId={bookingId} />
        </div>
        <BookingWays />
        <DialogFrame />
      </div>
    </dialog>
  );
}
