import { photoConsult } from "../../../content-schema/photo-consult.ts";
import { ButtonLink } from "../../components/button/button.tsx";
import "./photo-consult.css";

/** Where on the page a consult was started. */
export type StartLocation = "hero_section" | "steps_section" | "steps_cta";

/** Opens the external e-signature form in a new tab. */
export function StartConsult({ location, url }: { location: StartLocation; url: string }) {
  return (
    <div className="start-consult" data-location={location}>
      <ButtonLink href={url} newTab size="large">
        {photoConsult.start}
      </ButtonLink>
      <p>{photoConsult.startNote}</p>
    </div>
  );
}
