import type { ServiceSummary } from "#content";
import { ServiceIcon } from "../service-icon/service-icon.tsx";
import "./service-grid.css";

/** A grid of linked services. */
export function ServiceGrid({
  services,
  headingLevel: Heading = "h3",
}: {
  services: readonly ServiceSummary[];
  headingLevel?: "h2" | "h3";
}) {
  return (
    <ul className="service-grid">
      {services.map(({ path, title, excerpt, view }) => (
        <li key={path} className="service-grid-item">
          <ServiceIcon view={view} />
          <Heading className="service-grid-title">
            <a className="service-grid-link" href={path}>
              {title}
            </a>
          </Heading>
          <p>{excerpt}</p>
        </li>
      ))}
    </ul>
  );
}
