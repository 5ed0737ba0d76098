import { ChevronDown } from "lucide-react";
import { useLabels } from "../../page-context.ts";
import { tableOfContentsAttribute } from "./table-of-contents-behavior.ts";
import "./table-of-contents.css";

/** Its list is outside the `<details>`, which would be announced as collapsed on wide screens. */
export function TableOfContents({
  entries,
}: {
  entries: readonly { id: string; label: string }[];
}) {
  const title = useLabels().contents;
  return (
    <nav className="toc" aria-label={title} {...tableOfContentsAttribute}>
      <p className="toc-title">{title}</p>
      <details>
        <summary className="toc-heading with-icon">
          {title}
          <ChevronDown />
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
