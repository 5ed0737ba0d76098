import { ChevronDown } from "lucide-react";
import { controls } from "#content";
import { contentsMark } from "./mark-current-section.ts";
import "./contents.css";

export type ContentsEntry = { id: string; label: string };

/**
 * The table of contents of a long page: a closed disclosure on narrow screens, an open list under a
 * plain heading beside the text on wide ones.
 */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <nav className="contents" aria-label={controls.contents} {...contentsMark}>
      <p className="contents-title">{controls.contents}</p>
      <details>
        <summary className="contents-heading">
          {controls.contents}
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
