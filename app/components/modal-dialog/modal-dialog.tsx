import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { words } from "../../../content/words.ts";
import { useHydrated } from "../hydrated/use-hydrated.ts";
import "./modal-dialog.css";
import { showModal } from "./show-modal.ts";

/** A second tap this soon belongs to the one that opened the dialog (milliseconds). */
const sameTap = 500;

/**
 * A native modal dialog: the rest of the page is inert and does not scroll while it is open.
 * It closes by its own controls, the backdrop and Escape; focus returns to what opened it. Only
 * script can open it, so the built page goes without.
 */
export function ModalDialog({
  ref,
  open,
  onClose,
  labelledBy,
  describedBy,
  className,
  children,
}: {
  ref: RefObject<HTMLDialogElement | null>;
  open: boolean;
  onClose: () => void;
  labelledBy: string;
  describedBy?: string;
  className?: string;
  children: ReactNode;
}) {
  const hydrated = useHydrated();
  const openedAt = useRef(0);
  const pressedBackdrop = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!hydrated || !dialog) return;
    if (open && !dialog.open) {
      showModal(dialog);
      openedAt.current = performance.now();
    }
    if (!open && dialog.open) dialog.close();
  }, [ref, open, hydrated]);

  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    const pressed = pressedBackdrop.current;
    pressedBackdrop.current = false;
    if (event.target !== event.currentTarget || !pressed) return;
    if (event.timeStamp - openedAt.current > sameTap) onClose();
  };

  if (!hydrated) return null;
  return (
    // Escape is the dialog's own: it fires `close`, so no key handler is needed here.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop has its key, Escape.
    <dialog
      ref={ref}
      className={`modal-dialog ${className ?? ""}`.trim()}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onClose={onClose}
      onPointerDown={({ target, currentTarget }) => {
        // A press that began on the content, to mark text, and ends outside closes nothing.
        pressedBackdrop.current = target === currentTarget;
      }}
      onClick={closeOnBackdrop}
    >
      {children}
    </dialog>
  );
}

/** The × of a dialog. `popoverTarget` closes a dialog that was opened as a popover, without script. */
export function DialogClose({
  ref,
  onClick,
  popoverTarget,
}: {
  ref?: RefObject<HTMLButtonElement | null>;
  onClick: () => void;
  popoverTarget?: string;
}) {
  return (
    <button
      type="button"
      ref={ref}
      className="modal-dialog-close"
      aria-label={words.controls.close}
      popoverTarget={popoverTarget}
      popoverTargetAction={popoverTarget ? "hide" : undefined}
      onClick={onClick}
    >
      <span aria-hidden="true">×</span>
    </button>
  );
}
