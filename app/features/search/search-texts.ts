/** The name of the `<meta>` that has the address of the texts. */
export const textsName = "search-texts";

/** One place that the search can lead to; the build writes them from the pages' own text. */
export type SearchText = {
  /** Path and fragment. */
  href: string;
  page: string;
  /** The part's own heading; empty for the page itself. */
  heading: string;
  text: string;
  /** Other words for the page, shown nowhere. */
  words: string;
};

/**
 * Fetches the texts of all pages. The page names their file, so that a page and its texts are of the
 * same build.
 *
 * @throws {Error} when there is no such file or no network
 */
export async function loadTexts(): Promise<SearchText[]> {
  const file = document.querySelector<HTMLMetaElement>(`meta[name="${textsName}"]`)?.content;
  if (!file) throw new Error("Search: expected a page of the built site, found none");
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: expected status 200, found ${response.status}`);
  return (await response.json()) as SearchText[];
}
