/** More than the content has texts. */
const maxEntries = 500;

/** Caches results by their texts, and returns copies, since callers change them. */
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
