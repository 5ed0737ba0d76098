/** The name of the `<meta>` with the URL of the texts. */
export const textsName = "search-texts";

/** A search target; the build extracts it from the text of a page. */
export type SearchText = {
  /** Path and fragment. */
  href: string;
  page: string;
  /** The heading of the section; empty for the page itself. */
  heading: string;
  text: string;
  /** Synonyms for the page, not displayed. */
  words: string;
};

/**
 * Fetches the texts of all pages. A `<meta>` element of the page names their file, so that both are
 * from the same build.
 *
 * @throws {Error} if the file does not exist or the network fails
 */
export async function loadTexts(): Promise<SearchText[]> {
  const file = document.querySelector<HTMLMetaElement>(`meta[name="${textsName}"]`)?.content;
  if (!file) throw new Error("Search: expected a page of the built site, found none");
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: expected status 200, found ${response.status}`);
  return (await response.json()) as SearchText[];
}
