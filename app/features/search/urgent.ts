/** Whole words between spaces, without apostrophes: “can’t pee” is typed as “cant pee” too. */
const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

/** Whether a query has one of the words that cannot wait; “number” does not have “numb”. */
export const isUrgent = (query: string, words: readonly string[]): boolean =>
  words.some((word) => plain(query).includes(plain(word)));
