import { practice } from "#content/practice";
import * as photoConsultWords from "#words/photo-consult";
import { ButtonLink } from "../../components/button/button.tsx";
import { type ConsultLocation, consultStart } from "../../data-attributes.ts";

/** Opens the external e-signature form; `location` is for analytics, `note` adds who may use it. */
export function StartConsult({ location, note }: { location: ConsultLocation; note?: boolean }) {
  return (
    <div className="start-consult" {...consultStart(location)}>
      <ButtonLink href={practice.site.photoConsultUrl} newTab size="large">
        {photoConsultWords.start}
      </ButtonLink>
      {note ? <p>{photoConsultWords.startNote}</p> : null}
    </div>
  );
}
