import { type ReactNode, useEffect, useRef } from "react";
import { controls } from "../../../content-schema/common.ts";

/**
 * A native modal dialog that exists in the browser only: the rest of the page is inert and does not
 * scroll while it is open. It closes by its own controls, the backdrop (`app/islands/dialogs.ts`)
 * and the browser's close requests, such as Escape; focus returns to what opened it. It takes the
 * focus itself: screen readers then say its name and its text, where on its × or its heading they
 * say no more than that, or nothing.
 */
export function ModalDialog({
  open,
  onClose,
  labelledBy,
  describedBy,
  className = "",
  children,
}: {
  open: boolean;
  onClose: () => void;
  labelledBy: string;
  describedBy?: string;
  className?: string;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
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
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onClose={onClose}
    >
      {children}
    </dialog>
  );
}

/** The × of a dialog. `popoverId` names one that stands in the page: it closes without script. */
export function DialogClose({ popoverId, onClick }: { popoverId?: string; onClick?: () => void }) {
  return (
    <button
      type="button"
      className="modal-dialog-close"
      aria-label={controls.close}
      onClick={onClick}
      popoverTarget={popoverId}
      popoverTargetAction={popoverId ? "hide" : undefined}
    >
      <span aria-hidden="true">×</span>
    </button>
  );
}
