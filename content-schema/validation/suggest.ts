/** How many letters must change to turn one word into another (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Returns the word that was most likely meant, or nothing when none is near. */
export function closest(word: string, candidates: readonly string[]): string | undefined {
  const small = word.toLowerCase();
  const near = candidates
    .map((candidate) => {
      const other = candidate.toLowerCase();
      const inside =
        Math.min(small.length, other.length) > 2 &&
        (other.startsWith(small) || small.startsWith(other));
      return { candidate, far: inside ? 1 : distance(small, other) };
    })
    .filter(({ far }) => far <= Math.max(1, Math.floor(word.length / 3)));
  return near.sort((a, b) => a.far - b.far)[0]?.candidate;
}

/** A question to add to an error, such as `; did you mean "zip"?`, or nothing. */
export function didYouMean(
  word: string,
  candidates: readonly string[],
  print: (candidate: string) => string = (candidate) => `"${candidate}"`,
): string {
  const meant = closest(word, candidates);
  return meant === undefined ? "" : `; did you mean ${print(meant)}?`;
}
