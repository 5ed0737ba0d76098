import { isDeepStrictEqual } from "node:util";
import { diffArrays } from "diff";
import { setValueAt } from "../content-schema/content-reader.ts";
import { hunksOf } from "../scripts/content-edit/list-diff.ts";
import { isRecord, ownValue } from "../scripts/content-edit/record.ts";
import { formatValue } from "./labels.ts";

/** A run of words, and whether one version has it or both. */
export type Diff = { kind: "same" | "removed" | "added"; text: string };

/** A changed value or, with `at`, changed entries of a list from that index on. */
type Part = { path: PropertyKey[]; before: unknown; after: unknown; at?: number };

/** Returns the fields and entries in which two versions of a record differ. */
export function partsOf(before: unknown, after: unknown, path: PropertyKey[] = []): Part[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isRecord(before) && isRecord(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) =>
      partsOf(ownValue(before, name), ownValue(after, name), [...path, name]),
    );
  }
  if (!Array.isArray(before) || !Array.isArray(after)) return [{ path, before, after }];
  const hunks = hunksOf(before, after);
  const removed = hunks.flatMap((hunk) => hunk.before);
  const added = hunks.flatMap((hunk) => hunk.after);
  // A reordered list counts as one change.
  const isReordered = removed.some((each) => added.some((other) => isDeepStrictEqual(each, other)));
  if (isReordered) return [{ path, before, after }];
  return hunks.flatMap(({ at, before: old, after: now }) => {
    const isEdited = old.length === now.length && now.every((each) => typeof each === "object");
    if (!isEdited) return [{ path, before: old, after: now, at }];
    return now.flatMap((each, index) => partsOf(old[index], each, [...path, at + index]));
  });
}

function kindOf({ added, removed }: { added: boolean; removed: boolean }): Diff["kind"] {
  if (added) return "added";
  return removed ? "removed" : "same";
}

/** In words; to compare texts that have less in common takes seconds, and more of longer ones. */
const maxEditLength = 2000;

/** Compares two versions of a value of a file word by word; one that replaces a long one, as a whole. */
export function diffWords(file: string, before: unknown, after: unknown): Diff[] {
  const wordsOf = (value: unknown) =>
    formatValue(file, value)
      .split(/(?<=[ \n])|(?=[ \n])/)
      .filter(Boolean);
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const whole = [
    { removed: true, added: false, value: old },
    { removed: false, added: true, value: now },
  ];
  const runs = diffArrays(old, now, { maxEditLength }) ?? whole;
  return runs.map((run) => ({ kind: kindOf(run), text: run.value.join("") }));
}

/** Returns the record with a part's former value in its place. */
export function revertPart(whole: unknown, { path, before, after, at }: Part): unknown {
  const copy = structuredClone(whole);
  if (at === undefined) setValueAt(copy, path, before);
  else {
    const list = path.reduce((inner, key) => Object(inner)[key], copy) as unknown[];
    list.splice(at, (after as unknown[]).length, ...(before as unknown[]));
  }
  // JSON drops fields that were undefined.
  return JSON.parse(JSON.stringify(copy));
}
