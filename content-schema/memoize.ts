/** The most results kept: more than the content has texts. */
const maxEntries = 500;

/** Computes once per texts, returns copies: checks read files several times, the form at each save. */
export function memoize<Texts extends readonly string[], Result>(
  compute: (...texts: Texts) => Result,
): (...texts: Texts) => Result {
  const cache = new Map<string, Result>();
  return (...texts) => {
    const key = texts.join("\n");
    const result = cache.get(key) ?? compute(...texts);
    if (cache.size >= maxEntries) cache.clear();
    cache.set(key, result);
    return structuredClone(result);
  };
}
