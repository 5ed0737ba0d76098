import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from "react";
import { flushSync } from "react-dom";
import { controls } from "#words/common";

/** Orca says nothing of a field that has focus from the dialog's first frame (milliseconds). */
const fieldDelayMs = 100;

type Field = RefObject<HTMLInputElement | null>;

function useModal(open: boolean, onClose: () => void, field?: Field) {
  const dialog = useRef<HTMLDialogElement>(null);
  const onOpenChange = useEffectEvent(() => {
    if (!dialog.current?.open) flushSync(onClose);
  });
  useEffect(() => {
    // However it closes; before the `close` event, so that a press at once opens it again.
    const observer = new MutationObserver(() => onOpenChange());
    if (dialog.current) observer.observe(dialog.current, { attributeFilter: ["open"] });
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!open) {
      dialog.current?.close();
      // Select on close, for the next opening: on open, a letter already typed would be replaced.
      return field?.current?.select();
    }
    dialog.current?.showModal();
    // One that a blocker hides would lock the page.
    if (dialog.current?.getClientRects().length === 0) return dialog.current.close();
    if (!field) return dialog.current?.focus();
    const title = dialog.current?.querySelector("h2");
    title?.focus();
    const timer = setTimeout(() => {
      if (document.activeElement === title) field.current?.focus();
    }, fieldDelayMs);
    return () => clearTimeout(timer);
  }, [open, field]);
  return dialog;
}

type ModalProps = {
  open: boolean;
  onClose: () => void;
  heading: ReactNode;
  describedBy?: string;
  /** Receives focus after the heading. */
  field?: Field;
  className: string;
  children: ReactNode;
};

/**
 * A native modal dialog, for the browser only; its backdrop closes it too (app/islands/dialogs.ts).
 * Focus starts on the dialog: on its × or heading, screen readers announce only that, or nothing.
 */
export function ModalDialog({ open, onClose, field, ...content }: ModalProps) {
  const { heading, describedBy, className, children } = content;
  const dialog = useModal(open, onClose, field);
  const id = useId();
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={`modal-dialog ${className}`}
      aria-labelledby={id}
      aria-describedby={describedBy}
    >
      <div className="modal-dialog-body stack">
        <div className="with-icon">
          <h2
            id={id}
            tabIndex={field ? -1 : undefined}
            // A letter typed before the field has focus lands in it; a space scrolls.
            onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
              const isShortcut = ctrlKey || metaKey || altKey;
              if (!isShortcut && /^[\p{L}\p{N}]$/u.test(key)) field?.current?.focus();
            }}
          >
            {heading}
          </h2>
          <DialogClose onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** A served dialog: a popover without script, modal with it. `autofocus` acts when it opens. */
export const servedDialog = { popover: "auto", tabIndex: -1, autoFocus: true } as const;

type CloseProps = { popoverId?: string; label?: string; onClick?: () => void };

/** `popoverId` names a static popover, which closes without script. */
export function DialogClose({ popoverId, label = controls.close, onClick }: CloseProps) {
  return (
    <button
      type="button"
      className="modal-dialog-close button-round"
      aria-label={label}
      onClick={onClick}
      popoverTarget={popoverId}
      popoverTargetAction={popoverId ? "hide" : undefined}
    >
      <span aria-hidden="true">×</span>
    </button>
  );
}
