/** The most results kept: more than the content has texts. */
const most = 500;

/**
 * Returns a function that computes each result once per texts and returns copies of it: a check reads
 * each file several times, and the form checks all of them at each save. What throws is computed again.
 */
export function memoize<Texts extends readonly string[], Result>(
  compute: (...texts: Texts) => Result,
): (...texts: Texts) => Result {
  const known = new Map<string, Result>();
  return (...texts) => {
    const key = texts.join("\n");
    const result = known.get(key) ?? compute(...texts);
    if (known.size >= most) known.clear();
    known.set(key, result);
    return structuredClone(result);
  };
}
