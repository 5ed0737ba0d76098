import { type ReactNode, useEffect, useId, useRef } from "react";
import { controls } from "#content";

/**
 * A native modal dialog, rendered in the browser only. It closes by its own controls, the backdrop
 * (`app/islands/dialogs.ts`) and close requests such as Escape; focus returns to its opener.
 * Initial focus goes to the dialog itself, so that screen readers announce its name and text. With
 * focus on its × or heading they announce only that element, or nothing.
 */
export function ModalDialog({
  open,
  onClose,
  heading,
  describedBy,
  className = "",
  children,
}: {
  open: boolean;
  onClose: () => void;
  heading: ReactNode;
  describedBy?: string;
  className?: string;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (!dialog.current) return;
    if (!open) {
      dialog.current.close();
      return;
    }
    dialog.current.showModal();
    dialog.current.focus();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={`modal-dialog ${className}`.trim()}
      aria-labelledby={id}
      aria-describedby={describedBy}
      onClose={onClose}
    >
      <div className="modal-dialog-body">
        <div className="modal-dialog-head">
          <h2 id={id}>{heading}</h2>
          <DialogClose onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** A dialog's × button. `popoverId` names a static popover, which closes without script. */
export function DialogClose({ popoverId, onClick }: { popoverId?: string; onClick?: () => void }) {
  return (
    <button
      type="button"
      className="modal-dialog-close button-round"
      aria-label={controls.close}
      onClick={onClick}
      popoverTarget={popoverId}
      popoverTargetAction={popoverId ? "hide" : undefined}
    >
      <span aria-hidden="true">×</span>
    </button>
  );
}
