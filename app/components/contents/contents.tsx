import { ChevronDown } from "lucide-react";
import { useLabels } from "../../page-context.ts";
import { contentsMark } from "./contents-behavior.ts";
import "./contents.css";

/** Its list is outside the `<details>`, which would be announced as collapsed on wide screens. */
export function Contents({ entries }: { entries: readonly { id: string; label: string }[] }) {
  const title = useLabels().contents;
  return (
    <nav className="contents" aria-label={title} {...contentsMark}>
      <p className="contents-title">{title}</p>
      <details>
        <summary className="contents-heading with-icon">
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
