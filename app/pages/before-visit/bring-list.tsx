import { visit } from "#content";

/** What to bring to the appointment. */
export function BringList() {
  const { eyebrow, heading, lead, list, source } = visit.bring;
  return (
    <aside className="bring-list" aria-labelledby="bring">
      <p className="eyebrow">{eyebrow}</p>
      <h3 id="bring">{heading}</h3>
      <p>{lead}</p>
      <ul>
        {list.map(({ what, why }) => (
          <li key={what}>
            <b>{what}</b> <span>{why}</span>
          </li>
        ))}
      </ul>
      <p className="bring-list-source">
        <a href={source.url}>{source.label}</a>
      </p>
    </aside>
  );
}
