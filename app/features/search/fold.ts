/** The form in which words are compared: lower case, no accents, no plural ending. */
export const fold = (word: string): string =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replace(/[’']s$/, "")
    .replace(/(?<=..)(?:(?<=ss|sh|ch|x)es|(?<!s)s)$/, "");
