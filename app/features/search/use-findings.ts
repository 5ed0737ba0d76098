import { useEffect, useState } from "react";
import * as searchDialog from "#words/search";
import { fill } from "../../../content-schema/format/fill.ts";
import { searchTextsName } from "../../data-attributes.ts";
import { inTime } from "../../islands/in-time.ts";
import { useSettled } from "../../islands/use-settled.ts";
import type { makeSearch, SearchText } from "./find.ts";

const settleMs = 500;

/** A `<meta>` element names the file, so that page and texts are from the same build. */
async function loadTexts(): Promise<SearchText[]> {
  const file = document.querySelector<HTMLMetaElement>(`meta[name="${searchTextsName}"]`)?.content;
  if (!file) throw new Error("Search: expected a page of the built site, found none");
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: expected status 200, found ${response.status}`);
  return (await response.json()) as SearchText[];
}

/** After an error, reopening the dialog retries. */
function useSearchTexts(open: boolean) {
  const [find, setFind] = useState<ReturnType<typeof makeSearch> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!open || find) return;
    setFailed(false);
    inTime(Promise.all([import("./find.ts"), loadTexts()])).then(
      ([{ makeSearch }, texts]) => setFind(() => makeSearch(texts)),
      () => setFailed(true),
    );
  }, [open, find]);
  return { find, failed };
}

function summary(query: string, count: number): string {
  if (query === "") return "";
  const { none, foundOne, foundMany } = searchDialog;
  return fill(count === 0 ? none : count === 1 ? foundOne : foundMany, { count, words: query });
}

/** The texts are fetched once, when the dialog opens. */
export function useFindings(query: string, open: boolean) {
  const { find, failed } = useSearchTexts(open);
  const found = find && query ? find(query) : [];
  const counted = find ? summary(query, found.length) : "";
  return {
    found,
    missed: find !== null && query !== "" && found.length === 0,
    line: find ? counted : failed ? searchDialog.failed : searchDialog.loading,
    announcement: useSettled(counted, settleMs),
  };
}
