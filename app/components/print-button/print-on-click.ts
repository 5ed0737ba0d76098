/** Marks a button that prints the page. */
export const printMark = { "data-action": "print" };

/** Prints the page on clicks of marked buttons. */
export function printOnClick(): void {
  addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest('[data-action="print"]')) print();
  });
}
