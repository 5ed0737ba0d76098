const words = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** Writes a small number as running text does: 2 becomes “two”; from 13 on, digits. */
export const inWords = (count: number): string => words[count] ?? String(count);

/** Makes the first letter of a sentence large. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The part of an address that a name becomes: “Jane O’Neil” becomes `jane-o-neil`. */
export const nameSlug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
