/** Formats dollars: `39.95` becomes `$39.95`. */
export const formatPrice = (dollars: number): string => `$${dollars.toFixed(2)}`;
