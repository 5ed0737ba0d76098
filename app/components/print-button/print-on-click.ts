import { printSelector } from "../../data-attributes.ts";

/** Prints the page on clicks of marked buttons. */
export function printOnClick(): void {
  addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(printSelector)) print();
  });
}
