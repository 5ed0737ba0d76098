import { isDeepStrictEqual } from "node:util";
import { matchingIndexes } from "./list-diff.ts";
import { isRecord, ownValue } from "./record.ts";

/** A value that two people have changed in two ways; `path` is its place in `mine`. */
export type Conflict = { path: PropertyKey[]; mine: unknown; theirs: unknown };

/** Three versions of one value, and its place in `mine`. */
type Versions<Value = unknown> = { base: Value; mine: Value; theirs: Value; path: PropertyKey[] };

/** Whether an entry of the list stood elsewhere in `base`. */
const hasMoved = (base: readonly unknown[], list: readonly unknown[]) =>
  list.some(
    (entry, index) =>
      !isDeepStrictEqual(entry, base[index]) &&
      base.some((other) => isDeepStrictEqual(other, entry)),
  );

/** Merges entries between two that nobody has changed; those of `mine` begin at `start`. */
function mergeHunk(
  { base, mine, theirs, path }: Versions<unknown[]>,
  start: number,
  conflicts: Conflict[],
): unknown[] {
  if (isDeepStrictEqual(mine, base)) return theirs;
  if (isDeepStrictEqual(theirs, base) || isDeepStrictEqual(mine, theirs)) return mine;
  // Both have added entries.
  const isNew = (each: unknown) => !theirs.some((other) => isDeepStrictEqual(other, each));
  if (base.length === 0) return [...theirs, ...mine.filter(isNew)];
  // Both have edited entries, each in its place.
  const isEdited = (list: unknown[]) => list.length === base.length && !hasMoved(base, list);
  if (isEdited(mine) && isEdited(theirs)) {
    return base.map((entry, index) => {
      const versions = { base: entry, mine: mine[index], theirs: theirs[index] };
      return merge({ ...versions, path: [...path, start + index] }, conflicts);
    });
  }
  conflicts.push({ path, mine, theirs });
  return mine;
}

function mergeLists({ base, mine, theirs, path }: Versions<unknown[]>, conflicts: Conflict[]) {
  const inTheirs = matchingIndexes(base, theirs);
  // By their index in each version.
  const unchanged = [...matchingIndexes(base, mine)].flatMap(([baseIndex, myIndex]) => {
    const theirIndex = inTheirs.get(baseIndex);
    return theirIndex === undefined ? [] : [{ base: baseIndex, mine: myIndex, theirs: theirIndex }];
  });
  const end = { base: base.length, mine: mine.length, theirs: theirs.length };
  let start = { base: 0, mine: 0, theirs: 0 };
  return [...unchanged, end].flatMap((next) => {
    const hunk = {
      base: base.slice(start.base, next.base),
      mine: mine.slice(start.mine, next.mine),
      theirs: theirs.slice(start.theirs, next.theirs),
      path,
    };
    const merged = mergeHunk(hunk, start.mine, conflicts);
    start = { base: next.base + 1, mine: next.mine + 1, theirs: next.theirs + 1 };
    return [...merged, ...base.slice(next.base, next.base + 1)];
  });
}

function merge({ base, mine, theirs, path }: Versions, conflicts: Conflict[]): unknown {
  if (isDeepStrictEqual(mine, base)) return theirs;
  if (isDeepStrictEqual(theirs, base) || isDeepStrictEqual(mine, theirs)) return mine;
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) {
    const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
    const merged = [...names].map((name) => {
      const versions = {
        base: ownValue(base, name),
        mine: ownValue(mine, name),
        theirs: ownValue(theirs, name),
      };
      return [name, merge({ ...versions, path: [...path, name] }, conflicts)];
    });
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    return mergeLists({ base, mine, theirs, path }, conflicts);
  }
  conflicts.push({ path, mine, theirs });
  return mine;
}

/** Merges what two people made of one value: field by field, list entry by list entry. */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown) {
  const conflicts: Conflict[] = [];
  return { value: merge({ base, mine, theirs, path: [] }, conflicts), conflicts };
}
