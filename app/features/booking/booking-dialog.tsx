import { startTransition, useEffect, useId, useRef, useState } from "react";
import { bookingWords } from "../../../content/booking-words.ts";
import { DialogClose, ModalDialog } from "../../components/modal-dialog/modal-dialog.tsx";
import "./booking-dialog.css";
import { BookingFrame } from "./booking-frame.tsx";
import { BookingWays } from "./booking-ways.tsx";

/** The appointment dialog. Its frame is made at the first opening and kept, so nothing typed in it is lost. */
export function BookingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const [everOpened, setEverOpened] = useState(false);

  // The dialog answers the tap first; its frame, a whole page, comes right after.
  useEffect(() => {
    if (open) startTransition(() => setEverOpened(true));
  }, [open]);

  return (
    <ModalDialog
      ref={dialog}
      open={open}
      onClose={onClose}
      labelledBy={headingId}
      className="booking-dialog"
    >
      <div className="booking-dialog-body">
        <div className="booking-dialog-head">
          <h2 id={headingId}>{bookingWords.dialog}</h2>
          <DialogClose onClick={onClose} />
        </div>
        <BookingWays />
        {everOpened ? <BookingFrame /> : null}
      </div>
    </ModalDialog>
  );
}
