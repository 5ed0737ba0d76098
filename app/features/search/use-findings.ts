import { useEffect, useState } from "react";
import { searchDialog } from "../../../content-schema/search.ts";
import { fill } from "../../components/fill/fill.ts";
import type { Finding } from "./find.ts";
import { loadTexts } from "./search-texts.ts";

/** After this long without a key the number of results is announced (milliseconds). */
const settleMs = 500;

type Find = (query: string) => Finding[];

/** The texts as something to search in, fetched once; null until then. Opening again tries again. */
function useSearchTexts(open: boolean): { find: Find | null; failed: boolean } {
  const [find, setFind] = useState<Find | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!open || find) return;
    setFailed(false);
    Promise.all([import("./find.ts"), loadTexts()]).then(
      ([{ makeSearch }, texts]) => setFind(() => makeSearch(texts)),
      () => setFailed(true),
    );
  }, [open, find]);
  return { find, failed };
}

/** The value as it is after nothing has changed for a while. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** The number of results in one line; empty without a query. */
function summary(query: string, count: number): string {
  if (query === "") return "";
  const { none, foundOne, foundMany } = searchDialog;
  return fill(count === 0 ? none : count === 1 ? foundOne : foundMany, { count, words: query });
}

/**
 * The pages that a query finds, the line above them, and what is announced of them. Texts are fetched
 * once, when the dialog opens; opening again tries again.
 */
export function useFindings(query: string, open: boolean) {
  const { find, failed } = useSearchTexts(open);
  const found = find && query ? find(query) : [];
  const counted = find ? summary(query, found.length) : "";
  return {
    found,
    /** Whether the texts have been searched and hold nothing. */
    missed: find !== null && query !== "" && found.length === 0,
    line: find ? counted : failed ? searchDialog.failed : searchDialog.loading,
    announcement: useSettled(counted),
  };
}
