/**
 * Opens a dialog as a modal one. The page's scrollbar goes for as long as it is open; its width
 * (0 where scrollbars lie over the page) is kept free, so that nothing on the page moves.
 */
export function showModal(dialog: HTMLDialogElement): void {
  const page = document.documentElement;
  if (!document.querySelector("dialog:modal")) {
    page.style.setProperty("--scrollbar", `${innerWidth - page.clientWidth}px`);
  }
  dialog.showModal();
}
