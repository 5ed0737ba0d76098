/** The length of the longest common subsequence of what begins at each pair of places. */
function lengthsOf(a: readonly string[], b: readonly string[]): Uint32Array[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  for (const [row, own] of [...a.entries()].reverse()) {
    const [current, below] = [lengths[row], lengths[row + 1]];
    if (!current || !below) break;
    for (let column = b.length - 1; column >= 0; column -= 1) {
      current[column] =
        own === b[column]
          ? (below[column + 1] ?? 0) + 1
          : Math.max(below[column] ?? 0, current[column + 1] ?? 0);
    }
  }
  return lengths;
}

/** Returns the places of a list's entries in another: a longest common subsequence, by index. */
export function matches(
  before: readonly unknown[],
  after: readonly unknown[],
): ReadonlyMap<number, number> {
  const a = before.map((each) => JSON.stringify(each) ?? "");
  const b = after.map((each) => JSON.stringify(each) ?? "");
  const least = Math.min(a.length, b.length);
  let start = 0;
  while (start < least && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < least - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const found = new Map(a.slice(0, start).map((_, index) => [index, index]));
  const lengths = lengthsOf(a.slice(start, a.length - end), b.slice(start, b.length - end));
  const at = { row: 0, column: 0 };
  while (lengths[at.row]?.[at.column]) {
    const { row, column } = at;
    if (a[start + row] === b[start + column]) {
      found.set(start + row, start + column);
      at.row += 1;
      at.column += 1;
    } else if (lengths[row + 1]?.[column] === lengths[row]?.[column]) at.row += 1;
    else at.column += 1;
  }
  for (let last = end; last > 0; last -= 1) found.set(a.length - last, b.length - last);
  return found;
}

/** What stands in a list in place of what stood there before, and where: in the later list. */
export type Run = { at: number; before: unknown[]; after: unknown[] };

/** Returns the runs in which two lists differ. */
export function runsOf(before: readonly unknown[], after: readonly unknown[]): Run[] {
  const places = [...matches(before, after), [before.length, after.length] as const];
  let [from, at] = [0, 0];
  return places.flatMap(([index, place]) => {
    const run = { at, before: before.slice(from, index), after: after.slice(at, place) };
    from = index + 1;
    at = place + 1;
    return run.before.length + run.after.length > 0 ? [run] : [];
  });
}
