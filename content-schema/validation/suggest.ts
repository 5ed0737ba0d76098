import leven from "leven";

/** Returns the candidate closest to a misspelled word, if one is close enough. */
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

/** Returns a suffix for an error message, such as `; did you mean "zip"?`, or an empty string. */
export function didYouMean(
  word: string,
  candidates: readonly string[],
  print: (candidate: string) => string = (candidate) => `"${candidate}"`,
): string {
  const meant = closest(word, candidates);
  return meant === undefined ? "" : `; did you mean ${print(meant)}?`;
}
