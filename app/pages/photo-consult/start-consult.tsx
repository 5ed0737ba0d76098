import { photoConsult } from "../../../content-schema/photo-consult.ts";
import { ButtonLink } from "../../components/button/button.tsx";
import "./start-consult.css";

/** The button's place on the page, for analytics. */
export type StartLocation = "hero_section" | "steps_section" | "steps_cta";

/** Opens the external e-signature form in a new tab; `note` says who may use it. */
export function StartConsult({
  location,
  url,
  note = false,
}: {
  location: StartLocation;
  url: string;
  note?: boolean;
}) {
  return (
    <div className="start-consult" data-location={location}>
      <ButtonLink href={url} newTab size="large">
        {photoConsult.start}
      </ButtonLink>
      {note ? <p>{photoConsult.startNote}</p> : null}
    </div>
  );
}
