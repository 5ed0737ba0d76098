/*
 * What dialogs need beside the browser's own behavior. A dialog that stands in the page is also a
 * popover, so that every browser opens and closes it without script; with it, it is modal.
 */

import { namedBy, sendCommand } from "./controls.ts";

/** Opens a dialog that is a popover as a modal one, and closes it again. */
function openModal(event: MouseEvent): void {
  const button = (event.target as Element).closest?.<HTMLButtonElement>("button[popovertarget]");
  const dialog = button?.popoverTargetElement;
  if (!button || !(dialog instanceof HTMLDialogElement) || dialog.matches(":popover-open")) return;
  event.preventDefault();
  if (dialog.open) dialog.close();
  else if (button.popoverTargetAction !== "hide") {
    dialog.showModal();
    // Chromium gives the focus to the first control even so.
    if (dialog.autofocus) dialog.focus();
  }
}

/** Gives a part its command in browsers that do not (Firefox before 144, Safari before 26.2). */
function followCommand({ target }: MouseEvent): void {
  const source = (target as Element).closest?.("button[commandfor]");
  if (source) sendCommand(namedBy(source), source.getAttribute("command"), source);
}

/** The backdrop on which the pointer went down; a press that began on the content closes nothing. */
let pressed: EventTarget | null = null;

function closeOnBackdrop({ target, detail }: MouseEvent): void {
  const dialog = pressed === target ? target : null;
  pressed = null;
  // The second click of a double click belongs to the control that opened the dialog.
  if (dialog instanceof HTMLDialogElement && dialog.matches(":modal") && detail < 2) dialog.close();
}

/** Whether a dialog is open, as a modal one or, before the script, as a popover. */
export const isOpen = (dialog: HTMLDialogElement): boolean =>
  dialog.open || dialog.matches(":popover-open");

/** Closes a dialog however it was opened. */
export function closeDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) dialog.close();
  if (dialog.matches(":popover-open")) dialog.hidePopover();
}

/** Leaving the page closes its dialogs, so that a return never shows one open (decision 40). */
function closeAll(): void {
  for (const dialog of document.querySelectorAll("dialog")) closeDialog(dialog);
}

/** Tells the styles how wide the scrollbar is that goes while a modal dialog locks the page. */
function measureScrollbar(): void {
  const { style, clientWidth } = document.documentElement;
  // Where scrollbars lie over the page nothing is set: every element would be styled anew.
  if (innerWidth > clientWidth) style.setProperty("--scrollbar", `${innerWidth - clientWidth}px`);
}

/** Adds to every dialog of the page, present or later, what browsers lack. */
export function enhanceDialogs(): void {
  measureScrollbar();
  addEventListener("click", openModal);
  if (!("command" in HTMLButtonElement.prototype)) addEventListener("click", followCommand);
  addEventListener("pointerdown", ({ target }) => {
    pressed = target;
  });
  addEventListener("click", closeOnBackdrop);
  addEventListener("pagehide", closeAll);
}
