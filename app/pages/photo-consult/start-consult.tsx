import { photoConsult, practice } from "#content";
import { ButtonLink } from "../../components/button/button.tsx";
import { type ConsultLocation, consultStart } from "../../data-attributes.ts";

/** Read only by what a practice with a photo consult renders. */
export const consult = photoConsult as NonNullable<typeof photoConsult>;

/**
 * Opens the external e-signature form in a new tab; `location` on the page is for analytics, `note`
 * adds who may use it.
 */
export function StartConsult({ location, note }: { location: ConsultLocation; note?: boolean }) {
  return (
    <div className="start-consult" {...consultStart(location)}>
      <ButtonLink href={practice.site.photoConsultUrl} newTab size="large">
        {consult.start}
      </ButtonLink>
      {note ? <p>{consult.startNote}</p> : null}
    </div>
  );
}
