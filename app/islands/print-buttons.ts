/** Buttons that print the page carry `data-action="print"`. */
export function enhancePrintButtons(): void {
  addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest('[data-action="print"]')) print();
  });
}
