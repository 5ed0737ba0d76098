/* A served dialog is also a popover, which needs no script; with script it is modal. */

import { sendCommand, targetOf } from "./controls.ts";

/** Safari before 17 and Firefox before 125 have no popovers; there, `:popover-open` is a syntax error. */
const hasPopovers = () => "popover" in HTMLElement.prototype;

/** Returns whether a dialog is open: as a modal or as a popover. */
export const isOpen = (dialog: HTMLDialogElement): boolean =>
  dialog.open || (hasPopovers() && dialog.matches(":popover-open"));

function openModal(event: MouseEvent): void {
  const button = (event.target as Element).closest?.("button[popovertarget]");
  const dialog = targetOf(button ?? null);
  if (!button || !(dialog instanceof HTMLDialogElement)) return;
  if (hasPopovers() && dialog.matches(":popover-open")) return;
  event.preventDefault();
  if (dialog.open) dialog.close();
  else if (button.getAttribute("popovertargetaction") !== "hide") {
    dialog.showModal();
    // One that a blocker hides would lock the page.
    if (dialog.getClientRects().length === 0) dialog.close();
    // Despite `autofocus`, Chromium focuses the first control.
    if (dialog.autofocus) dialog.focus();
  }
}

/** Polyfills `commandfor` (Firefox before 144, Safari before 26.2). */
function polyfillCommand({ target }: MouseEvent): void {
  const source = (target as Element).closest?.("button[commandfor]");
  if (source) sendCommand(targetOf(source), source.getAttribute("command"), source);
}

/** Returns the modal dialog whose backdrop is at the pointer, if any. */
function backdropAt({ target, clientX: x, clientY: y }: MouseEvent): HTMLDialogElement | null {
  if (!(target instanceof HTMLDialogElement) || !target.matches(":modal")) return null;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom ? target : null;
}

/** Two clicks this close are one double tap. Safari on phones does not report it in `detail`. */
const doubleTapMs = 500;
const doubleTapPx = 20;

/**
 * Ignores the second click of a double tap whose first opened or closed a dialog: it would act on
 * what is now below the pointer.
 */
function ignoreSecondClick(): void {
  let last = { time: 0, x: 0, y: 0, dialog: null as Element | null };
  addEventListener(
    "click",
    (event) => {
      const { timeStamp: time, clientX: x, clientY: y, detail, target } = event;
      const pressed = (target as Element).closest?.("dialog") ?? null;
      const isSecond =
        // A click by keyboard has `detail` 0.
        detail > 0 &&
        time - last.time < doubleTapMs &&
        Math.hypot(x - last.x, y - last.y) < doubleTapPx;
      const dialog = isSecond ? last.dialog : pressed;
      last = { time, x, y, dialog };
      if (dialog === pressed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}

/** Closes on a press that starts and ends on the backdrop; a drag that selects text may end there. */
function closeOnBackdrop(): void {
  let pressed: HTMLDialogElement | null = null;
  addEventListener("pointerdown", (event) => {
    pressed = backdropAt(event);
  });
  addEventListener("click", (event) => {
    if (pressed && pressed === backdropAt(event)) pressed.close();
    pressed = null;
  });
}

/** Closes a dialog, whether it is open as a modal or as a popover. */
export function closeDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) dialog.close();
  else if (isOpen(dialog)) dialog.hidePopover();
}

/** Runs on `pagehide`: no dialog is open on a return from the back/forward cache. */
function closeAll(): void {
  for (const dialog of document.querySelectorAll("dialog")) closeDialog(dialog);
}

/** Such as the menu of phones on a tablet that was turned: it would lock the page. */
function closeHidden(): void {
  for (const dialog of document.querySelectorAll("dialog"))
    if (dialog.getClientRects().length === 0) dialog.close();
}

/** Sets `--scrollbar` to the scrollbar's width: a modal dialog locks scrolling and hides it. */
function measureScrollbar(): void {
  const { style, clientWidth } = document.documentElement;
  // Overlay scrollbars need no value, and setting one recalculates the styles of every element.
  if (innerWidth > clientWidth) style.setProperty("--scrollbar", `${innerWidth - clientWidth}px`);
}

/** Adds the listeners for every dialog of the page, including ones added later. */
export function enhanceDialogs(): void {
  measureScrollbar();
  addEventListener("click", openModal);
  if (!("command" in HTMLButtonElement.prototype)) addEventListener("click", polyfillCommand);
  ignoreSecondClick();
  closeOnBackdrop();
  addEventListener("resize", closeHidden);
  addEventListener("pagehide", closeAll);
}
