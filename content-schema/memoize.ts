/** The most results kept: more than the content has texts. */
const most = 500;

/** Computes once per texts, returns copies: checks read files several times, the form at each save. */
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
