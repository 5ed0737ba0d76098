import { groups } from "virtual:launch";
import type { CSSProperties } from "react";

const badge: CSSProperties = {
  position: "fixed",
  insetInlineStart: "0.75rem",
  insetBlockEnd: "0.75rem",
  zIndex: 50,
  maxInlineSize: "min(26rem, 90vw)",
  maxBlockSize: "70vh",
  overflow: "auto",
};

/** Rendered in development only. */
export function LaunchBadge() {
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  return (
    <aside aria-label="Launch check (development only)" className="card fine" style={badge}>
      <details>
        <summary>{count === 0 ? "Ready to launch" : `${count} to do before launch`}</summary>
        <ul>
          {groups.map(({ title, count: own }) => (
            <li key={title}>
              {title}: {own}
            </li>
          ))}
        </ul>
        <p>
          <code>npm run check:launch</code> says what to do.
        </p>
      </details>
    </aside>
  );
}
