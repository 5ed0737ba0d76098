/** Marks a button that prints the page. */
export const printMark = { "data-action": "print" };

/** Lets every marked button print the page. */
export function printOnClick(): void {
  addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest('[data-action="print"]')) print();
  });
}
