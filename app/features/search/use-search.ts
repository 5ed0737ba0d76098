import * as searchWords from "#words/search";
import { fill } from "../../../content-schema/format/fill.ts";
import { searchTextsName } from "../../data-attributes.ts";
import { useDebounced } from "../../islands/use-debounced.ts";
import { useLoaded } from "../../islands/use-loaded.ts";
import type { SearchText } from "./search-index.ts";

const announceDelayMs = 500;

/** A `<meta>` element names the file, so that page and texts are from the same build. */
async function loadTexts(): Promise<SearchText[]> {
  const file = document.querySelector<HTMLMetaElement>(`meta[name="${searchTextsName}"]`)?.content;
  if (!file) throw new Error("Search: expected a page of the built site, found none");
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: expected status 200, found ${response.status}`);
  return (await response.json()) as SearchText[];
}

async function loadSearch() {
  const [{ createSearchIndex }, texts] = await Promise.all([
    import("./search-index.ts"),
    loadTexts(),
  ]);
  return { find: createSearchIndex(texts) };
}

function summary(query: string, count: number): string {
  if (query === "") return "";
  const { none, foundOne, foundMany } = searchWords;
  const some = count === 1 ? foundOne : foundMany;
  return fill(count === 0 ? none : some, { count, words: query });
}

/** The texts are fetched once, when the dialog opens; after an error, reopening it retries. */
export function useSearch(query: string, open: boolean) {
  const { value, failed } = useLoaded(loadSearch, open);
  const find = value?.find;
  const found = find && query ? find(query) : [];
  const counts = find ? summary(query, found.length) : "";
  const waiting = failed ? searchWords.failed : searchWords.loading;
  return {
    found,
    hasNoResults: find !== undefined && query !== "" && found.length === 0,
    message: find ? counts : waiting,
    announcement: useDebounced(counts, announceDelayMs),
  };
}
