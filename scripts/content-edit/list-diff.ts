import { isDeepStrictEqual as comparator } from "node:util";
import { diffArrays } from "diff";

/** Returns the places of a list's entries in another: a longest common subsequence, by index. */
export function matchingIndexes(before: readonly unknown[], after: readonly unknown[]) {
  const found = new Map<number, number>();
  let [from, at] = [0, 0];
  for (const { added, removed, count } of diffArrays([...before], [...after], { comparator })) {
    if (!added && !removed) {
      for (let step = 0; step < count; step += 1) found.set(from + step, at + step);
    }
    if (!added) from += count;
    if (!removed) at += count;
  }
  return found;
}

/** A replacement of entries: `at` is an index in the later list. */
type Hunk = { at: number; before: unknown[]; after: unknown[] };

/** Returns the hunks in which two lists differ. */
export function hunksOf(before: readonly unknown[], after: readonly unknown[]): Hunk[] {
  const places = [...matchingIndexes(before, after), [before.length, after.length] as const];
  let [from, at] = [0, 0];
  return places.flatMap(([index, place]) => {
    const hunk = { at, before: before.slice(from, index), after: after.slice(at, place) };
    from = index + 1;
    at = place + 1;
    return hunk.before.length + hunk.after.length > 0 ? [hunk] : [];
  });
}
