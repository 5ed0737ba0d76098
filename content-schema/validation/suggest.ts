import leven from "leven";

/** Returns the word that was most likely meant, or nothing when none is near. */
export function closest(word: string, candidates: readonly string[]): string | undefined {
  const small = word.toLowerCase();
  const near = candidates
    .map((candidate) => {
      const other = candidate.toLowerCase();
      const inside =
        Math.min(small.length, other.length) > 2 &&
        (other.startsWith(small) || small.startsWith(other));
      return { candidate, far: inside ? 1 : leven(small, other) };
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
