/** Formats `+13105550100` as `(310) 555-0100`, with a no-break space. */
export const formatPhone = (number: string): string =>
  number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1)\u00a0$2-$3");
