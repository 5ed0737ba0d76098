import { ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { words } from "../../../content/words.ts";
import "./contents.css";

export type ContentsEntry = { id: string; label: string };

/** From this width the table of contents has a column of its own and stands open. */
const wide = "(width >= 64rem)";

/** The table of contents of a long page: folded on a phone, beside the text where there is room. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const room = matchMedia(wide);
    const unfold = () => {
      if (details.current) details.current.open = room.matches;
    };
    unfold();
    room.addEventListener("change", unfold);
    return () => room.removeEventListener("change", unfold);
  }, []);

  return (
    <nav className="contents" aria-label={words.controls.contents}>
      <details ref={details}>
        <summary className="contents-heading">
          {words.controls.contents}
          <ChevronDown aria-hidden="true" />
        </summary>
        <ol>
          {entries.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
