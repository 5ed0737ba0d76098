/*
 * What native dialogs need beside the browser's own behavior. Controls open them by invoker
 * commands (`commandfor`, `command`), so most visitors need none of this to open one.
 */

const knowsCommands = "command" in HTMLButtonElement.prototype;

/** Carries out the command of a button in browsers that do not (Firefox before 144, Safari before 26.2). */
function runCommand(event: MouseEvent): void {
  const button = (event.target as Element).closest?.<HTMLButtonElement>("button[commandfor]");
  const target = document.getElementById(button?.getAttribute("commandfor") ?? "");
  if (!button || !target || event.defaultPrevented) return;
  event.preventDefault();
  const command = button.getAttribute("command");
  if (target instanceof HTMLDialogElement && command === "show-modal") {
    if (target.matches(":popover-open")) target.hidePopover();
    if (!target.open) target.showModal();
  } else if (target instanceof HTMLDialogElement && command === "close") target.close();
  else target.dispatchEvent(Object.assign(new Event("command"), { command, source: button }));
}

/** The backdrop on which the pointer went down; a press that began on the content closes nothing. */
let pressed: EventTarget | null = null;

function closeOnBackdrop({ target, detail }: MouseEvent): void {
  const dialog = pressed === target ? target : null;
  pressed = null;
  // The second click of a double click belongs to the control that opened the dialog.
  if (dialog instanceof HTMLDialogElement && dialog.matches(":modal") && detail < 2) dialog.close();
}

/** Leaving the page closes its dialogs, so that a return never shows one open (decision 40). */
function closeAll(): void {
  for (const dialog of document.querySelectorAll("dialog")) {
    if (dialog.open) dialog.close();
    if (dialog.matches(":popover-open")) dialog.hidePopover();
  }
}

/** Adds to every dialog of the page, present or later, what browsers lack. */
export function enhanceDialogs(): void {
  if (!knowsCommands) addEventListener("click", runCommand);
  addEventListener("pointerdown", ({ target }) => {
    pressed = target;
  });
  addEventListener("click", closeOnBackdrop);
  addEventListener("pagehide", closeAll);
}
