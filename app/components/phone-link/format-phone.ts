/**
 * Prints a US number as people read it: `+13105550100` becomes `(310) 555-0100`. Its space does not
 * break, so that the number stands in one line.
 */
export const formatPhone = (number: string): string =>
  number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1)\u00a0$2-$3");
