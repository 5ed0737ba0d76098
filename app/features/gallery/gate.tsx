import { useId, useRef } from "react";
import { Button } from "../../components/button/button.tsx";
import { DialogClose, ModalDialog } from "../../components/modal-dialog/modal-dialog.tsx";
import "./gate.css";

/**
 * The age and disclaimer gate (specification, "Gate modal"). A content warning, not access
 * control: a click on CONTINUE counts as being 18 or older.
 */
export function Gate({
  open,
  onClose,
  onAccept,
  onRead,
}: {
  open: boolean;
  onClose: () => void;
  onAccept: () => void;
  onRead: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const textId = useId();
  return (
    <ModalDialog
      ref={dialog}
      open={open}
      onClose={onClose}
      labelledBy={headingId}
      describedBy={textId}
    >
      <div className="gate">
        <div className="gate-head">
          <h2 id={headingId}>Before you look</h2>
          <DialogClose onClick={onClose} />
        </div>
        <p id={textId}>
          Please acknowledge that you are 18 years or older and have read our Medical Disclaimer to
          view the following images.
        </p>
        <div className="gate-actions">
          <Button onClick={onAccept}>CONTINUE TO GALLERY</Button>
          <Button kind="outline" onClick={onRead}>
            MEDICAL DISCLAIMER
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
}
