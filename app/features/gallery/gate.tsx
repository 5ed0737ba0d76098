import { useId, useRef } from "react";
import { galleryWords } from "../../../content/gallery-words.ts";
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
  const { heading, text, accept, disclaimer } = galleryWords.gate;
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
          <h2 id={headingId}>{heading}</h2>
          <DialogClose onClick={onClose} />
        </div>
        <p id={textId}>{text}</p>
        <div className="gate-actions">
          <Button onClick={onAccept}>{accept}</Button>
          <Button kind="outline" onClick={onRead}>
            {disclaimer}
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
}
