/** Makes the first letter of a sentence large. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The part of an address that a name becomes: “Jane O’Neil” becomes `jane-o-neil`. */
export const nameSlug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
