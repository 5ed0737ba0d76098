import { excerpt } from "./excerpt.ts";
import type { Finding } from "./find.ts";

/** The maximum number of results: beyond it, visitors refine the query. */
const most = 10;

/** The matching pages, each with an excerpt around the matched words. */
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
          <a className="search-result" href={href} onClick={onChoose}>
            <span className="search-result-page">{page}</span>{" "}
            {heading ? <span className="search-result-part">{heading}</span> : null}{" "}
            <span className="search-result-text">
              {excerpt(text, terms).map((piece, index) => {
                const Piece = piece.found ? "mark" : "span";
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
                return <Piece key={index}>{piece.text}</Piece>;
              })}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
