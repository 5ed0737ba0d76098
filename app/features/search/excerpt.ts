/** Normalizes a word for comparison: lower case, no accents, no plural ending. */
export const fold = (word: string): string =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replace(/[’']s$/, "")
    .replace(/(?<=..)(?:(?<=ss|sh|ch|x)es|(?<!s)s)$/, "");

/** A piece of an excerpt; `found` is true for matched words. */
export type Piece = { text: string; found: boolean };

const before = 50;

/**
 * Returns the text around the first matched word, about `length` characters long and cut between
 * words; the start of the text if no word matches.
 */
export function excerpt(text: string, terms: readonly string[], length = 150): Piece[] {
  const sought = new Set(terms);
  const words = [...text.matchAll(/[\p{L}\p{N}]+(?:[’'][\p{L}]+)*/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    found: sought.has(fold(match[0])),
  }));
  const first = words.find(({ found }) => found)?.start ?? 0;
  const from =
    first <= before ? 0 : (words.find(({ start }) => start >= first - before)?.start ?? 0);
  const to = words.findLast(({ end }) => end <= from + length)?.end ?? text.length;
  const rest = to + 1 >= text.length;

  const pieces: Piece[] = [];
  let at = from;
  for (const { start, end } of words.filter(
    (word) => word.found && word.start >= from && word.end <= to,
  )) {
    if (start > at) pieces.push({ text: text.slice(at, start), found: false });
    pieces.push({ text: text.slice(start, end), found: true });
    at = end;
  }
  pieces.push({ text: text.slice(at, rest ? undefined : to), found: false });
  if (from > 0) pieces.unshift({ text: "… ", found: false });
  if (!rest) pieces.push({ text: " …", found: false });
  return pieces;
}
