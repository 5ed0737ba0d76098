/**
 * Opens a dialog as a modal one. The page's scrollbar goes for as long as it is open; its width is
 * kept free, so that nothing on the page moves. Where scrollbars lie over the page nothing is set:
 * every element would inherit it, and be styled anew while a finger waits for the dialog.
 */
export function showModal(dialog: HTMLDialogElement): void {
  const page = document.documentElement;
  const name = "--scrollbar";
  if (!document.querySelector("dialog:modal")) {
    const width = innerWidth - page.clientWidth;
    if (width > 0) page.style.setProperty(name, `${width}px`);
    else if (page.style.getPropertyValue(name)) page.style.removeProperty(name);
  }
  dialog.showModal();
}
