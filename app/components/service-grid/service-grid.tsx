import type { ServiceSummary } from "#content/services";
import { Illustration } from "../coast/illustration.tsx";
import "../card-link/card-link.css";
import "./service-grid.css";

type Props = {
  services: readonly ServiceSummary[];
  headingLevel?: "h2" | "h3";
  /** What each says of itself: what it does, or the symptom, if there is one. */
  line?: "excerpt" | "symptom";
};

/** Services as links: a crop of each one's scene, its name, and plain words. */
export function ServiceGrid({ services, headingLevel: Heading = "h3", line = "symptom" }: Props) {
  return (
    <ul className={`service-grid service-grid-${Math.min(services.length, 4)}`}>
      {services.map(({ path, title, view, excerpt, ...service }) => (
        <li key={path} className="service-grid-item">
          <Illustration name={view} part="crop" className="service-grid-view" />
          <Heading className="service-grid-title">
            <a className="card-link" href={path}>
              {title}
            </a>
          </Heading>
          <p className="quiet">{line === "symptom" ? (service.symptom ?? excerpt) : excerpt}</p>
        </li>
      ))}
    </ul>
  );
}
