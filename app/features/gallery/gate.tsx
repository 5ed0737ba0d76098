import { useId } from "react";
import { gateWords } from "#content";
import { Button } from "../../components/button/button.tsx";
import { ModalDialog } from "../../components/modal-dialog/modal-dialog.tsx";
import { paths } from "../../paths.ts";
import "./gate.css";

/**
 * The age and disclaimer gate (specification, "Gate modal"). It is a content warning, not
 * access control: a click on CONTINUE counts as being 18 or older.
 */
export function Gate({
  open,
  onClose,
  onAccept,
}: {
  open: boolean;
  onClose: () => void;
  onAccept: () => void;
}) {
  const id = useId();
  const { heading, text, accept, disclaimer } = gateWords;
  const read = () => {
    onClose();
    location.assign(paths.medicalDisclaimer);
  };
  return (
    <ModalDialog open={open} onClose={onClose} heading={heading} describedBy={id} className="gate">
      <p id={id}>{text}</p>
      <div className="gate-actions">
        <Button onClick={onAccept}>{accept}</Button>
        <Button kind="outline" onClick={read}>
          {disclaimer}
        </Button>
      </div>
    </ModalDialog>
  );
}
