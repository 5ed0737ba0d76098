/** Formats dollars: `1045` becomes `$1,045.00`. */
export const formatPrice = (dollars: number): string =>
  dollars.toLocaleString("en-US", { style: "currency", currency: "USD" });
