import { Link } from "react-router";
import { excerpt } from "./excerpt.ts";
import type { Finding } from "./find.ts";

/** More than this nobody reads; the words should be changed instead. */
const most = 10;

/** The pages that were found, each with the sentence in which the words stand. */
export function SearchResults({
  found,
  onChoose,
}: {
  found: readonly Finding[];
  onChoose: () => void;
}) {
  return (
    <ol className="search-results">
      {found.slice(0, most).map(({ href, page, heading, text, terms }) => (
        <li key={href}>
          <Link className="search-result" to={href} onClick={onChoose} data-search-link>
            <span className="search-result-page">{page}</span>
            {heading ? <span className="search-result-part">{heading}</span> : null}
            <span className="search-result-text">
              {excerpt(text, terms).map((piece, index) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have an order and nothing else.
                piece.found ? <mark key={index}>{piece.text}</mark> : piece.text,
              )}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
