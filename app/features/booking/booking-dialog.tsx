import type { ReactNode } from "react";
import type { Office } from "#content/practice";
import * as bookingWords from "#words/booking";
import { Illustration } from "../../components/illustration/illustration.tsx";
import { DialogClose, servedDialog } from "../../components/modal-dialog/modal-dialog.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { bookingId } from "../../data-attributes.ts";
import { siteImages } from "../../site-images.ts";
import "./booking-dialog.css";
import { bookingVendor, DialogFrame } from "./booking-frame.tsx";
import { BookingNote, BookingPhones } from "./booking-phones.tsx";

const headingId = `${bookingId}-heading`;

/** The appointment dialog. Its iframe is created on first opening and kept, so no input is lost. */
export function BookingDialog({ status }: { status: (office: Office) => ReactNode }) {
  return (
    <dialog
      id={bookingId}
      {...servedDialog}
      className="modal-dialog booking-dialog"
      aria-labelledby={headingId}
      data-vendor={bookingVendor}
    >
      <div className="booking-body stack">
        <div className="with-icon">
          {siteImages.portrait ? (
            <Picture image={siteImages.portrait} sizes="2.75rem" className="small-portrait" />
          ) : (
            <Illustration name="room" part="doctor" className="small-portrait" />
          )}
          <h2 id={headingId}>{bookingWords.dialog}</h2>
          <DialogClose popoverId={bookingId} />
        </div>
        <DialogFrame />
        <BookingPhones status={status} />
        <BookingNote />
      </div>
    </dialog>
  );
}
