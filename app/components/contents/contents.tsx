import { ChevronDown } from "lucide-react";
import { controls } from "#content";
import { contentsMark } from "../../data-attributes.ts";
import { useTranslation } from "../../page-context.ts";
import "./contents.css";

export type ContentsEntry = { id: string; label: string };

/**
 * The table of contents of a long page: a list under a plain heading beside the text on wide
 * screens, which a disclosure folds on narrow ones. The list is not inside the `<details>`, which
 * would be announced as collapsed where the list is always displayed.
 */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const title = useTranslation()?.labels?.contents ?? controls.contents;
  return (
    <nav className="contents" aria-label={title} {...contentsMark}>
      <p className="contents-title">{title}</p>
      <details>
        <summary className="contents-heading">
          {title}
          <ChevronDown aria-hidden="true" />
        </summary>
      </details>
      <ol>
        {entries.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
