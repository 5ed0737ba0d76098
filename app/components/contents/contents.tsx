import "./contents.css";

export type ContentsEntry = { id: string; label: string };

/** The table of contents of a long page; stays in view beside the text where there is room. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <nav className="contents" aria-labelledby="contents">
      <h2 id="contents" className="contents-heading">
        On this page
      </h2>
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
