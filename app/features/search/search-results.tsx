import { excerpt } from "./excerpt.ts";
import type { Finding } from "./find.ts";
import { resultLink } from "./search-marks.ts";

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
          <a className="search-result" href={href} onClick={onChoose} {...resultLink}>
            <span className="search-result-page">{page}</span>{" "}
            {heading ? <span className="search-result-part">{heading}</span> : null}{" "}
            <span className="search-result-text">
              {excerpt(text, terms).map((piece, index) => {
                const Piece = piece.found ? "mark" : "span";
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have an order and nothing else.
                return <Piece key={index}>{piece.text}</Piece>;
              })}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
