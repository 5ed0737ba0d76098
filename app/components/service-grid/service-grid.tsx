import type { ServiceSummary } from "#content/services";
import { Illustration } from "../illustration/illustration.tsx";
import "../card-link/card-link.css";
import "./service-grid.css";

type Props = {
  services: readonly ServiceSummary[];
  /** The page of all services, where each says what it does; elsewhere its symptom, if it has one. */
  isIndex?: boolean;
};

/** Services as links: a crop of each one's scene, its name, and plain words. */
export function ServiceGrid({ services, isIndex }: Props) {
  const Heading = isIndex ? "h2" : "h3";
  return (
    <ul className={`service-grid service-grid-${Math.min(services.length, 4)}`}>
      {services.map(({ path, title, view, excerpt, ...service }) => (
        <li key={path} className="service-grid-item">
          <Illustration name={view} part="crop" className="service-grid-view" />
          <Heading className="service-grid-title minor">
            <a className="card-link" href={path}>
              {title}
            </a>
          </Heading>
          <p className="quiet">{(!isIndex && service.symptom) || excerpt}</p>
        </li>
      ))}
    </ul>
  );
}
