/** Whole words between spaces, without apostrophes: “can’t pee” is typed as “cant pee” too. */
const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/['‘’´`]/g, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

const endings = "(?:s|d|ish|ness)?";

/** Whether a query has one of the words that cannot wait: “numbness” has “numb”, “number” not. */
export function isUrgent(query: string, words: readonly string[]): boolean {
  const text = plain(query);
  return words.some((word) => new RegExp(`${plain(word).slice(0, -1)}${endings} `).test(text));
}
