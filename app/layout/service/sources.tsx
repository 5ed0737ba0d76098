import type { Service } from "../../../content/schema.ts";

/** Where the statements on the page come from. */
export function Sources({ sources }: { sources: Service["sources"] }) {
  return (
    <section className="service-part sources" aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <ol>
        {sources.map(({ title, organization, year, url, accessed }, index) => (
          <li key={url} id={`source-${index + 1}`}>
            {organization}. <a href={url}>{title}</a>, {year}
            {accessed ? `, read ${accessed}` : ""}.
          </li>
        ))}
      </ol>
    </section>
  );
}
